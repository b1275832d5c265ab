package dev.mazewright.web.instead.java.nio;

import java.nio.ByteOrder;

/** In TeaVM 0.16.0, to read eight bytes from a place that is given moves the position of the buffer. */
public abstract class MoreByteBufferImpl {
    private static final long LOW = 0xFFFF_FFFFL;

    private MoreByteBufferImpl() {}

    public native int getInt(int at);

    public native ByteOrder order();

    public long getLong(int at) {
        long first = getInt(at);
        long second = getInt(at + Integer.BYTES);
        return order() == ByteOrder.BIG_ENDIAN ? first << Integer.SIZE | (second & LOW) : second << Integer.SIZE | (first & LOW);
    }
}
