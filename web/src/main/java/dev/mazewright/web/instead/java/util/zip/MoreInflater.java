package dev.mazewright.web.instead.java.util.zip;

import java.util.zip.DataFormatException;

/** Where there is nothing more to unpack, the JDK says 0, and TeaVM 0.16.0 that the data is damaged. */
public abstract class MoreInflater {
    public native int old$inflate(byte[] to, int at, int length) throws DataFormatException;

    public native boolean needsInput();

    public int inflate(byte[] to, int at, int length) throws DataFormatException {
        try {
            return length == 0 ? 0 : old$inflate(to, at, length);
        } catch (DataFormatException e) {
            if (needsInput()) {
                return 0;
            }
            throw e;
        }
    }
}
