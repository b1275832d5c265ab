package dev.mazewright.core.measure;

import dev.mazewright.core.maze.Puzzle;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongFunction;

/**
 * The averages of {@link Measures} over many mazes of one kind, and how much these mazes differ.
 *
 * <p>Time and memory as {@link Measures}, for one maze after the other.
 */
public final class TextureCard {
    private static final long MILLION = 1_000_000;

    /** What is measured. */
    public enum Kind {
        /** Cells of the maze. */
        CELLS,
        /** Cells with one passage. */
        DEAD_ENDS,
        /** Cells with two: the river. */
        CORRIDORS,
        /** Corridors that turn. */
        TURNS,
        /** Cells with three passages. */
        JUNCTIONS,
        /** Cells with four passages or more. */
        CROSSROADS,
        /** Passages beyond those of a maze without loops. */
        LOOPS,
        /** Cells of a shortest path from the start to a goal, with both ends; 0 without a path. */
        SOLUTION,
        /** Steps between the two cells that lie farthest apart, as {@link Measures} finds them. */
        DIAMETER,
        /** The difficulty, in tenths; 0 if there is no path. */
        DIFFICULTY;

        /** This figure of one maze. */
        long of(Measures measures) {
            return switch (this) {
                case CELLS -> measures.cells();
                case DEAD_ENDS -> measures.deadEnds();
                case CORRIDORS -> measures.corridors();
                case TURNS -> measures.turns();
                case JUNCTIONS -> measures.junctions();
                case CROSSROADS -> measures.crossroads();
                case LOOPS -> measures.passages() - measures.cells() + measures.components();
                case SOLUTION -> measures.solutionLength() + 1;
                case DIAMETER -> measures.diameter();
                case DIFFICULTY -> measures.difficulty() == null ? 0 : measures.difficulty().tenths();
            };
        }
    }

    private final Map<Kind, Spread> counts = new EnumMap<>(Kind.class);
    /** In millionths of the cells. */
    private final Map<Kind, Spread> shares = new EnumMap<>(Kind.class);

    private TextureCard() {}

    /**
     * Measures mazes.
     *
     * @param maker makes the maze of a seed
     * @param firstSeed the first; the others follow
     * @param mazes how many
     */
    public static TextureCard of(LongFunction<Puzzle> maker, long firstSeed, int mazes) {
        TextureCard card = new TextureCard();
        for (long seed = firstSeed; seed < firstSeed + mazes; seed++) {
            Measures measures = Measures.of(maker.apply(seed));
            for (Kind kind : Kind.values()) {
                long figure = kind.of(measures);
                card.add(kind, Spread.NONE.with(figure), Spread.NONE.with(share(figure, measures.cells())));
            }
        }
        return card;
    }

    private static long share(long figure, long cells) {
        return (figure * MILLION + cells / 2) / cells;
    }

    private void add(Kind kind, Spread count, Spread share) {
        counts.merge(kind, count, Spread::plus);
        shares.merge(kind, share, Spread::plus);
    }

    /** The card of the mazes of both: the same, whichever comes first. */
    public TextureCard plus(TextureCard other) {
        TextureCard sum = new TextureCard();
        for (TextureCard part : new TextureCard[] {this, other}) {
            part.counts.forEach((kind, count) -> sum.add(kind, count, part.share(kind)));
        }
        return sum;
    }

    /** How many mazes were measured. */
    public long mazes() {
        return count(Kind.CELLS).count();
    }

    /** The figure as it is. */
    public Spread count(Kind kind) {
        return Objects.requireNonNullElse(counts.get(kind), Spread.NONE);
    }

    /** The figure in millionths of the cells of its maze. */
    public Spread share(Kind kind) {
        return Objects.requireNonNullElse(shares.get(kind), Spread.NONE);
    }
}
