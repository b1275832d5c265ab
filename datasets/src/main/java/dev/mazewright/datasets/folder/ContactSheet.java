package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first mazes of each split with their solutions, as one SVG. */
final class ContactSheet {
    private static final int COLUMNS = 4;
    private static final int MOST_OF_SPLIT = 4;
    private static final int MOST_SPLITS = 4;
    private static final int SIDE = 200;
    private static final int GAP = 16;
    private static final int CAPTION = 24;

    /** Larger mazes are not drawn here: a million cells would be a drawing of many megabytes. */
    private static final long MOST_CELLS = 10_000;

    private static final Pattern SIZE = Pattern.compile("width=\"([0-9.]+)\" height=\"([0-9.]+)\"");

    private final DatasetRows rows;
    private final Map<Split, LongUnaryOperator> skipped;

    ContactSheet(DatasetRows rows, Map<Split, LongUnaryOperator> skipped) {
        this.rows = rows;
        this.skipped = skipped;
    }

    String svg() throws IOException {
        StringBuilder mazes = new StringBuilder();
        int y = GAP;
        for (Split split : rows.dataset().splits().stream().limit(MOST_SPLITS).toList()) {
            mazes.append("<text x=\"" + GAP + "\" y=\"" + (y + 12) + "\">" + split.name() + "</text>\n");
            y += CAPTION;
            Rows from = rows.rows(split, skipped.getOrDefault(split, maze -> 0));
            for (int i = 0; i < Math.min(MOST_OF_SPLIT, split.rows()); i++) {
                Row row = from.row(split.augment() ? (long) i * Split.IMAGES % split.rows() : i);
                if (row.maze().grid().cells() <= MOST_CELLS) {
                    maze(mazes, row, GAP + i % COLUMNS * (SIDE + GAP), y);
                }
            }
            y += SIDE + GAP;
        }
        int width = GAP + COLUMNS * (SIDE + GAP);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + y + "\" viewBox=\"0 0 " + width + " " + y
                + "\" font-family=\"sans-serif\" font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n" + mazes + "</svg>\n";
    }

    private static void maze(StringBuilder to, Row row, int x, int y) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named("svg").write(Document.of(row.puzzle()).withSolution(row.path().found() ? row.path() : null), out);
        String text = out.toString(StandardCharsets.UTF_8);
        Matcher size = SIZE.matcher(text);
        if (size.find()) {
            String body = text.substring(text.indexOf('>', size.end()) + 1, text.lastIndexOf("</svg>"))
                    .replaceAll("<metadata[^>]*>.*?</metadata>\n?", "")
                    .replaceAll(" (id|shape-rendering)=\"[^\"]*\"", "");
            to.append(String.format(Locale.ROOT, "<svg x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %s %s\">", x, y, SIDE, SIDE,
                    size.group(1), size.group(2)));
            to.append("<title>").append(row.recipe()).append("</title>").append(body).append("</svg>\n");
        }
    }
}
