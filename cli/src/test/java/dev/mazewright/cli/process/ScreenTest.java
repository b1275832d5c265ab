package dev.mazewright.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.command.TerminalStage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Animations on a real terminal, which {@code script} (util-linux) makes: however they end, it is as it was before. */
class ScreenTest {
    private static final String ENTER = "\u001b[?1049h";
    private static final String LEAVE = "\u001b[?1049l";

    @TempDir Path folder;

    /** A program that shows pictures for as long as anybody watches. */
    static final class Pictures {
        private Pictures() {}

        public static void main(String[] arguments) throws IOException {
            try (TerminalStage stage = new TerminalStage(Terminal.own(), 1, null)) {
                int shown = 0;
                while (stage.show("picture " + shown + "\n" + "wide ".repeat(1000) + "\nlow".repeat(1000))) {
                    shown++;
                }
                stage.println("the end");
            }
        }
    }

    @BeforeEach
    void needsATerminal() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no script (util-linux)");
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "there is no /proc");
        Process alive = new ProcessBuilder("/bin/sh", "-c", "kill -INT $$; echo alive").start();
        assumeTrue(alive.getInputStream().readAllBytes().length == 0, "INT is ignored by what these tests start");
    }

    private record Ended(String code, String text) {
        String afterThePictures() {
            return text.substring(text.lastIndexOf(LEAVE) + LEAVE.length());
        }
    }

    /** Watches the pictures, then presses keys, or, without keys, terminates the program. */
    private Ended watch(String keys) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Files.writeString(
                folder.resolve("run.sh"),
                "trap : INT\nstty rows 10 cols 40\nstty -g >before\n'" + java + "' -XX:TieredStopAtLevel=1 -cp '"
                        + System.getProperty("java.class.path") + "' '" + Pictures.class.getName() + "' &\n"
                        + "echo $! >pid\n" + "fg >/dev/null\necho $? >code\nstty -g >after\n");
        Process process = new ProcessBuilder("script", "-qec", "sh -m run.sh", "/dev/null")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        StringBuilder text = new StringBuilder();
        InputStream out = process.getInputStream();
        byte[] chunk = new byte[1 << 13];
        boolean pressed = false;
        for (int read = out.read(chunk); read >= 0; read = out.read(chunk)) {
            text.append(new String(chunk, 0, read, StandardCharsets.UTF_8));
            if (!pressed && text.indexOf("picture 3") >= 0) {
                pressed = true;
                if (keys.isEmpty()) {
                    String pid = Files.readString(folder.resolve("pid")).strip();
                    new ProcessBuilder("kill", "-TERM", pid).start().waitFor();
                } else {
                    OutputStream in = process.getOutputStream();
                    in.write(keys.getBytes(StandardCharsets.US_ASCII));
                    in.flush();
                }
            }
        }
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("it ends").isTrue();
        assertThat(folder.resolve("after")).hasSameTextualContentAs(folder.resolve("before"));
        assertThat(text.indexOf(ENTER)).isNotNegative();
        assertThat(text.lastIndexOf(LEAVE)).isGreaterThan(text.lastIndexOf(ENTER));
        assertThat(text).contains("\u001b[?25h").doesNotContain("picture 300");
        // A window of 10 rows and 40 columns, of which nothing is left over.
        assertThat(text).contains("wide ".repeat(8) + "\u001b").doesNotContain("wide ".repeat(8) + "w", "\u001b[11;1H");
        return new Ended(Files.readString(folder.resolve("code")).strip(), text.toString());
    }

    @Test
    void qIsACleanEnd() throws Exception {
        Ended ended = watch("xyq");
        assertThat(ended.code()).isEqualTo("0");
        assertThat(ended.afterThePictures().strip()).isEqualTo("the end");
    }

    @Test
    void interrupted() throws Exception {
        Ended ended = watch("\u0003");
        assertThat(ended.code()).isEqualTo("130");
        assertThat(ended.afterThePictures()).doesNotContain("picture", "end");
    }

    @Test
    void terminated() throws Exception {
        Ended ended = watch("");
        assertThat(ended.code()).isEqualTo("143");
        assertThat(ended.afterThePictures()).doesNotContain("picture", "end");
    }
}
