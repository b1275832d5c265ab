package dev.mazewright.formats.deflate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Sha256;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is packed is unpacked by zlib, in the JDK, to the same bytes; and how it is packed does not change. */
class PackerTest {
    private static final String GOOD = "41b0ebf34dc1e6e49de48b62bde98b043f42808ae6fc67f42e0ed7c866089ddb";
    private static final String QUICK = "f50e59f8f1e559da9fefe6d0222f01fa6699aff5e7b82046fd8a7ad3c1f73f35";

    @ParameterizedTest
    @EnumSource
    void zlibUnpacksTheEdges(Packer.Effort effort) throws IOException {
        for (byte[] bytes : Samples.edges()) {
            requireSame(bytes, packed(effort, bytes, bytes.length));
        }
    }

    @ParameterizedTest
    @EnumSource
    void zlibUnpacksAnything(Packer.Effort effort) throws IOException {
        MazeRandom random = new MazeRandom(1);
        for (int i = 0; i < 300; i++) {
            byte[] bytes = Samples.random(random, (int) random.below(i % 30 == 0 ? 700_000 : 30_000));
            requireSame(bytes, packed(effort, bytes, bytes.length));
        }
    }

    @ParameterizedTest
    @EnumSource
    void callsDoNotMatter(Packer.Effort effort) throws IOException {
        byte[] bytes = Samples.random(new MazeRandom(4), 500_000);
        byte[] atOnce = packed(effort, bytes, bytes.length);
        for (int piece : new int[] {1, 263, 1000, 65_536, 131_071}) {
            assertThat(packed(effort, bytes, piece)).isEqualTo(atOnce);
        }
    }

    /** A part that refers to nothing before has the same bytes wherever it lies. */
    @ParameterizedTest
    @EnumSource
    void partsAreAlike(Packer.Effort effort) throws IOException {
        byte[] part = Samples.random(new MazeRandom(9), 90_000);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Packer packer = new Packer(effort, out);
        packer.separate();
        assertThat(out.size()).isZero();
        int before = 0;
        byte[] first = {};
        for (int i = 0; i < 5; i++) {
            packer.add(part, 0, part.length);
            packer.separate();
            packer.separate();
            byte[] here = Arrays.copyOfRange(out.toByteArray(), before, out.size());
            assertThat(here).isEqualTo(i == 0 ? here : first);
            first = here;
            before = out.size();
        }
        packer.end();
        requireSame(Samples.joined(part, part, part, part, part), out.toByteArray());
    }

    /** Not larger than zlib at its fourth level by more than a twentieth, even where nothing is like a picture; noise by no more than the heads of stored blocks. */
    @Test
    void packsWell() throws IOException {
        MazeRandom random = new MazeRandom(2);
        long ours = 0;
        long theirs = 0;
        for (int i = 0; i < 100; i++) {
            byte[] bytes = Samples.random(random, 20_000);
            ours += packed(Packer.Effort.GOOD, bytes, bytes.length).length;
            Deflater deflater = new Deflater(4, true);
            deflater.setInput(bytes);
            deflater.finish();
            theirs += deflater.deflate(new byte[40_000]);
            deflater.end();
        }
        assertThat((double) ours).isLessThan(1.05 * theirs);
        assertThat(packed(Packer.Effort.GOOD, Samples.noise(1 << 20, 256), 1 << 16)).hasSizeLessThan((1 << 20) + 400);
        assertThat(packed(Packer.Effort.GOOD, new byte[1 << 20], 1 << 16)).hasSizeLessThan(1100);
    }

    /** Recorded after zlib unpacked them; a file has the same bytes for ever. */
    @Test
    void packsAsEver() throws IOException {
        for (Packer.Effort effort : Packer.Effort.values()) {
            Sha256 sha = new Sha256();
            for (byte[] bytes : Samples.edges()) {
                sha.update(packed(effort, bytes, bytes.length));
            }
            MazeRandom random = new MazeRandom(1);
            for (int i = 0; i < 50; i++) {
                byte[] bytes = Samples.random(random, 20_000);
                sha.update(packed(effort, bytes, bytes.length));
            }
            assertThat(sha.hex()).isEqualTo(effort == Packer.Effort.GOOD ? GOOD : QUICK);
        }
    }

    private static byte[] packed(Packer.Effort effort, byte[] bytes, int piece) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Packer packer = new Packer(effort, out);
        for (int from = 0; from < bytes.length; from += piece) {
            packer.add(bytes, from, Math.min(piece, bytes.length - from));
        }
        packer.end();
        return out.toByteArray();
    }

    private static void requireSame(byte[] bytes, byte[] packed) throws IOException {
        Inflater inflater = new Inflater(true);
        byte[] unpacked = new InflaterInputStream(new ByteArrayInputStream(packed), inflater).readAllBytes();
        assertThat(Arrays.equals(unpacked, bytes)).as("the same " + bytes.length + " bytes").isTrue();
        assertThat(inflater.getBytesRead()).as("no bytes behind the end").isEqualTo(packed.length);
        inflater.end();
    }
}
