package comptoir.server.admin;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Tagged;
import comptoir.server.table.Refused;
import comptoir.server.wire.Reading;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Where admin commands reach a running server: a socket in its data folder that only its own user may open. One JSON object
 * in, one out. The machine's own rights on files decide who may, so there is no secret to keep and no door to the network.
 */
public final class AdminSocket implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(AdminSocket.class.getName());
    private static final String NAME = "admin.sock";
    private static final Map<String, Class<? extends Record>> REQUESTS = Reading.byWord(AdminRequest.class);
    private static final int LONGEST = 16 * 1024;

    private final Path file;
    private final ServerSocketChannel channel;

    private AdminSocket(Path file, ServerSocketChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Opens it in a folder. @throws IOException where that cannot be, or another server has it */
    public static AdminSocket open(Path data, Function<AdminRequest, AdminAnswer> commands) throws IOException {
        Files.createDirectories(data);
        var file = data.resolve(NAME);
        if (answers(file)) throw new IOException("another server has " + file);
        Files.deleteIfExists(file); // of a server that was killed
        var channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.bind(UnixDomainSocketAddress.of(file));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        } catch (IOException | RuntimeException failure) {
            channel.close();
            throw failure instanceof IOException io ? io : new IOException(failure.getMessage(), failure);
        }
        var socket = new AdminSocket(file, channel);
        Thread.ofPlatform().daemon().name("admin").start(() -> socket.listen(commands));
        return socket;
    }

    private static boolean answers(Path file) {
        if (!Files.exists(file)) return false;
        try (var _ = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }

    private void listen(Function<AdminRequest, AdminAnswer> commands) {
        while (channel.isOpen()) {
            try (var caller = channel.accept()) {
                answer(caller, commands);
            } catch (ClosedChannelException over) {
                return;
            } catch (IOException | RuntimeException | Error fault) {
                // Whoever asked sees that no answer comes; the next one is served.
                LOGGER.log(Level.WARNING, "an admin command could not be answered", fault);
            }
        }
    }

    private static void answer(SocketChannel caller, Function<AdminRequest, AdminAnswer> commands) throws IOException {
        var command = line(caller);
        if (command == null) return; // only wanted to know whether somebody is here
        AdminAnswer answer;
        try {
            answer = commands.apply(request(Tree.of("command", Json.readObject(command))));
        } catch (BadInput | Refused wrong) {
            answer = AdminAnswer.error(String.valueOf(wrong.getMessage()));
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "an admin command failed", fault);
            answer = AdminAnswer.error("it failed: " + fault.getMessage());
        }
        write(caller, Json.write(answer));
    }

    private static AdminRequest request(Tree command) {
        var type = REQUESTS.get(command.at(Tagged.ASKED).text());
        if (type == null) throw command.at(Tagged.ASKED).wrong(Text.say("is no admin command"));
        return (AdminRequest) Reading.read(type, command);
    }

    /** Asks the server of a data folder. */
    static AdminAnswer ask(Path data, AdminRequest request) {
        var file = data.resolve(NAME);
        if (!answers(file))
            throw new BadInput("no server runs with the data folder " + data
                    + " (--data names another; a server says its own with --data or COMPTOIR_DATA)");
        try (var socket = SocketChannel.open(UnixDomainSocketAddress.of(file))) {
            write(socket, Json.write(request));
            var said = line(socket);
            if (said == null) throw new IOException("it ended before it had answered");
            var answer = Reading.read(AdminAnswer.class, Tree.of("answer", Json.readObject(said)));
            if (answer.error() != null) throw new BadInput(answer.error());
            return answer;
        } catch (IOException failure) {
            throw new BadInput("the server did not answer: " + failure.getMessage(), failure);
        }
    }

    private static void write(SocketChannel socket, String line) throws IOException {
        var bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) socket.write(bytes);
    }

    private static @Nullable String line(SocketChannel socket) throws IOException {
        return new BufferedReader(Channels.newReader(socket, StandardCharsets.UTF_8), LONGEST).readLine();
    }

    @Override
    public void close() {
        try {
            channel.close();
            Files.deleteIfExists(file);
        } catch (IOException left) {
            LOGGER.log(Level.DEBUG, "the admin socket could not be taken away", left);
        }
    }
}
