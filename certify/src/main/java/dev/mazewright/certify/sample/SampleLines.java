package dev.mazewright.certify.sample;

import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Samples from a stream of text: a line a sample, the numbers of its edges, separated by spaces or tabs. Lines may end as
 * on Windows; empty ones after the last sample are ignored, unless the grid has no edges.
 */
public final class SampleLines implements Samples {
    private static final int BUFFER = 1 << 16;
    private static final int DIGITS = 10;

    private final InputStream in;
    private final String source;
    private final int edges;
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int end;
    private long line;

    /**
     * The samples of a stream.
     *
     * @param source its name, for messages
     */
    public SampleLines(InputStream in, String source, EdgeNumbers edges) {
        this.in = in;
        this.source = source;
        this.edges = edges.count();
    }

    /**
     * The sample of the next line.
     *
     * @throws BadDataException if the line is not a set of numbers of edges
     */
    @Override
    public boolean next(long[] sample) throws IOException {
        long empty = 0;
        while (true) {
            int c = read();
            if (c < 0) {
                return false;
            }
            line++;
            Arrays.fill(sample, 0);
            if (readLine(c, sample) || edges == 0) {
                if (empty > 0) {
                    line -= empty;
                    throw bad("an empty line");
                }
                return true;
            }
            empty++;
        }
    }

    /** Reads a line to its end; returns whether there was a number in it. */
    private boolean readLine(int first, long[] sample) throws IOException {
        boolean isFilled = false;
        int c = first;
        while (c >= 0 && c != '\n') {
            if (c == ' ' || c == '\t' || c == '\r') {
                c = read();
                continue;
            }
            long number = 0;
            int digits = 0;
            for (; c >= '0' && c <= '9'; c = read()) {
                number = number * 10 + c - '0';
                if (++digits > DIGITS) {
                    throw bad("a number of more than " + DIGITS + " digits");
                }
            }
            if (digits == 0) {
                throw bad(c > ' ' && c < 0x7F ? "'" + (char) c + "'" : "byte " + c);
            }
            if (number >= edges) {
                throw bad(Long.toString(number));
            }
            int word = (int) number >>> 6;
            if ((sample[word] >>> number & 1) != 0) {
                throw bad(number + " for the second time");
            }
            sample[word] |= 1L << number;
            isFilled = true;
        }
        return isFilled;
    }

    private int read() throws IOException {
        if (at == end) {
            end = in.read(buffer, 0, buffer.length);
            at = 0;
            if (end <= 0) {
                end = 0;
                return -1;
            }
        }
        return buffer[at++] & 0xFF;
    }

    private BadDataException bad(String found) {
        return new BadDataException(
                source, "line " + line, found,
                edges == 0 ? "no edges" : "numbers of edges, 0 to " + (edges - 1) + ", each once, separated by spaces");
    }
}
