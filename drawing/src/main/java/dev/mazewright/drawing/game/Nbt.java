package dev.mazewright.drawing.game;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes named binary tags (NBT), big-endian, as Minecraft does: compounds of values that have names. */
final class Nbt {
    private static final int END = 0;
    private static final int SHORT = 2;
    private static final int INT = 3;
    private static final int BYTES = 7;
    private static final int LIST = 9;
    private static final int COMPOUND = 10;
    private static final int INTS = 11;

    private final DataOutputStream out;

    Nbt(OutputStream out) {
        this.out = new DataOutputStream(out);
    }

    private void name(int type, String name) throws IOException {
        out.writeByte(type);
        out.writeUTF(name); // modified UTF-8, as NBT has it
    }

    /** Begins a compound. */
    void begin(String name) throws IOException {
        name(COMPOUND, name);
    }

    /** Ends the compound that began last. */
    void end() throws IOException {
        out.writeByte(END);
    }

    /** A number of 16 bits; readers of sizes take it as unsigned. */
    void putShort(String name, int value) throws IOException {
        name(SHORT, name);
        out.writeShort(value);
    }

    /** A number of 32 bits. */
    void putInt(String name, int value) throws IOException {
        name(INT, name);
        out.writeInt(value);
    }

    /** An array of numbers. */
    void putInts(String name, int... values) throws IOException {
        name(INTS, name);
        out.writeInt(values.length);
        for (int value : values) {
            out.writeInt(value);
        }
    }

    /** A list of compounds that has none. */
    void putEmptyList(String name) throws IOException {
        name(LIST, name);
        out.writeByte(COMPOUND);
        out.writeInt(0);
    }

    /** Begins an array of bytes of this length; they are to be written into the stream that is returned. */
    OutputStream beginBytes(String name, int length) throws IOException {
        name(BYTES, name);
        out.writeInt(length);
        return out;
    }
}
