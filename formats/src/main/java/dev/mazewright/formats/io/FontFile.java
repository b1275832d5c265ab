package dev.mazewright.formats.io;

/** The file of a font, TrueType or OpenType, in which the lines of a page are set. Two with the same bytes are not equal. */
public final class FontFile {
    private final String name;
    private final byte[] bytes;

    /** A file with this name, for messages, and content, which is not copied. */
    public FontFile(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    /** The name of the file. */
    public String name() {
        return name;
    }

    /** What is in the file. */
    public byte[] bytes() {
        return bytes;
    }
}
