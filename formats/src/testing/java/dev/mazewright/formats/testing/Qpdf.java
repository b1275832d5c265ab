package dev.mazewright.formats.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A reader of PDF that others made; tests that need it are skipped where it is not. */
public final class Qpdf {
    private Qpdf() {}

    /** The objects of a file as plain text, streams unpacked, in Latin 1; the file has no error that qpdf detects. */
    public static String text(byte[] file) throws IOException {
        Path pdf = Files.createTempFile("qpdf", ".pdf");
        try {
            Files.write(pdf, file);
            run("--check", pdf.toString());
            return run("--qdf", "--object-streams=disable", pdf.toString(), "-");
        } finally {
            Files.delete(pdf);
        }
    }

    private static String run(String... options) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("qpdf");
        builder.command().addAll(List.of(options));
        Process process;
        try {
            process = builder.redirectErrorStream(true).start();
        } catch (IOException e) {
            assumeTrue(false, "qpdf is not installed; package qpdf");
            throw e;
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        try {
            assertThat(process.waitFor()).as(out).isZero();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        return out;
    }
}
