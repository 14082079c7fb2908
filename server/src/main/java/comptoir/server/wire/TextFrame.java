package comptoir.server.wire;

import io.helidon.common.buffers.BufferData;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * A WebSocket text message that is written as bytes. The library takes text, turns it into bytes and copies those behind a
 * header; that was a third of all the memory that an answer cost.
 */
final class TextFrame extends OutputStream {

    /** The longest header there is: the real one is put right before the text once its length is known. */
    private static final int ROOM = 10;

    private static final int FINAL_TEXT = 0x81;
    private static final int SHORT = 126;
    private static final int LONG = 127;

    private byte[] bytes;
    private int end = ROOM;

    /** @param expected how long the text may be; more is no trouble */
    TextFrame(int expected) {
        bytes = new byte[ROOM + expected];
    }

    @Override
    public void write(int value) {
        makeRoom(1);
        bytes[end++] = (byte) value;
    }

    @Override
    public void write(byte[] more, int from, int count) {
        makeRoom(count);
        System.arraycopy(more, from, bytes, end, count);
        end += count;
    }

    private void makeRoom(int count) {
        if (end + count > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, end + count));
    }

    /** How long the text is so far, in bytes. */
    int length() {
        return end - ROOM;
    }

    /** The message as it goes over the wire. */
    BufferData message() {
        int length = length();
        int lengthBytes = length < SHORT ? 0 : length <= 0xffff ? 2 : 8;
        int start = ROOM - 2 - lengthBytes;
        bytes[start] = (byte) FINAL_TEXT;
        bytes[start + 1] = (byte) (lengthBytes == 0 ? length : lengthBytes == 2 ? SHORT : LONG);
        for (int i = 0; i < lengthBytes; i++) bytes[ROOM - 1 - i] = (byte) ((long) length >>> (8 * i));
        return BufferData.createReadOnly(bytes, start, end - start);
    }
}
