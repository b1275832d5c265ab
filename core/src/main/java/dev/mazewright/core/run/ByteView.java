package dev.mazewright.core.run;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Whole numbers within an array of bytes, in one access of the machine. <em>Little</em> has the lowest byte first, <em>big</em>
 * the highest. {@code at} is where the first byte lies; no alignment is needed. A place where the number does not fit raises an
 * {@link IndexOutOfBoundsException}.
 */
public final class ByteView {
    private static final VarHandle LITTLE_LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BIG_LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LITTLE_INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BIG_INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    private ByteView() {}

    /** The eight bytes from here, the lowest first. */
    public static long little(byte[] bytes, int at) {
        return (long) LITTLE_LONG.get(bytes, at);
    }

    /** The eight bytes from here, the highest first. */
    public static long big(byte[] bytes, int at) {
        return (long) BIG_LONG.get(bytes, at);
    }

    /** Writes eight bytes, the lowest first. */
    public static void putLittle(byte[] bytes, int at, long value) {
        LITTLE_LONG.set(bytes, at, value);
    }

    /** Writes eight bytes, the highest first. */
    public static void putBig(byte[] bytes, int at, long value) {
        BIG_LONG.set(bytes, at, value);
    }

    /** Writes four bytes, the lowest first. */
    public static void putLittle(byte[] bytes, int at, int value) {
        LITTLE_INT.set(bytes, at, value);
    }

    /** Writes four bytes, the highest first. */
    public static void putBig(byte[] bytes, int at, int value) {
        BIG_INT.set(bytes, at, value);
    }
}
