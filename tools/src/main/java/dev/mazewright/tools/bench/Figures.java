package dev.mazewright.tools.bench;

import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The figures of a bench: the machine in a first line, then a line each of what was measured, the column and the
 * figure, parted by tabs. Read again, it is what later figures are compared with.
 */
final class Figures {
    private static final String TAB = "\t";
    private static final int PARTS = 3;

    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";
    private static final String UNKNOWN = "processor";

    private final String machine;
    private final Map<String, Double> before;
    private final Map<String, Double> figures = new LinkedHashMap<>();

    /** Nothing measured yet, on this machine, to be compared with these. */
    Figures(String machine, Map<String, Double> before) {
        this.machine = machine;
        this.before = before;
    }

    /** The figures of a file. */
    static Map<String, Double> read(String file) throws IOException {
        Map<String, Double> figures = new LinkedHashMap<>();
        try {
            List<String> lines = Files.readAllLines(Path.of(file));
            for (int i = 1; i < lines.size(); i++) {
                String[] parts = lines.get(i).split(TAB, -1);
                if (parts.length != PARTS) {
                    throw new BadDataException(file, "line " + (i + 1), parts.length + " words", "what was measured, a column"
                            + " and a figure, parted by tabs");
                }
                figures.put(parts[0] + TAB + parts[1], Double.parseDouble(parts[2]));
            }
            return figures;
        } catch (NoSuchFileException e) {
            throw new NoInputException("no file " + file);
        } catch (NumberFormatException | CharacterCodingException e) {
            throw new BadDataException(file, "", "other bytes", "figures that bench -o wrote");
        }
    }

    /** Keeps a figure; answers it as text, with what it was before. */
    String add(String what, String column, double figure) {
        if (Double.isNaN(figure) || figure <= 0) { // nothing was measured, or less than can be
            return "–";
        }
        String key = what + TAB + column;
        figures.put(key, figure);
        Double was = before.get(key);
        return text(figure) + (was == null ? "" : " (was " + text(was) + ")");
    }

    /** The machine that figures are measured on, in a line: its processors, system and Java. */
    static String machine() {
        return Runtime.getRuntime().availableProcessors() + " x " + processor() + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", Java " + Runtime.version();
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(PROCESSORS)) {
            return lines.filter(line -> line.startsWith(MODEL)).findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .orElse(UNKNOWN);
        } catch (IOException unknownHere) {
            return UNKNOWN; // then the architecture has to do
        }
    }

    private static String text(double figure) {
        int decimals = (int) Math.clamp(Math.ceil(1 - Math.log10(figure)), 0, 4); // two digits that count
        return String.format(Locale.ROOT, "%." + decimals + "f", figure);
    }

    /** Writes all figures. */
    void write(OutputStream out) throws IOException {
        StringBuilder lines = new StringBuilder("# " + machine + "\n");
        figures.forEach((key, figure) -> lines.append(key).append(TAB).append(figure).append('\n'));
        out.write(lines.toString().getBytes(StandardCharsets.UTF_8));
    }
}
