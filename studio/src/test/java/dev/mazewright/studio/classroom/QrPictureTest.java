package dev.mazewright.studio.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import dev.mazewright.studio.http.Access;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** QR codes, read by ZXing from what a terminal shows. */
class QrPictureTest {
    /** Pixels of a module. */
    private static final int SIDE = 4;
    private static final int WHITE = 0xffffff;

    @ParameterizedTest
    @ValueSource(strings = {"http://127.0.0.2:6293/", "http://192.168.178.123:65535/", "http://[fd00:1234:5678:9abc:def0:1234:5678:9abc]:6293/"})
    void aPhoneReadsTheLinkFromATerminal(String page) throws ReaderException {
        String link = new Access().pupilLink(page);
        assertThat(decoded(QrPicture.of(link).lines())).isEqualTo(link);
    }

    private static String decoded(List<String> lines) throws ReaderException {
        List<String> halves = lines.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList();
        int columns = halves.getFirst().length();
        int width = columns * SIDE;
        int[] pixels = new int[width * 2 * halves.size() * SIDE];
        Arrays.fill(pixels, WHITE);
        for (int i = 0; i < pixels.length; i++) {
            int row = i / width / SIDE;
            char half = halves.get(row / 2).charAt(i % width / SIDE);
            if (half == '█' || half == (row % 2 == 0 ? '▀' : '▄')) {
                pixels[i] = 0;
            }
        }
        RGBLuminanceSource picture = new RGBLuminanceSource(width, pixels.length / width, pixels);
        return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(picture)), Map.of(DecodeHintType.PURE_BARCODE, true)).getText();
    }
}
