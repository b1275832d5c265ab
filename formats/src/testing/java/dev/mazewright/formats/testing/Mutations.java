package dev.mazewright.formats.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Files that are nearly right: small ones of a kind, with some of their bytes changed at random. Each follows from the run's seed
 * ({@code -Dmazewright.seed}), the kind and its number alone, so one that failed is made again by itself ({@code
 * -Dmazewright.mutation}). How many there are says the test, or {@code -Dmazewright.mutations}.
 */
public final class Mutations {
    private static final long SEED = Long.getLong("mazewright.seed", 1);
    private static final int COUNT = Integer.getInteger("mazewright.mutations", 0);
    private static final int ONE = Integer.getInteger("mazewright.mutation", -1);
    /** A sample that is doubled again and again stays below this. */
    private static final int LONGEST = 1 << 16;
    private static final long SLOWEST = TimeUnit.SECONDS.toNanos(5);
    private static final int SHOWN = 2000;

    private static final List<String> WORDS = List.of(
            "0", "-1", "1", "7", "10", "255", "256", "65535", "65536", "2147483647", "2147483648", "-2147483648", "4294967296",
            "9223372036854775807", "9223372036854775808", "1000000000000000000", "1e3", "1e999", "0.5", "1.", "NaN", "Infinity", "٣", "５",
            "", " ", "\t", "\n", "\r", "\r\n", "\n\n", "\0", "\ufeff", "\u202e", "é", "😀", "\"", "'", "\\", "\\u0000", "\\ud800", "#", ",",
            ":", ";", "=", "/", "..", "[", "]", "[[", "{", "}", "(", ")", "<", ">", "</", "&", "&#0;", "&a;", "<!--", "<![CDATA[", "<!DOCTYPE",
            "null", "true", "false", "S", "E", "inf", "nan");

    /** What is read. */
    @FunctionalInterface
    public interface Reading {
        /** Reads a file, or refuses it: what is not a proper refusal is thrown on. */
        void of(byte[] file) throws IOException;
    }

    private final String kind;
    private final List<byte[]> samples;
    private Random random = new Random(SEED);

    private Mutations(String kind, List<byte[]> samples) {
        this.kind = kind;
        this.samples = samples;
    }

    /** Reads the files that are kept of a kind, and that many changed ones, if the property does not say another number. */
    public static void read(String kind, List<byte[]> samples, int few, Reading reading) {
        Class<?> test = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
        if (Guided.takes(kind, samples, reading)) {
            return;
        }
        if (areGuided()) {
            Guided.run(test, kind, samples);
            return;
        }
        readKept(test, kind, reading);
        int count = COUNT > 0 ? COUNT : few;
        Mutations mutations = new Mutations(kind, samples);
        for (int number = Math.max(ONE, 0); number < (ONE < 0 ? count : ONE + 1); number++) {
            byte[] file = mutations.file(number);
            long begun = System.nanoTime();
            try {
                reading.of(file);
            } catch (IOException | RuntimeException | Error e) {
                throw new AssertionError(mutations.what(number, file), e);
            }
            if (System.nanoTime() - begun > SLOWEST) {
                throw new AssertionError("more than 5 s: " + mutations.what(number, file));
            }
        }
        if (COUNT > 0) {
            System.out.printf("%s: %d mutations of %d samples, seed %d%n", kind, count, samples.size(), SEED);
        }
    }

    /** Are files changed by Jazzer in this run, and not at random? */
    public static boolean areGuided() {
        return Guided.SECONDS > 0 || Guided.isRun();
    }

