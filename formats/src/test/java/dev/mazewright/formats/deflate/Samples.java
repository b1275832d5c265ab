package dev.mazewright.formats.deflate;

import dev.mazewright.core.maze.MazeRandom;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** Bytes of many kinds, and what the JDK's packer and unpacker, which are zlib, do with them. */
final class Samples {
    private Samples() {}

    /** From one value again and again to all values by chance, with repetitions of all distances. */
    static byte[] random(MazeRandom random, int length) {
        byte[] bytes = new byte[length];
        int values = 1 << random.below(9);
        int farthest = 1 << random.below(17);
        for (int at = 0; at < length; ) {
            if (at > 0 && random.below(3) == 0) {
                int distance = 1 + (int) random.below(Math.min(at, farthest));
                int count = (int) Math.min(length - at, 1 + random.below(random.below(4) == 0 ? 70_000 : 300));
                for (int i = 0; i < count; i++, at++) {
                    bytes[at] = bytes[at - distance];
                }
            } else {
                int count = (int) Math.min(length - at, 1 + random.below(60));
                for (int i = 0; i < count; i++) {
                    bytes[at++] = (byte) random.below(values);
                }
            }
        }
        return bytes;
    }

    /** Where packers tend to fail. */
    static List<byte[]> edges() {
        List<byte[]> all = new ArrayList<>();
        for (int length : new int[] {0, 1, 2, 3, 4, 257, 258, 259, 260, 516, 32_767, 32_768, 32_769, 65_535, 65_536, 131_071, 131_072, 400_000}) {
            all.add(new byte[length]);
            all.add(noise(length, 1));
            all.add(noise(length, 16));
            all.add(noise(length, 256));
        }
        byte[] pattern = noise(300, 256);
        for (int gap : new int[] {0, 1, 32_467, 32_468, 32_469, 32_767, 32_768, 65_000, 130_772}) {
            all.add(joined(pattern, noise(gap, 200), pattern)); // a repetition around the longest distance
        }
        byte[] everyByte = new byte[256];
        for (int i = 0; i < everyByte.length; i++) {
            everyByte[i] = (byte) i;
        }
        all.add(everyByte);
        all.add(steep());
        return all;
    }

    static byte[] noise(int length, int values) {
        MazeRandom random = new MazeRandom(length + values);
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) random.below(values);
        }
        return bytes;
    }

    /** Values as frequent as Fibonacci's numbers: the best code would have codes of more than 15 bits. */
    private static byte[] steep() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int[] left = new int[20];
        for (int i = 0, a = 1, b = 1; i < left.length; i++, b += a, a = b - a) {
            left[i] = a;
        }
        MazeRandom random = new MazeRandom(5);
        for (int i = 0; i < 40_000; i++) {
            int value = (int) random.below(left.length);
            if (left[value] > 0) {
                left[value]--;
                out.write(value);
            }
        }
        return out.toByteArray();
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }
}
