package comptoir.server.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Behind nginx, below a path")
class BehindNginxTest extends ProxyTest {

    BehindNginxTest() {
        super("/usr/sbin/nginx", "nginx-light");
    }

    @Override
    List<String> command(Path folder, int port, String inside) throws IOException {
        var server = documented("nginx")
                .replaceAll("(?m)^ *(listen|server_name|ssl_).*\\n", "")
                .replace("127.0.0.1:8080", inside)
                .replaceFirst("server \\{", "server { listen 127.0.0.1:" + port + ";");
        var file = Files.writeString(folder.resolve("nginx.conf"), """
            daemon off;
            pid %1$s/pid;
            error_log stderr;
            events {}
            http {
                access_log off;
                client_body_temp_path %1$s/body;
                proxy_temp_path %1$s/proxy;
                fastcgi_temp_path %1$s/fastcgi;
                uwsgi_temp_path %1$s/uwsgi;
                scgi_temp_path %1$s/scgi;
            %2$s}
            """.formatted(folder, server));
        return List.of("-e", "stderr", "-c", file.toString());
    }
}
