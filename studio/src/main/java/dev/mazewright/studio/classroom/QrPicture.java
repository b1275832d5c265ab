package dev.mazewright.studio.classroom;

import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.List;

/**
 * A QR code.
 *
 * @param rows from the top, of the digits 1 (dark) and 0, without the margin of four light modules that it needs
 */
public record QrPicture(List<String> rows) {
    private static final int MARGIN = 4;

    /** The code of a text. */
    public static QrPicture of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < code.size; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < code.size; x++) {
                row.append(code.getModule(x, y) ? '1' : '0');
            }
            rows.add(row.toString());
        }
        return new QrPicture(List.copyOf(rows));
    }

    private boolean isDark(int x, int y) {
        return y >= 0 && y < rows.size() && x >= 0 && x < rows.size() && rows.get(y).charAt(x) == '1';
    }

    /** The code with its margin for a terminal, two rows of modules a line: black on white whatever its colours are. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int y = -MARGIN; y < rows.size() + MARGIN; y += 2) {
            StringBuilder line = new StringBuilder("\u001b[30;107m");
            for (int x = -MARGIN; x < rows.size() + MARGIN; x++) {
                line.append(isDark(x, y) ? isDark(x, y + 1) ? '█' : '▀' : isDark(x, y + 1) ? '▄' : ' ');
            }
            lines.add(line.append("\u001b[0m").toString());
        }
        return lines;
    }
}
