package dev.mazewright.formats.maze;

import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The bytes of a {@link MazeFormat} file, which knows where it is: messages count bytes from 0. */
final class FileIn {
    private final InputStream in;
    private final String name;
    private final byte[] few = new byte[Long.BYTES];
    private long position;

    FileIn(InputStream in, String name) {
        this.in = in;
        this.name = name;
    }

    long position() {
        return position;
    }

    String name() {
        return name;
    }

    /** The next bytes; fewer than asked for only at the end of the file. */
    byte[] upTo(int count) throws IOException {
        byte[] bytes = in.readNBytes(count);
        position += bytes.length;
        return bytes;
    }

    /** Reads the first of these bytes, of which the file must have this number. */
    void fill(byte[] bytes, int length, String expected) throws IOException {
        int count = in.readNBytes(bytes, 0, length);
        position += count;
        require(count == length, position, "the end of the file", expected);
    }

    void checksum(int computed, String of) throws IOException {
        fill(few, Integer.BYTES, "the checksum " + of);
        require(Checksums.numbers(few).getInt(0) == computed, position - Integer.BYTES, "a wrong checksum " + of,
                "the one of those bytes; the file is damaged");
    }

    /** What follows the last block: that it is the last, the checksum of the whole file, and nothing else. */
    void end(Checksums checksums) throws IOException {
        fill(few, Checksums.END.length, "MAZE-END");
        require(Arrays.equals(few, Checksums.END), position - Checksums.END.length, "other bytes", "MAZE-END");
        checksum(checksums.whole(), "of the whole file");
        require(in.read() < 0, position, "more bytes", "the end of the file");
    }

    void require(boolean isGood, long at, String found, String expected) throws BadDataException {
        if (!isGood) {
            throw bad(at, found, expected);
        }
    }

    BadDataException bad(long at, String found, String expected) {
        return new BadDataException(name, "byte " + at, found, expected);
    }
}
