package dev.mazewright.formats.deflate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.MazeRandom;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What zlib unpacks, in the JDK, is unpacked to the same bytes, and what it refuses is refused. */
class UnpackerTest {
    private static final int IDAT = 0x49444154;
    /** Of noise. */
    private static final int MOST = 20_000;

    @Test
    void unpacksWhatZlibPacks() throws Exception {
        MazeRandom random = new MazeRandom(1);
        for (int level = 0; level <= 9; level++) {
            for (int strategy : new int[] {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
                for (int i = 0; i < 12; i++) {
                    byte[] bytes = Samples.random(random, (int) random.below(i == 0 ? 500_000 : 20_000));
                    requireSame(bytes, packed(bytes, level, strategy), 1 + (int) random.below(3000), 1 + (int) random.below(3000));
                }
            }
        }
    }

    @Test
    void unpacksTheEdges() throws Exception {
        for (byte[] bytes : Samples.edges()) {
            for (int level : new int[] {0, 1, 9}) {
                byte[] packed = packed(bytes, level, Deflater.DEFAULT_STRATEGY);
                requireSame(bytes, packed, 1 << 13, 100_000);
                requireSame(bytes, packed, 1, 7);
            }
        }
    }

    private static void requireSame(byte[] bytes, byte[] packed, int inPiece, int outPiece) throws Exception {
        assertThat(Arrays.equals(unpacked(packed, inPiece, outPiece), bytes)).as("the same " + bytes.length + " bytes").isTrue();
    }

    /** A wrong bit, a wrong byte, a piece cut out, or an end too early: zlib and we agree on whether it can be unpacked, and to what. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void agreesWithZlibOnDamage(int kind) {
        agreesWithZlib(kind, 2500);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void agreesWithZlibOnMuchDamage(int kind) {
        agreesWithZlib(kind, 25_000);
    }

    private static void agreesWithZlib(int kind, int times) {
        MazeRandom random = new MazeRandom(kind);
        int refused = 0;
        for (int i = 0; i < times; i++) {
            byte[] bytes = Samples.random(random, 20 + (int) random.below(i % 100 == 0 ? 40_000 : 600));
            int strategy = i % 2 == 0 ? Deflater.DEFAULT_STRATEGY : Deflater.HUFFMAN_ONLY;
            byte[] damaged = damaged(packed(bytes, (int) random.below(10), strategy), kind, random);
            byte[] theirs = zlib(damaged);
            byte @Nullable [] ours;
            try {
                ours = unpacked(damaged, 1 + (int) random.below(500), 1 + (int) random.below(500));
            } catch (DataFormatException | EOFException e) {
                ours = null;
                refused++;
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            assertThat(ours).as(() -> HexFormat.of().formatHex(damaged)).isEqualTo(theirs);
        }
        assertThat(refused).isGreaterThan(times * 4 / 5);
    }

    private static byte[] damaged(byte[] packed, int kind, MazeRandom random) {
        int at = (int) random.below(packed.length);
        byte[] damaged = packed.clone();
        switch (kind) {
            case 0 -> damaged[at] ^= (byte) (1 << random.below(8));
            case 1 -> damaged[at] += (byte) (1 + random.below(255));
            case 2 -> {
                return Arrays.copyOf(packed, at);
            }
            default -> {
                int to = Math.min(packed.length, at + 1 + (int) random.below(10));
                return Samples.joined(Arrays.copyOf(packed, at), Arrays.copyOfRange(packed, to, packed.length));
            }
        }
        return damaged;
    }

    /** Blocks by chance, which packers do not write: codes that are incomplete, symbols that stand for nothing, distances before the data. */
    @Test
    void agreesWithZlibOnNoise() throws IOException {
        MazeRandom random = new MazeRandom(77);
        int unpacked = 0;
        for (int i = 0; i < 40_000; i++) {
            byte[] noise = new byte[2 + (int) random.below(60)];
            for (int at = 0; at < noise.length; at++) {
                noise[at] = (byte) random.below(256);
            }
            noise[0] = 0x78;
            noise[1] = 0x01;
            noise[2 % noise.length] = i % 3 == 0 ? noise[2 % noise.length] : (byte) (noise[2 % noise.length] & ~7 | (i % 3 == 1 ? 3 : 5));
            byte[] theirs = some(noise);
            byte[] ours = ourSome(noise);
            int common = Math.min(theirs.length, ours.length);
            assertThat(Arrays.copyOf(ours, common)).isEqualTo(Arrays.copyOf(theirs, common));
            assertThat(ours.length).as(() -> HexFormat.of().formatHex(noise)).isEqualTo(theirs.length);
            unpacked += ours.length;
        }
        assertThat(unpacked).isGreaterThan(20_000);
    }

    /** What zlib unpacks before it refuses. */
    private static byte[] some(byte[] packed) {
        Inflater inflater = new Inflater();
        byte[] bytes = new byte[MOST];
        inflater.setInput(packed);
        try {
            inflater.inflate(bytes);
        } catch (DataFormatException e) {
            // enough
        }
        int count = (int) inflater.getBytesWritten();
        inflater.end();
        return Arrays.copyOf(bytes, count);
    }

    private static byte[] ourSome(byte[] packed) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Unpacker unpacker = Unpacker.ofZlib(new ByteArrayInputStream(packed)::read);
        byte[] one = new byte[1];
        try {
            while (out.size() < MOST && unpacker.read(one, 0, 1) == 1) {
                out.write(one[0]);
            }
        } catch (DataFormatException | EOFException e) {
            // enough
        }
        return out.toByteArray();
    }

