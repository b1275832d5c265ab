package dev.mazewright.tools.verify;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Decides whether a maze of a {@code .maze} file is perfect: connected, with one passage less than cells, and prints how many
 * cells have one, two, three and four passages, beside the means of uniform mazes. Runs without a build:
 *
 * <pre>
 *   java tools/src/test/java/dev/mazewright/tools/verify/Verify.java big.maze
 * </pre>
 *
 * <p>Reads the file row by row and keeps the sets of one row. Time proportional to the cells; memory 16 bytes a column and
 * a block of the file.
 */
public final class Verify {
    private Verify() {}

    /** Verifies a file. The exit code is 0 if it is perfect, 1 if not, 65 if it cannot be read. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 1) {
            print("usage: java Verify.java FILE.maze\n", FileDescriptor.err);
            System.exit(64);
        }
        try {
            StringBuilder report = new StringBuilder();
            boolean isPerfect = isPerfect(Path.of(arguments[0]), report);
            print(report.toString(), FileDescriptor.out);
            System.exit(isPerfect ? 0 : 1);
        } catch (IOException e) {
            print(arguments[0] + ": " + e.getMessage() + "\n", FileDescriptor.err);
            System.exit(65);
        }
    }

    private static void print(String text, FileDescriptor to) throws IOException {
        try (FileOutputStream out = new FileOutputStream(to)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Adds what it finds to a report, and returns whether the maze is perfect. */
    static boolean isPerfect(Path file, StringBuilder report) throws IOException {
        try (MazeRows rows = new MazeRows(file)) {
            RowSets sets = new RowSets(rows.columns());
            Degrees degrees = new Degrees(rows.rows(), rows.columns());
            long[] east = new long[rows.words()];
            long[] south = new long[rows.words()];
            long[] north = new long[rows.words()];
            for (int row = 0; row < rows.rows(); row++) {
                rows.next(east, south);
                sets.next(north, east);
                degrees.next(north, east, south);
                long[] above = north;
                north = south;
                south = above;
            }
            long cells = (long) rows.rows() * rows.columns();
            long parts = cells - sets.passages() + sets.loops();
            boolean isPerfect = parts == 1 && sets.loops() == 0;
            report.append(String.format(Locale.ROOT, "%d x %d %s\n", rows.rows(), rows.columns(), rows.recipe()));
            report.append(String.format(Locale.ROOT, "%s: %d cells, %d passages, %d connected parts, %d loops\n",
                    isPerfect ? "perfect" : "not perfect", cells, sets.passages(), parts, sets.loops()));
            compare(degrees, rows.rows(), rows.columns(), report);
            return isPerfect;
        }
    }

    private static void compare(Degrees degrees, int rows, int columns, StringBuilder report) {
        report.append("kind, cells, share of all, mean of uniform mazes, standard deviation, deviations from the mean\n");
        double cells = (double) rows * columns;
        for (Kind kind : Kind.values()) {
            long count = degrees.count(kind);
            double mean = UniformMaze.mean(kind, rows, columns);
            double deviation = degrees.deviation(kind, cells);
            report.append(String.format(Locale.ROOT, "%s, %d, %.8f, %.1f, %.0f, %+.2f\n",
                    kind.name().toLowerCase(Locale.ROOT).replace('_', ' '), count, count / cells, mean, deviation, (count - mean) / deviation));
        }
    }
}