    private static void readKept(Class<?> test, String kind, Reading reading) {
        try {
            int number = 0;
            for (byte[] file : Guided.kept(test, kind)) {
                number++;
                try {
                    reading.of(file);
                } catch (IOException | RuntimeException | Error e) {
                    throw new AssertionError("line %d of the corpus of %s".formatted(number, kind), e);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Texts as files. */
    public static List<byte[]> texts(String... texts) {
        return Arrays.stream(texts).map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
    }

    private String what(int number, byte[] file) {
        String hex = HexFormat.of().formatHex(file, 0, Math.min(file.length, SHOWN));
        return "mutation %d of %s with -Dmazewright.seed=%d, %d bytes: %s".formatted(number, kind, SEED, file.length, hex);
    }

    private byte[] file(int number) {
        random = new Random(31 * (31 * SEED + kind.hashCode()) + number * 0x9E3779B97F4A7C15L);
        byte[] file = sample();
        do {
            file = changed(file);
        } while (file.length < LONGEST && random.nextInt(3) > 0);
        return file;
    }

    private byte[] sample() {
        return samples.get(random.nextInt(samples.size()));
    }

    private byte[] changed(byte[] file) {
        int at = random.nextInt(file.length + 1);
        int length = random.nextInt(1 + Math.min(file.length - at, random.nextBoolean() ? 4 : file.length));
        return switch (random.nextInt(10)) {
            case 0 -> flipped(file);
            case 1 -> spliced(file, at, length, new byte[] {(byte) random.nextInt(256)});
            case 2 -> spliced(file, at, length, new byte[0]);
            case 3 -> spliced(file, at, 0, Arrays.copyOfRange(file, at, at + length));
            case 4 -> moved(file, at, length);
            case 5 -> spliced(file, at, length, word());
            case 6 -> withNumber(file, at);
            case 7 -> ofAnother(file, at, length);
            case 8 -> random.nextInt(4) > 0 ? flipped(file) : Arrays.copyOf(file, at);
            default -> random.nextInt(8) > 0 ? withLine(file, at) : repeated(file, at, length);
        };
    }

    private static byte[] word(String word) {
        return word.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] word() {
        return word(WORDS.get(random.nextInt(WORDS.size())));
    }

    private byte[] flipped(byte[] file) {
        if (file.length == 0) {
            return word();
        }
        byte[] other = file.clone();
        int at = random.nextInt(file.length);
        other[at] = random.nextInt(3) > 0 ? (byte) (file[at] ^ 1 << random.nextInt(Byte.SIZE)) : (byte) random.nextInt(256);
        return other;
    }

    private static byte[] spliced(byte[] file, int at, int length, byte[] instead) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(file.length + instead.length);
        out.write(file, 0, at);
        out.writeBytes(instead);
        out.write(file, at + length, file.length - at - length);
        return out.toByteArray();
    }

    private byte[] moved(byte[] file, int at, int length) {
        byte[] without = spliced(file, at, length, new byte[0]);
        return spliced(without, random.nextInt(without.length + 1), 0, Arrays.copyOfRange(file, at, at + length));
    }

    /** Another number in place of the next one. */
    private byte[] withNumber(byte[] file, int from) {
        int begin = from;
        while (begin < file.length && !isDigit(file[begin])) {
            begin++;
        }
        int end = begin;
        while (end < file.length && isDigit(file[end])) {
            end++;
        }
        byte[] number = random.nextBoolean() ? word() : word(Integer.toString(random.nextInt(1 << random.nextInt(20))));
        return spliced(file, begin, end - begin, number);
    }

    private static boolean isDigit(byte letter) {
        return letter >= '0' && letter <= '9';
    }

    /** A piece of another sample. */
    private byte[] ofAnother(byte[] file, int at, int length) {
        byte[] other = sample();
        int from = random.nextInt(other.length + 1);
        return spliced(file, at, length, Arrays.copyOfRange(other, from, from + random.nextInt(other.length - from + 1)));
    }

    /** The line at this place once more, or without it. */
    private byte[] withLine(byte[] file, int at) {
        int begin = at;
        while (begin > 0 && file[begin - 1] != '\n') {
            begin--;
        }
        int end = at;
        while (end < file.length && file[end++] != '\n') {
            // to behind its end
        }
        return random.nextBoolean()
                ? spliced(file, begin, end - begin, new byte[0])
                : spliced(file, end, 0, Arrays.copyOfRange(file, begin, end));
    }

    private byte[] repeated(byte[] file, int at, int length) {
        byte[] piece = Arrays.copyOfRange(file, at, at + length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = random.nextInt(1000); i > 0 && out.size() + file.length < LONGEST; i--) {
            out.writeBytes(piece);
        }
        return spliced(file, at, 0, out.toByteArray());
    }
}
