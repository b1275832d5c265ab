package dev.mazewright.formats.png;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.deflate.Packer;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows that are taken as they were packed before unpack to the same as rows that are packed one by one. */
class RepeatsTest {
    private static final Rectangle SHAPE = new Rectangle(1, 1, null);

    private static Encoder output(int bytesPerRow, int height) {
        return Encoder.indexed(8L * bytesPerRow, height, 1, new int[] {0xFFFFFF, 0}, SHAPE, null);
    }

    /** Around the length from which on rows are ready made. */
    @ParameterizedTest
    @CsvSource({
        "1, 1 2 30 16383 16384 16385 40000 5 5",
        "9, 3000 3276 3277 3278 6 3277 1 9000",
        "700, 46 47 48 1 0 19 47 46",
        "5000, 7 6 7 1 20 0 60",
        "32766, 1 2 1 3",
        "32767, 1 2 0 1 3",
        "70000, 1 0 19 1 0 3"
    })
    void repeatedRows(int bytesPerRow, String repeats) throws IOException, DataFormatException {
        int[] times = Arrays.stream(repeats.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
        int height = Arrays.stream(times).sum() + times.length - 1; // the first are of zeros
        byte[] quick = picture(bytesPerRow, height, times, false);
        byte[] slow = picture(bytesPerRow, height, times, true);
        requireChecksum(quick, (1L + bytesPerRow) * height);
        assertThat(Arrays.equals(pixels(quick), pixels(slow))).as("the same pixels").isTrue();
    }

    /** Around what is packed at once, and rows longer than that. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"5000, 7 3354 3355 3400", "9000000, 1 2 3", "17000000, 1 0 2"})
    void manyRepeatedRows(int bytesPerRow, String repeats) throws IOException, DataFormatException {
        repeatedRows(bytesPerRow, repeats);
    }

    private static byte[] picture(int bytesPerRow, int height, int[] times, boolean isOneByOne) throws IOException {
        MazeRandom random = new MazeRandom(bytesPerRow);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Encoder output = output(bytesPerRow, height);
        output.begin(out);
        output.start(out);
        byte[] row = new byte[bytesPerRow];
        for (int i = 0; i < times.length; i++) {
            if (i > 0) {
                for (int position = 0; position < bytesPerRow; position += 1 + bytesPerRow / 10_000) {
                    row[position] = (byte) random.below(256);
                }
                output.row(row);
            }
            if (i == times.length / 2) {
                output.mark();
            }
            for (int y = 0; y < times[i] && isOneByOne; y++) {
                output.row(row);
            }
            output.repeat(isOneByOne ? 0 : times[i]);
        }
        output.end();
        return out.toByteArray();
    }

    private static byte[] pixels(byte[] png) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    }

    private static void requireChecksum(byte[] png, long length) throws DataFormatException {
        ByteBuffer bytes = ByteBuffer.wrap(png);
        Inflater inflater = new Inflater();
        byte[] unpacked = new byte[1 << 16];
        for (int at = 8; at < png.length; at += 12 + bytes.getInt(at)) {
            if (bytes.getInt(at + 4) == 0x49444154) {
                inflater.setInput(png, at + 8, bytes.getInt(at));
                while (!inflater.needsInput() && !inflater.finished()) {
                    inflater.inflate(unpacked);
                }
            }
        }
        assertThat(inflater.finished()).as("with the right checksum").isTrue();
        assertThat(inflater.getBytesWritten()).isEqualTo(length);
        inflater.end();
    }

    @Test
    void theChecksumOfRepeatedRowsIsExact() {
        MazeRandom random = new MazeRandom(1);
        for (int i = 0; i < 100; i++) {
            int bytesPerRow = 1 + (int) random.below(200);
            int rows = (int) random.below(i % 10 == 0 ? 70_000 : 300);
            Adler32 sum = new Adler32();
            byte[] before = new byte[(int) random.below(100)];
            for (int position = 0; position < before.length; position++) {
                before[position] = (byte) random.below(256);
            }
            sum.update(before);
            int start = (int) sum.getValue();
            byte[] row = new byte[1 + bytesPerRow];
            row[0] = Repeats.UP;
            for (int y = 0; y < rows; y++) {
                sum.update(row);
            }
            assertThat(new Repeats(Packer.Effort.GOOD, bytesPerRow).sum(start, rows)).isEqualTo((int) sum.getValue());
        }
    }

    /** It takes no more bytes than to pack all at once. */
    @Test
    void aPictureOfRepeatedRowsAlone() throws IOException, DataFormatException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Encoder output = output(10_000, 500);
        output.begin(out);
        output.start(out);
        output.repeat(500);
        output.end();
        requireChecksum(out.toByteArray(), 500 * 10_001L);
        assertThat(Arrays.equals(pixels(out.toByteArray()), new byte[500 * 10_000])).isTrue();
        byte[] raw = new byte[500 * 10_001];
        for (int row = 0; row < 500; row++) {
            raw[row * 10_001] = Repeats.UP;
        }
        Deflater deflater = new Deflater(4);
        deflater.setInput(raw);
        deflater.finish();
        int atOnce = deflater.deflate(new byte[raw.length]);
        deflater.end();
        int chunks = 200;
        assertThat(out.size()).isLessThan(atOnce + chunks);
    }
}
