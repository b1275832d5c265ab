package dev.mazewright.web.instead.java.io;

/** What TeaVM's ByteArrayOutputStream lacks. */
public abstract class MoreByteArrayOutputStream {
    private MoreByteArrayOutputStream() {}

    public native void write(byte[] bytes, int from, int length);

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }
}
