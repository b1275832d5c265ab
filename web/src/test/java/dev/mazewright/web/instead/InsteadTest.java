package dev.mazewright.web.instead;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.web.instead.dev.mazewright.core.run.ByteView;
import dev.mazewright.web.instead.dev.mazewright.core.run.Sha256;
import dev.mazewright.web.instead.java.io.DecodingReader;
import dev.mazewright.web.instead.java.lang.MoreMath;
import dev.mazewright.web.instead.java.util.zip.CRC32C;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What stands in for classes of the JDK, and of ours, does what they do. */
class InsteadTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void sha256OfPiecesIsThatOfTheWhole() throws Exception {
        Sha256 sha = new Sha256();
        for (int length = 0; length < 700; length++) {
            byte[] bytes = bytes(length);
            int cut = random.nextInt(length + 1);
            int second = random.nextInt(cut, length + 1);
            sha.update(bytes, 0, cut);
            for (byte each : Arrays.copyOfRange(bytes, cut, second)) {
                sha.update(each);
            }
            sha.update(bytes, second, length - second);
            byte[] expected = MessageDigest.getInstance("SHA-256").digest(bytes);
            assertThat(sha.hex()).as(length + " bytes").isEqualTo(HexFormat.of().formatHex(expected));
            assertThat(sha.digest(bytes)).isEqualTo(expected);
        }
    }

    @Test
    void bytesAreViewedAsTheMachineViewsThem() {
        for (int i = 0; i < 1000; i++) {
            byte[] bytes = bytes(20);
            byte[] same = bytes.clone();
            long value = random.nextLong();
            int at = random.nextInt(12);
            assertThat(ByteView.little(bytes, at)).isEqualTo(dev.mazewright.core.run.ByteView.little(bytes, at));
            assertThat(ByteView.big(bytes, at)).isEqualTo(dev.mazewright.core.run.ByteView.big(bytes, at));
            ByteView.putLittle(bytes, at, value);
            dev.mazewright.core.run.ByteView.putLittle(same, at, value);
            ByteView.putBig(bytes, at, (int) value);
            dev.mazewright.core.run.ByteView.putBig(same, at, (int) value);
            assertThat(bytes).isEqualTo(same);
            ByteView.putBig(bytes, at, value);
            dev.mazewright.core.run.ByteView.putBig(same, at, value);
            ByteView.putLittle(bytes, at, (int) (value >> 7));
            dev.mazewright.core.run.ByteView.putLittle(same, at, (int) (value >> 7));
            assertThat(bytes).isEqualTo(same);
        }
    }

    @Test
    void productsHaveTheirUpperHalf() {
        for (int i = 0; i < 100_000; i++) {
            long x = random.nextLong() >>> random.nextInt(64);
            long y = random.nextLong() >> random.nextInt(64);
            assertThat(MoreMath.unsignedMultiplyHigh(x, y)).isEqualTo(Math.unsignedMultiplyHigh(x, y));
        }
    }

    @Test
    void checksumsAreTheJdks() {
        for (int length = 0; length < 300; length++) {
            byte[] bytes = bytes(length);
            CRC32C ours = new CRC32C();
            java.util.zip.CRC32C theirs = new java.util.zip.CRC32C();
            ours.update(bytes);
            theirs.update(bytes);
            assertThat(ours.getValue()).isEqualTo(theirs.getValue());
        }
    }

    @Test
    void charactersAreReadAndMalformedBytesReported() throws Exception {
        byte[] good = "a\u00e4\u20ac\ud83d\ude00\n".repeat(3000).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 600; i++) {
            byte[] bytes = Arrays.copyOf(good, random.nextInt(good.length));
            if (i % 3 == 0 && bytes.length > 0) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Charset charset = i % 4 == 3 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
            int piece = random.nextInt(1, 5000);
            assertThat(read(new DecodingReader(new ByteArrayInputStream(bytes), charset.newDecoder()), piece))
                    .isEqualTo(read(new InputStreamReader(new ByteArrayInputStream(bytes), charset.newDecoder()), piece));
        }
    }

    private static String read(Reader reader, int piece) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] chars = new char[piece];
        try {
            for (int count = reader.read(chars); count >= 0; count = reader.read(chars)) {
                text.append(chars, 0, count);
            }
        } catch (CharacterCodingException e) {
            return "malformed: " + e.getMessage();
        }
        return text.toString();
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
