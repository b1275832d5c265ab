package dev.mazewright.formats.io;

/** The mark at the beginning of a text that says in which bytes its letters are. */
public final class ByteOrderMark {
    private ByteOrderMark() {}

    /** Whether bytes begin with that of UTF-16. */
    public static boolean isUtf16(byte[] head) {
        return startsWith(head, 0xfe, 0xff) || startsWith(head, 0xff, 0xfe);
    }

    /** Where the text of these bytes begins: behind the mark of UTF-8, if there is one. */
    public static int end(byte[] bytes) {
        return startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0;
    }

    private static boolean startsWith(byte[] bytes, int... values) {
        for (int i = 0; i < values.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != values[i]) {
                return false;
            }
        }
        return true;
    }
}
