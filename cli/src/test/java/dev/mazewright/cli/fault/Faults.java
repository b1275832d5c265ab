package dev.mazewright.cli.fault;

import java.io.IOException;
import java.nio.file.Path;

/** Counts the operations on files within a folder, and fails one of them, or all from one on. */
public final class Faults {
    private static volatile String folder = "";
    private static volatile boolean forEver;
    private static long failing;
    private static long counted;
    private static String failed = "";

    private Faults() {}

    /** The operation of this number on files of that folder fails, and, if {@code always}, all after it do; 0 for none. */
    public static synchronized void arm(String within, long number, boolean always) {
        folder = within;
        failing = number;
        forEver = always;
        counted = 0;
        failed = "";
    }

    /** What has failed first, or nothing. */
    public static synchronized String failed() {
        return failed;
    }

    /** Another operation. */
    static void count(String what, Path path) throws IOException {
        if (folder.isEmpty() || !path.toString().startsWith(folder)) {
            return;
        }
        synchronized (Faults.class) {
            counted++;
            if (failing > 0 && (counted == failing || (forEver && counted > failing))) {
                failed = failed.isEmpty() ? what + " " + path.getFileName() : failed;
                throw new IOException("Input/output error");
            }
        }
    }
}
