package dev.mazewright.formats.deflate;

import java.io.IOException;

/** Where packed bytes come from. */
@FunctionalInterface
public interface Packed {
    /** Reads some bytes into an array, at most this number; returns how many, at least one, or -1 at the end. */
    int read(byte[] to, int from, int length) throws IOException;
}
