package comptoir.server.load;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

/** The least a WebSocket client can be, so that a benchmark on one machine measures the server and not the client. */
final class SocketClient implements AutoCloseable {

    private static final int MORE = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;

    SocketClient(URI server) throws IOException {
        socket = new Socket(server.getHost(), server.getPort());
        socket.setTcpNoDelay(true);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 32 * 1024));
        out = new BufferedOutputStream(socket.getOutputStream(), 4 * 1024);
        out.write(("GET /api/socket HTTP/1.1\r\nHost: " + server.getAuthority()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: Y29tcHRvaXIgYmVuY2htIQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        out.flush();
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) head.append((char) in.readUnsignedByte());
        if (!head.toString().startsWith("HTTP/1.1 101")) throw new IOException("no WebSocket: " + head);
    }

    void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private void send(int kind, byte[] payload) throws IOException {
        out.write(0x80 | kind);
        if (payload.length < 126) out.write(0x80 | payload.length);
        else {
            out.write(0x80 | 126);
            out.write(payload.length >>> 8);
            out.write(payload.length);
        }
        int mask = ThreadLocalRandom.current().nextInt();
        for (int i = 3; i >= 0; i--) out.write(mask >>> (8 * i));
        for (int i = 0; i < payload.length; i++) payload[i] ^= (byte) (mask >>> (8 * (3 - i % 4)));
        out.write(payload);
        out.flush();
    }

    /** The next text, put together where it comes in parts; pings are answered on the way. */
    byte[] receive() throws IOException {
        var parts = new ByteArrayOutputStream(0);
        while (true) {
            int head = in.readUnsignedByte();
            int kind = head & 0x0f;
            boolean last = (head & 0x80) != 0;
            long length = in.readUnsignedByte() & 0x7f;
            if (length == 126) length = in.readUnsignedShort();
            else if (length == 127) length = in.readLong();
            var payload = in.readNBytes((int) length);
            if (payload.length < length) throw new EOFException();
            switch (kind) {
                case TEXT, MORE -> {
                    if (last && parts.size() == 0) return payload;
                    parts.write(payload);
                    if (last) return parts.toByteArray();
                }
                case PING -> send(PONG, payload);
                case CLOSE -> throw new EOFException("closed: " + new String(payload, StandardCharsets.UTF_8));
                default -> {}
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
