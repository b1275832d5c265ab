package dev.mazewright.formats.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** An interpreter of PostScript that others made; tests that need it are skipped where it is not. */
public final class Ghostscript {
    private static final boolean IS_THERE = isThere();

    private Ghostscript() {}

    /** What a device of Ghostscript makes of a file whose page is its bounding box. */
    public static byte[] run(byte[] file, String... options) throws IOException {
        assumeTrue(IS_THERE, "Ghostscript (gs) is not installed; package ghostscript");
        List<String> command = new ArrayList<>(
                List.of("gs", "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop", "-sstdout=%stderr"));
        command.addAll(List.of(options));
        command.addAll(List.of("-sOutputFile=-", "-"));
        Process process = new ProcessBuilder(command).start();
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        Thread listener = Thread.ofVirtual().start(() -> drain(process.getErrorStream(), complaints));
        Thread feeder = Thread.ofVirtual().start(() -> feed(file, process.getOutputStream()));
        byte[] made = process.getInputStream().readAllBytes();
        try {
            feeder.join();
            listener.join();
            assertThat(process.waitFor()).as(complaints.toString(StandardCharsets.UTF_8)).isZero();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        assertThat(complaints.toString(StandardCharsets.UTF_8)).as("what Ghostscript says").isEmpty();
        return made;
    }

    private static boolean isThere() {
        try {
            Process process = new ProcessBuilder("gs", "--version").redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor() == 0;
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }

    private static void drain(InputStream in, ByteArrayOutputStream complaints) {
        try (in) {
            in.transferTo(complaints);
        } catch (IOException e) {
            complaints.writeBytes(e.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void feed(byte[] file, OutputStream out) {
        try (out) {
            out.write(file);
        } catch (IOException e) {
            // it stopped reading, and its exit code says why
        }
    }
}
