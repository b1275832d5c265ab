package dev.mazewright.datasets.write;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Arrays as NumPy stores them, version 1.0: a header, and the elements row by row, the lowest byte first.
 *
 * <p>Source: NumPy, <i>numpy.lib.format</i>.
 */
final class Npy {
    /** Elements of a byte, 0 to 255. */
    static final String BYTE = "|u1";

    /** Elements of two bytes, signed. */
    static final String SHORT = "<i2";

    /** Elements of four bytes, signed. */
    static final String INT = "<i4";

    /** Elements of eight bytes, signed. */
    static final String LONG = "<i8";

    /** Elements of four bytes, of floating point. */
    static final String FLOAT = "<f4";

    private static final VarHandle SHORTS = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int BLOCK = 64;
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};

    private Npy() {}

    /** What stands before elements of a type, as many along each axis as the shape has: as long as a multiple of 64 bytes. */
    static byte[] head(String type, long... shape) {
        String sides = LongStream.of(shape).mapToObj(Long::toString).collect(Collectors.joining(", "));
        String text = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + sides + (shape.length == 1 ? "," : "")
                + "), }";
        int before = MAGIC.length + Short.BYTES;
        int size = Math.ceilDiv(before + text.length() + 1, BLOCK) * BLOCK;
        byte[] head = Arrays.copyOf(MAGIC, size);
        Arrays.fill(head, before, size - 1, (byte) ' ');
        head[MAGIC.length] = (byte) (size - before);
        head[MAGIC.length + 1] = (byte) ((size - before) >>> Byte.SIZE);
        byte[] ascii = text.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(ascii, 0, head, before, ascii.length);
        head[size - 1] = '\n';
        return head;
    }

    /** A number in this many bytes, the lowest first. */
    static void put(byte[] bytes, int at, long number, int size) {
        switch (size) {
            case Short.BYTES -> SHORTS.set(bytes, at, (short) number);
            case Integer.BYTES -> INTS.set(bytes, at, (int) number);
            case Long.BYTES -> LONGS.set(bytes, at, number);
            default -> bytes[at] = (byte) number;
        }
    }

    /** How many bytes an element of a type takes. */
    static int size(String type) {
        return type.charAt(type.length() - 1) - '0';
    }
}
