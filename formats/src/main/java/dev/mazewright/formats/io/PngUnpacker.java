package dev.mazewright.formats.io;

import java.io.IOException;

/** Unpacks PNG pictures. It is found as a service, as what reads PNG files needs this package. */
public interface PngUnpacker {
    /**
     * The pixels of a picture of this size, row by row: opacity, from 0 to 255, red, green and blue, a byte each, the first highest.
     *
     * @throws BadDataException if the file is damaged
     * @throws IOException if the unpacker fails otherwise
     */
    int[] pixels(byte[] file, int width, int height) throws IOException;
}
