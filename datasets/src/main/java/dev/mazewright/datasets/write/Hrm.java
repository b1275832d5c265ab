package dev.mazewright.datasets.write;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The files of Maze-Hard, as the Hierarchical Reasoning Model reads them: {@code train.csv}, and the folder {@code train}
 * into which its builder converts that.
 *
 * <p>A maze is n x n letters: {@code #} wall, space floor, {@code S} start, {@code G} goal and, in answers, {@code o} the
 * path between them. The rating is the length of the path in steps. In the folder a letter is its place in {@code # SGo},
 * counted from 1. A group is a maze, or the eight images of one. {@code total_puzzles}, which Tiny Recursive Models demand and
 * the Hierarchical Reasoning Model ignores, is the number of groups, as their builder has it.
 */
final class Hrm extends NamedFormat {
    private static final String LETTERS = "# SGo";
    private static final String HEADER = "source,question,answer,rating\n";
    private static final String INPUTS = "all__inputs.npy";
    private static final String LABELS = "all__labels.npy";
    private static final String IDENTIFIERS = "all__puzzle_identifiers.npy";
    private static final String PUZZLES = "all__puzzle_indices.npy";
    private static final String GROUPS = "all__group_indices.npy";

    Hrm() {
        super(
                "hrm",
                "Maze-Hard's files, for the Hierarchical Reasoning Model and its kin: CSV, and its folder of arrays.",
                new HubTable("text/csv", HubTable.columns(List.of("source", "question", "answer"), List.of("rating")), List.of(), "other"));
    }

    @Override
    public void require(Dataset dataset) {
        SplitSizes.requireOneSquare(name(), dataset);
        for (Split split : dataset.splits()) {
            if (split.rows() > Integer.MAX_VALUE - 1) {
                throw new UsageException(name() + " numbers its rows in 32 bits, and split " + split.name() + " has "
                        + split.rows() + " rows; take npz");
            }
        }
    }

    @Override
    public boolean isJoined() {
        return true;
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(split.name() + ".csv");
    }

    @Override
    public List<String> tags() {
        return List.of("csv");
    }

    @Override
    public byte[] head(Split split, String path) {
        if (path.endsWith(".csv")) {
            return HEADER.getBytes(StandardCharsets.US_ASCII);
        }
        return switch (path.substring(path.indexOf('/') + 1)) {
            case INPUTS, LABELS -> Npy.head(Npy.BYTE, split.rows(), SplitSizes.inTiles(name(), split).area());
            case IDENTIFIERS -> Npy.head(Npy.INT, split.rows());
            case PUZZLES -> indices(split.rows());
            case GROUPS -> indices(split.count());
            default -> throw new IllegalArgumentException(path);
        };
    }

    /** The head of a list of where each of some parts begins, and of its first element, 0. */
    private static byte[] indices(long parts) {
        byte[] head = Npy.head(Npy.INT, parts + 1);
        return Arrays.copyOf(head, head.length + Integer.BYTES);
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        return new Writer(shard.split(), SplitSizes.inTiles(name(), shard.split()), files);
    }

    @Override
    public void finish(Dataset dataset, ShardFiles files) throws IOException {
        for (Split split : dataset.splits()) {
            String json = String.format(
                    Locale.ROOT,
                    """
                    {"pad_id": 0, "ignore_label_id": 0, "blank_identifier_id": 0, "vocab_size": %d, "seq_len": %d,\
                     "num_puzzle_identifiers": 1, "total_groups": %d, "mean_puzzle_examples": 1, "total_puzzles": %d,\
                     "sets": ["all"]}""",
                    LETTERS.length() + 1,
                    SplitSizes.inTiles(name(), split).area(),
                    split.count(),
                    split.count());
            write(files, split.name() + "/dataset.json", json);
        }
        write(files, "identifiers.json", "[\"<blank>\"]");
    }

    private static void write(ShardFiles files, String path, String text) throws IOException {
        try (OutputStream out = files.create(path)) {
            out.write(text.getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** Writes a part of each file. */
    private static final class Writer implements ShardWriter {
        private final SplitSizes sizes;
        private final int images;
        private final OutputStream csv;
        private final OutputStream inputs;
        private final OutputStream labels;
        private final OutputStream identifiers;
        private final OutputStream puzzles;
        private final OutputStream groups;

        private final TileBytes picture = new TileBytes();
        private final byte[] letters;
        private final byte[] numbers;
        private final byte[] number = new byte[Integer.BYTES];

        Writer(Split split, SplitSizes sizes, ShardFiles files) throws IOException {
            this.sizes = sizes;
            images = split.augment() ? Split.IMAGES : 1;
            csv = files.create(split.name() + ".csv");
            inputs = files.create(split.name() + "/" + INPUTS);
            labels = files.create(split.name() + "/" + LABELS);
            identifiers = files.create(split.name() + "/" + IDENTIFIERS);
            puzzles = files.create(split.name() + "/" + PUZZLES);
            groups = files.create(split.name() + "/" + GROUPS);
            letters = new byte[sizes.area()];
            numbers = new byte[sizes.area()];
        }

        @Override
        public void add(Row row) throws IOException {
            picture.draw(row);
            sizes.requireFits(picture.rows, picture.columns);
            csv.write(quoted(row.recipe().toString()).getBytes(StandardCharsets.US_ASCII));
            csv.write(',');
            write(inputs);
            picture.drawPath(row.path(), row.maze().grid());
            picture.drawEnds(row);
            csv.write(',');
            write(labels);
            csv.write(("," + row.path().length() + "\n").getBytes(StandardCharsets.US_ASCII));
            put(identifiers, 0);
            put(puzzles, row.number() + 1);
            if ((row.number() + 1) % images == 0) {
                put(groups, row.number() + 1);
            }
        }

        private static String quoted(String recipe) {
            return recipe.indexOf(',') < 0 ? recipe : '"' + recipe + '"';
        }

        /** Writes the picture as letters and as their numbers. */
        private void write(OutputStream array) throws IOException {
            byte[] tiles = picture.tiles;
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = (byte) (tiles[i] + 1);
            }
            for (int i = 0; i < letters.length; i++) {
                letters[i] = (byte) LETTERS.charAt(tiles[i]);
            }
            csv.write(letters);
            array.write(numbers);
        }

        private void put(OutputStream out, long value) throws IOException {
            Npy.put(number, 0, value, Integer.BYTES);
            out.write(number);
        }

        @Override
        public void finish() throws IOException {
            for (OutputStream out : List.of(csv, inputs, labels, identifiers, puzzles, groups)) {
                out.close();
            }
        }
    }
}
