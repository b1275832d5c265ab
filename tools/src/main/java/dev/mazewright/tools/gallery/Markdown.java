package dev.mazewright.tools.gallery;

import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.measure.TextureCard.Kind;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How the gallery writes numbers, options and rows of tables. */
final class Markdown {
    private static final double PERCENT = 10_000;
    private static final double TENTHS = 10;

    private Markdown() {}

    /** A column of a texture table. */
    record Column(String title, Kind kind, boolean isShare, double unit, int decimals) {
        String cell(TextureCard card) {
            return spread(isShare ? card.share(kind) : card.count(kind), unit, decimals);
        }

        static Column share(String title, Kind kind) {
            return new Column(title, kind, true, PERCENT, 2);
        }

        static Column count(String title, Kind kind) {
            return new Column(title, kind, false, 1, 1);
        }
    }

    private static final List<Column> OF_TREES = List.of(
            Column.share("dead ends %", Kind.DEAD_ENDS),
            Column.share("river %", Kind.CORRIDORS),
            Column.share("turns %", Kind.TURNS),
            Column.share("junctions %", Kind.JUNCTIONS),
            Column.share("crossroads %", Kind.CROSSROADS),
            Column.share("solution %", Kind.SOLUTION),
            Column.count("diameter", Kind.DIAMETER),
            new Column("difficulty", Kind.DIFFICULTY, false, TENTHS, 1));

    private static final List<Column> OF_FLOOR = List.of(
            Column.count("floor tiles", Kind.CELLS),
            Column.share("dead ends %", Kind.DEAD_ENDS),
            Column.share("river %", Kind.CORRIDORS),
            Column.count("loops", Kind.LOOPS),
            Column.share("solution %", Kind.SOLUTION),
            Column.count("diameter", Kind.DIAMETER));

    /** The columns of the table of transforms. */
    static final List<Column> OF_TRANSFORMS = List.of(
            Column.count("cells", Kind.CELLS),
            Column.share("dead ends %", Kind.DEAD_ENDS),
            Column.share("river %", Kind.CORRIDORS),
            Column.count("loops", Kind.LOOPS),
            Column.share("solution %", Kind.SOLUTION),
            new Column("difficulty", Kind.DIFFICULTY, false, TENTHS, 1));

    /** The columns of a texture table, of trees or of floor. */
    static List<Column> columns(boolean trees) {
        return trees ? OF_TREES : OF_FLOOR;
    }

    /** The two first lines of a texture table. */
    static String head(String first, List<Column> columns) {
        return row(first, columns.stream().map(Column::title).toList()) + "|---".repeat(columns.size() + 1) + "|\n";
    }

    /** A line of a texture table: what was measured, and the means with the deviation of one maze. */
    static String line(String first, TextureCard card, List<Column> columns) {
        return row(first, columns.stream().map(column -> column.cell(card)).toList());
    }

    /** A row of any table. */
    static String row(String first, List<String> cells) {
        return "| " + first + " | " + String.join(" | ", cells) + " |\n";
    }

    /** A mean, and in brackets the deviation of one maze. */
    static String spread(Spread spread, double unit, int decimals) {
        return number(spread.mean() / unit, decimals) + " (" + number(spread.deviation() / unit, decimals) + ")";
    }

    /** Millionths as percent. */
    static String percent(Spread millionths) {
        return number(millionths.mean() / PERCENT, 1);
    }

    /** A number with this number of decimals, and without a sign if it is 0 then. */
    static String number(double number, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", number);
        return text.matches("-0[.0]*") ? text.substring(1) : text;
    }

    /** One sentence for each option; empty without options. */
    static String options(Entry<?> entry) {
        return entry.options().stream()
                .map(Markdown::option)
                .collect(Collectors.joining("; "));
    }

    private static String option(Option<?> option) {
        return "`" + option.key() + "`, " + clause(option.sentence()) + " (" + option.range() + "; default "
                + (option.defaultText().isEmpty() ? "none" : option.defaultText()) + ")";
    }

    /** A sentence as a part of another. */
    private static String clause(String sentence) {
        int end = sentence.endsWith(".") ? sentence.length() - 1 : sentence.length();
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1, end);
    }
}
