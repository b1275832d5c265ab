package dev.mazewright.formats.mazedataset;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.deflate.ZipReader;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * The files of maze-dataset: a zip of a description and arrays. Where the mazes are arrays, {@code MazeDataset:minimal}, as
 * well as where they are in the description. Of several mazes, the first is read, with the ends of its path as start and
 * goal.
 *
 * <p>What an array has behind the length of a path is not initialised by maze-dataset, and ignored.
 */
public final class ZanjFile implements Reader {
    public static final Format FORMAT = Format.named("zanj", "Files of maze-dataset: a zip of passages and paths.")
            .mediaType("application/zip")
            .extensions("zanj")
            .reads(new ZanjFile(), "rectangle")
            .build();

    private static final String DESCRIPTION = "__zanj__.json";
    private static final String PASSAGES = "maze_connection_lists.npy";
    private static final String LENGTHS = "maze_solution_lengths.npy";
    private static final String PATHS = "maze_solutions.npy";

    private ZanjFile() {}

    @Override
    public boolean recognises(byte[] head) {
        return new String(head, StandardCharsets.ISO_8859_1).startsWith("PK\u0003\u0004")
                && new String(head, StandardCharsets.ISO_8859_1).contains("__zanj");
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        try {
            return new Contents(source).read();
        } catch (ZipException | EOFException e) {
            throw source.bad("", "a damaged zip", "a file of maze-dataset");
        }
    }

    /** What was found in the zip. */
    private static final class Contents {
        private final Source source;
        private @Nullable FirstMaze inline;
        private @Nullable LatticeBuilder lattice;
        private long length = -1;
        private @Nullable LongList path;

        Contents(Source source) {
            this.source = source;
        }

        Puzzle read() throws IOException {
            ZipReader zip = new ZipReader(source.stream());
            for (String name = zip.next(); name != null; name = zip.next()) {
                switch (name) {
                    case DESCRIPTION -> inline = FirstMaze.parse(source, zip);
                    case PASSAGES -> lattice = passages(zip);
                    case LENGTHS -> length = ArrayHead.read(source, LENGTHS, zip).next(source, zip);
                    case PATHS -> path = path(zip);
                    default -> {} // such as the version of the program that wrote it
                }
            }
            FirstMaze first = inline;
            if (first == null) {
                throw source.bad("", "no " + DESCRIPTION, "a file of maze-dataset");
            }
            LatticeBuilder found = lattice != null ? lattice : first.lattice(source);
            LongList cells = path != null ? path : first.path();
            long count = length >= 0 ? length : first.length() >= 0 ? first.length() : cells.size() / 2;
            if (count == 0 || cells.size() == 0) {
                return found.puzzle();
            }
            if (2 * count > cells.size()) {
                throw source.bad(PATHS, "a path of " + cells.size() / 2 + " cells", count + ", as its length says");
            }
            LongList walked = new LongList(source);
            for (long i = 0; i < 2 * count; i++) {
                walked.add(cells.get(i));
            }
            found.requirePath(walked);
            return found.puzzle((int) walked.get(0), (int) walked.get(1), (int) walked.get(2 * count - 2), (int) walked.get(2 * count - 1));
        }

        private LatticeBuilder passages(InputStream in) throws IOException {
            ArrayHead head = ArrayHead.read(source, PASSAGES, in);
            head.requireShape(source, -1, 2, -1, -1);
            int rows = head.shape()[2];
            int columns = head.shape()[3];
            LatticeBuilder built = new LatticeBuilder(source, rows, columns);
            for (int axis = 0; axis < 2; axis++) {
                for (int row = 0; row < rows; row++) {
                    for (int column = 0; column < columns; column++) {
                        if (head.next(source, in) != 0) {
                            built.open(row, column, row + 1 - axis, column + axis);
                        }
                    }
                }
            }
            return built;
        }

        private LongList path(InputStream in) throws IOException {
            ArrayHead head = ArrayHead.read(source, PATHS, in);
            head.requireShape(source, -1, -1, 2);
            LongList cells = new LongList(source);
            for (int i = 0; i < 2L * head.shape()[1]; i++) {
                cells.add(head.next(source, in));
            }
            return cells;
        }
    }

    /** The error for a description that is not that of a MazeDataset. */
    static BadDataException bad(Source source, String found) {
        return source.bad(DESCRIPTION, found, "the description of a MazeDataset");
    }
}
