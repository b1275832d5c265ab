package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Ramp;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookPlaces;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.BookStyle;
import dev.mazewright.books.page.PageContext;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.books.page.UnpluggedChoice;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.DifficultySearch;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the mazes of a book. They follow from its seed; the number of threads does not matter. No two are alike.
 */
final class MazeChoice {
    /** How often another maze is chosen where one is like one before. */
    private static final int MOST_ATTEMPTS = 50;

    /** Seeds are below this: short enough to type. */
    private static final long SEEDS = 1_000_000_000;

    /** What a maze takes in a cache, in bytes, besides its recipe. */
    private static final long OF_CHOSEN = 800;

    private static final String ATTEMPT = "attempt";

    private final Book book;
    private final BookPlan plan;
    private final MazeCache cache;
    private final Context context;
    private final Context each;
    private final BookProgress progress;
    private final List<List<Maker>> turns = new ArrayList<>();

    MazeChoice(Book book, BookPlan plan, MazeCache cache, Context context, BookProgress progress) {
        this.book = book;
        this.plan = plan;
        this.cache = cache;
        this.context = context;
        each = context.withThreads(1).withProgress(line -> {});
        this.progress = progress;
    }

    /** A maze, and what mazes that look alike have in common with it. */
    private record Chosen(BookMaze maze, String likeness) {
        Chosen at(int number, int page) {
            return new Chosen(new BookMaze(number, page, maze.recipe(), maze.difficulty(), maze.length()), likeness);
        }

        /** The bytes that it takes with its key, about. */
        long bytes() {
            return OF_CHOSEN + 2L * maze.recipe().toString().length();
        }
    }

    /**
     * The mazes, in the order of their numbers.
     *
     * @throws NoPathException if a difficulty is not reached
     * @throws UsageException if there are not as many different mazes
     */
    List<BookMaze> mazes() {
        Chosen[] chosen = new Chosen[plan.places().mazes().size()];
        AtomicInteger done = new AtomicInteger();
        context.run(() -> {
            for (BookSection section : book.sections()) {
                turns.addAll(new GeneratorTurns(book, section, turns.size() + 1, cache, context).makers());
            }
            context.share(chosen.length, () -> index -> {
                chosen[(int) index] = choose((int) index, random((int) index).stream(ATTEMPT, 0));
                progress.report("choosing mazes", done.incrementAndGet(), chosen.length);
            });
            return chosen;
        });
        List<BookMaze> mazes = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (int i = 0; i < chosen.length; i++) {
            mazes.add(distinct(i, random(i), chosen[i], known));
        }
        int[] replaced = new int[chosen.length];
        for (int number : book.replaced()) {
            int i = number - 1;
            MazeRandom random = random(i).stream("replacement", replaced[i]++);
            mazes.set(i, distinct(i, random, choose(i, random.stream(ATTEMPT, 0)), known));
        }
        return mazes;
    }

    private MazeRandom random(int i) {
        return new MazeRandom(book.seed()).stream("maze", i);
    }

    /** A maze that is not like one before: this one, or the first other that is not. */
    private BookMaze distinct(int i, MazeRandom random, Chosen first, Set<String> known) {
        Chosen one = first;
        for (int attempt = 1; !known.add(one.likeness); attempt++) {
            if (attempt > MOST_ATTEMPTS) {
                throw new UsageException(name(i) + ": no other maze was found that is not like one before; take fewer mazes, a"
                        + " larger size or other generators");
            }
            one = choose(i, random.stream(ATTEMPT, attempt));
        }
        return one.maze;
    }

    private Chosen choose(int i, MazeRandom random) {
        BookPlaces.Place place = plan.places().mazes().get(i);
        long seed = random.below(SEEDS);
        if (place.section().isUnplugged()) {
            return find(i, place, seed);
        }
        SectionKey.First key = new SectionKey.First(SectionKey.of(place.section()), place.index(), seed);
        @Nullable Chosen known = cache.get(key, Chosen.class);
        Chosen chosen = known == null ? find(i, place, seed) : known.at(i + 1, place.page());
        cache.put(key, chosen, chosen.bytes());
        return chosen;
    }

    private Chosen find(int i, BookPlaces.Place place, long seed) {
        Ramp ramp = place.section().difficulty();
        @Nullable NoPathException missed = null;
        try {
            for (Maker maker : turns.get(i)) {
                try {
                    Maker first = maker.withSeed(seed);
                    if (place.section().isUnplugged()) {
                        return chosen(i, place, new UnpluggedChoice(place.section(), page(place)).find(first));
                    }
                    return chosen(i, place, ramp == null ? first
                            : DifficultySearch.of(ramp.target(place.index(), place.section().mazes()), each).find(first));
                } catch (NoPathException e) {
                    missed = e;
                }
            }
        } catch (UsageException e) {
            throw new UsageException(name(i) + ": " + e.getMessage());
        }
        throw new NoPathException(name(i) + ": " + (missed == null ? "no recipe" : missed.getMessage()));
    }

    private PageContext page(BookPlaces.Place place) {
        PageFrame frame = PageFrame.of(book, plan.pages().size());
        return new PageContext(book, plan.places(), frame, new BookStyle(book.style()), each, place.page());
    }

    private Chosen chosen(int i, BookPlaces.Place place, Maker maker) {
        Puzzle puzzle = maker.make();
        Difficulty difficulty = Difficulty.of(puzzle);
        if (difficulty == null) {
            throw new NoPathException("no path from the start to the goal of " + maker.recipe());
        }
        BookMaze maze = new BookMaze(i + 1, place.page(), maker.recipe(), difficulty.tenths(), difficulty.steps());
        return new Chosen(maze, Likeness.of(puzzle.maze()));
    }

    private String name(int i) {
        return plan.places().mazes().get(i).section().maze(book.source(), i + 1);
    }
}
