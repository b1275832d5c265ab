package dev.mazewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.process.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a terminal of its own, by util-linux's {@code script}. */
class ProgressTest {
    private static final String CLEAR = "\r\u001b[K";

    @TempDir Path folder;

    /** Work that takes long. */
    static final class LongWork {
        private LongWork() {}

        public static void main(String[] arguments) throws InterruptedException {
            try (Progress progress = new Progress("reading a picture", Terminal.own())) {
                progress.now("reading a picture");
                Thread.sleep(arguments.length > 0 ? 1500 : 60_000);
            }
        }
    }

    @BeforeEach
    void needsATerminal() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no script (util-linux)");
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "there is no /proc");
        Process alive = new ProcessBuilder("/bin/sh", "-c", "kill -INT $$; echo alive").start();
        assumeTrue(alive.getInputStream().readAllBytes().length == 0, "INT is ignored by what these tests start");
    }

    /** What the terminal shows of long work, to its end or to Ctrl-C once the line is there. */
    private String watch(String redirected, boolean isInterrupted) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Files.writeString(
                folder.resolve("run.sh"),
                "trap : INT\n'" + java + "' -XX:TieredStopAtLevel=1 -cp '" + System.getProperty("java.class.path") + "' '"
                        + LongWork.class.getName() + "' " + (isInterrupted ? "" : "short") + redirected + "\necho $? >code\n");
        Process process = new ProcessBuilder("script", "-qec", "sh run.sh", "/dev/null")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        StringBuilder text = new StringBuilder();
        InputStream out = process.getInputStream();
        boolean isPressed = !isInterrupted;
        byte[] chunk = new byte[1 << 10];
        for (int read = out.read(chunk); read >= 0; read = out.read(chunk)) {
            text.append(new String(chunk, 0, read, StandardCharsets.UTF_8));
            if (!isPressed && text.indexOf("reading a picture ... ") >= 0) {
                isPressed = true;
                process.getOutputStream().write(3);
                process.getOutputStream().flush();
            }
        }
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).as("it ends").isTrue();
        return text.toString();
    }

    private String code() throws IOException {
        return Files.readString(folder.resolve("code")).strip();
    }

    @Test
    void lineIsGoneAtTheEnd() throws Exception {
        assertThat(watch("", false)).contains("reading a picture ... 1 s").endsWith(CLEAR);
        assertThat(code()).isEqualTo("0");
    }

    @Test
    void lineIsGoneAfterCtrlC() throws Exception {
        assertThat(watch("", true)).contains("reading a picture ... 1 s").endsWith(CLEAR);
        assertThat(code()).isEqualTo("130");
    }

    @Test
    void nothingIsShownInAFile() throws Exception {
        assertThat(watch(" 2>log", false)).isEmpty();
        assertThat(folder.resolve("log")).isEmptyFile();
    }
}
