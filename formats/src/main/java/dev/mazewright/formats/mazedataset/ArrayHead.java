package dev.mazewright.formats.mazedataset;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands before a NumPy array, version 1.0: the type of its elements, such as {@code <i4}, and their number along each axis. */
@SuppressWarnings("ArrayRecordComponent") // read only here
record ArrayHead(String file, String type, int[] shape) {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final Pattern TEXT = Pattern.compile(
            "\\{'descr': '([|<][a-z][0-9])', 'fortran_order': False, 'shape': \\(([0-9]{1,9}(?:, [0-9]{1,9}){0,3}),?\\), \\} *\n");

    static ArrayHead read(Source source, String file, InputStream in) throws IOException {
        byte[] magic = in.readNBytes(MAGIC.length);
        int low = in.read();
        int size = low | in.read() << Byte.SIZE;
        if (!Arrays.equals(magic, MAGIC) || size < 0) {
            throw source.bad(file, "another beginning", "a NumPy array, version 1.0");
        }
        String text = new String(in.readNBytes(size), StandardCharsets.ISO_8859_1);
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw source.bad(file, "another header", "{'descr': ..., 'fortran_order': False, 'shape': (...), }");
        }
        return new ArrayHead(file, matcher.group(1), Arrays.stream(matcher.group(2).split(", ")).mapToInt(Integer::parseInt).toArray());
    }

    /** Makes sure of the shape: the number of each axis, or -1 for any. */
    void requireShape(Source source, int... expected) throws BadDataException {
        boolean fits = shape.length == expected.length;
        for (int i = 0; fits && i < shape.length; i++) {
            fits = shape[i] > 0 && (expected[i] < 0 || shape[i] == expected[i]);
        }
        if (!fits) {
            throw source.bad(file, "an array of shape " + Arrays.toString(shape),
                    "one of shape " + Arrays.toString(expected).replace("-1", "any"));
        }
    }

    long next(Source source, InputStream in) throws IOException {
        int size = type.charAt(2) - '0';
        long number = 0;
        int last = 0;
        for (int i = 0; i < size; i++) {
            last = in.read();
            if (last < 0) {
                throw source.bad(file, "its end", "more elements");
            }
            number |= (long) last << (Byte.SIZE * i);
        }
        boolean isNegative = type.charAt(1) == 'i' && last > Byte.MAX_VALUE && size < Long.BYTES;
        return isNegative ? number - (1L << (Byte.SIZE * size)) : number;
    }
}
