package dev.mazewright.web.instead.dev.mazewright.core.run;

/** Byte by byte: TeaVM has no VarHandle, and WebAssembly no views of arrays of its collected heap. */
public final class ByteView {
    private ByteView() {}

    public static long little(byte[] bytes, int at) {
        return (littleInt(bytes, at) & 0xFFFF_FFFFL) | (long) littleInt(bytes, at + Integer.BYTES) << Integer.SIZE;
    }

    public static long big(byte[] bytes, int at) {
        return Long.reverseBytes(little(bytes, at));
    }

    public static void putLittle(byte[] bytes, int at, long value) {
        putLittle(bytes, at, (int) value);
        putLittle(bytes, at + Integer.BYTES, (int) (value >>> Integer.SIZE));
    }

    public static void putBig(byte[] bytes, int at, long value) {
        putLittle(bytes, at, Long.reverseBytes(value));
    }

    public static void putLittle(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >>> 8);
        bytes[at + 2] = (byte) (value >>> 16);
        bytes[at + 3] = (byte) (value >>> 24);
    }

    public static void putBig(byte[] bytes, int at, int value) {
        putLittle(bytes, at, Integer.reverseBytes(value));
    }

    private static int littleInt(byte[] bytes, int at) {
        return (bytes[at] & 255) | (bytes[at + 1] & 255) << 8 | (bytes[at + 2] & 255) << 16 | bytes[at + 3] << 24;
    }
}