    /** The rows of all pictures in the collections. */
    @Test
    void unpacksThePicturesOfOthers() throws Exception {
        String shared = System.getProperty("mazewright.shared", "../../shared");
        Assumptions.assumeTrue(Files.isDirectory(Path.of(shared)));
        int count = 0;
        for (String folder : List.of("corpora", "cases")) {
            try (Stream<Path> files = Files.walk(Path.of(shared, folder))) {
                for (Path file : files.filter(path -> path.toString().endsWith(".png")).sorted().toList()) {
                    byte[] packed = imageData(Files.readAllBytes(file));
                    byte[] theirs = zlib(packed);
                    if (theirs != null) {
                        assertThat(Arrays.equals(unpacked(packed, 8192, 1000), theirs)).as(file.toString()).isTrue();
                        count++;
                    }
                }
            }
        }
        assertThat(count).isPositive();
    }

    private static byte[] imageData(byte[] png) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        ByteBuffer in = ByteBuffer.wrap(png);
        for (int at = 8; at + 12 <= png.length && in.getInt(at) >= 0 && in.getInt(at) <= png.length - at - 12; at += 12 + in.getInt(at)) {
            packed.write(png, at + 8, in.getInt(at + 4) == IDAT ? in.getInt(at) : 0);
        }
        return packed.toByteArray();
    }

    @Test
    void refusesADictionary() {
        Deflater deflater = new Deflater();
        deflater.setDictionary(new byte[100]);
        byte[] packed = new byte[100];
        deflater.setInput(new byte[50]);
        deflater.finish();
        int length = deflater.deflate(packed);
        deflater.end();
        assertThatThrownBy(() -> unpacked(Arrays.copyOf(packed, length), 10, 10)).isInstanceOf(DataFormatException.class);
    }

    /** The whole of it, with the checksum. */
    private static byte[] unpacked(byte[] packed, int inPiece, int outPiece) throws IOException, DataFormatException {
        ByteArrayInputStream in = new ByteArrayInputStream(packed);
        Unpacker unpacker = Unpacker.ofZlib((to, from, length) -> in.read(to, from, Math.min(length, inPiece)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[outPiece];
        int count;
        do {
            count = unpacker.read(piece, 0, outPiece);
            out.write(piece, 0, count);
        } while (count == outPiece);
        assertThat(unpacker.isAtEnd()).isTrue();
        return out.toByteArray();
    }

    private static byte @Nullable [] zlib(byte[] packed) {
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[1 << 16];
        try {
            while (!inflater.finished()) {
                int count = inflater.inflate(piece);
                if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    return null;
                }
                out.write(piece, 0, count);
            }
        } catch (DataFormatException e) {
            return null;
        } finally {
            inflater.end();
        }
        return out.toByteArray();
    }

    private static byte[] packed(byte[] bytes, int level, int strategy) {
        Deflater deflater = new Deflater(level);
        deflater.setStrategy(strategy);
        deflater.setInput(bytes);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[1 << 12];
        while (!deflater.finished()) {
            out.write(piece, 0, deflater.deflate(piece));
        }
        deflater.end();
        return out.toByteArray();
    }
}
