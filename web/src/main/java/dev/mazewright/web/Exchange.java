package dev.mazewright.web;

import dev.mazewright.core.run.ByteView;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.teavm.interop.Export;

/**
 * How JavaScript calls Java: fields of bytes in, fields of bytes out. Each field is its length in four bytes, the lowest first,
 * and its bytes, filled up to a multiple of four; texts are UTF-8. Only numbers cross the border, so the loader needs nothing of
 * TeaVM's script, which evaluates strings and would be refused by a page with a strict Content-Security-Policy.
 *
 * <p>JavaScript calls {@code reserve}, {@code put} for each four bytes, then an operation, which returns 0 or the exit code of
 * the error, and then {@code size} and {@code get}: the result, or the sentence of the error.
 */
public final class Exchange {
    private static final int WORD = Integer.BYTES;
    private static byte[] in = {};
    private static byte[] out = {};
    private static int size;

    private Exchange() {}

    // ---- called from JavaScript

    /** Makes room for the fields of the next operation, this number of bytes in all. */
    @Export(name = "reserve")
    public static void reserve(int bytes) {
        in = new byte[bytes];
    }

    /** Four bytes of them. */
    @Export(name = "put")
    public static void put(int at, int word) {
        ByteView.putLittle(in, at, word);
    }

    /** How many bytes the last operation answered. */
    @Export(name = "size")
    public static int size() {
        return size;
    }

    /** Four bytes of them. */
    @Export(name = "get")
    public static int get(int at) {
        return (out[at] & 255) | (out[at + 1] & 255) << 8 | (out[at + 2] & 255) << 16 | out[at + 3] << 24;
    }

    /** Forgets the last operation, so that its memory is free. */
    @Export(name = "forget")
    public static void forget() {
        in = new byte[0];
        out = new byte[0];
        size = 0;
    }

    // ---- called by the operations

    /** What an operation does. */
    interface Operation {
        void run() throws Exception;
    }

    /** Does it; its exit code. */
    static int run(Operation operation) {
        size = 0;
        try {
            operation.run();
            return 0;
        } catch (Throwable e) { // whatever it is, the caller gets its sentence
            size = 0;
            answer(String.valueOf(e.getMessage() == null ? e.toString() : e.getMessage()));
            return code(e);
        }
    }

    /** The exit codes of the command line. */
    private static int code(Throwable e) {
        return switch (e) {
            case UsageException usage -> 64;
            case NoPathException path -> 1;
            case BadDataException data -> 65;
            case InsufficientMemoryException memory -> 69;
            default -> 70;
        };
    }

    /** A field of the request, from 0. */
    static byte[] bytes(int field) {
        int at = 0;
        for (int i = 0; i < field; i++) {
            at += WORD + padded(length(at));
        }
        return Arrays.copyOfRange(in, at + WORD, at + WORD + length(at));
    }

    private static int length(int at) {
        return (in[at] & 255) | (in[at + 1] & 255) << 8 | (in[at + 2] & 255) << 16 | in[at + 3] << 24;
    }

    private static int padded(int length) {
        return (length + WORD - 1) / WORD * WORD;
    }

    /** How many fields the request has. */
    static int fields() {
        int count = 0;
        for (int at = 0; at < in.length; at += WORD + padded(length(at))) {
            count++;
        }
        return count;
    }

    /** A field of the request, as text. */
    static String text(int field) {
        return new String(bytes(field), StandardCharsets.UTF_8);
    }

    /** Adds a field to the answer. */
    static void answer(byte[] bytes) {
        int start = room(bytes.length);
        System.arraycopy(bytes, 0, out, start, bytes.length);
    }

    /** Adds a text. */
    static void answer(String text) {
        answer(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds whole numbers, four bytes each. */
    static void answer(int... numbers) {
        int start = room(WORD * numbers.length);
        for (int i = 0; i < numbers.length; i++) {
            ByteView.putLittle(out, start + WORD * i, numbers[i]);
        }
    }

    private static int room(int length) {
        int start = size + WORD;
        int end = start + padded(length);
        if (end > out.length) {
            out = Arrays.copyOf(out, Math.max(end, 2 * size));
        }
        ByteView.putLittle(out, size, length);
        size = end;
        return start;
    }
}
