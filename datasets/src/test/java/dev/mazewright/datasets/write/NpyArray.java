package dev.mazewright.datasets.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An array of NumPy, parsed by the description of its format.
 *
 * @param type of its elements
 * @param shape how many there are along each axis
 * @param elements all, the last axis the fastest
 */
record NpyArray(String type, List<Integer> shape, long[] elements) {
    private static final Pattern HEADER =
            Pattern.compile("\\{'descr': '([^']*)', 'fortran_order': False, 'shape': \\(([0-9, ]*)\\), } *\n");

    static NpyArray of(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        byte[] magic = new byte[8];
        bytes.get(magic);
        assertThat(magic).containsExactly(0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0);
        byte[] header = new byte[bytes.getShort() & 0xFFFF];
        bytes.get(header);
        assertThat(bytes.position() % 64).isZero();
        Matcher matcher = HEADER.matcher(new String(header, StandardCharsets.US_ASCII));
        assertThat(matcher.matches()).isTrue();
        List<Integer> shape = Stream.of(matcher.group(2).split(", *")).map(Integer::valueOf).toList();
        assertThat(matcher.group(2).endsWith(",")).as("a comma in a tuple of one").isEqualTo(shape.size() == 1);
        long[] elements = new long[shape.stream().reduce(1, Math::multiplyExact)];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = switch (matcher.group(1)) {
                case "|u1", "|b1" -> bytes.get() & 0xFF;
                case "|i1" -> bytes.get();
                case "<i2" -> bytes.getShort();
                case "<i4", "<f4" -> bytes.getInt(); // of floating point the bits
                case "<i8" -> bytes.getLong();
                default -> throw new AssertionError(matcher.group(1));
            };
        }
        assertThat(bytes.hasRemaining()).as("bytes behind the last element").isFalse();
        return new NpyArray(matcher.group(1), shape, elements);
    }

    /** The elements with this index along the first axis. */
    long[] at(int index) {
        int size = elements.length / shape.getFirst();
        return Arrays.copyOfRange(elements, index * size, (index + 1) * size);
    }
}
