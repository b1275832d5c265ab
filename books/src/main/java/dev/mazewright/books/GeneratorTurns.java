package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Ramp;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which generators the mazes of a section are made by: those that reach a maze's target take turns. A generator reaches a
 * target if one of its mazes with the seeds 1 to {@value #FEW} fits; where none of the section does, if one with the seeds
 * 1 to {@value #MANY} does. Those that do not reach it are tried last.
 *
 * <p>Each sample serves all mazes of the same shape and size.
 */
final class GeneratorTurns {
    /** How many mazes decide whether a generator reaches a target. */
    static final int FEW = 100;

    /** How many, before a section is refused. */
    static final int MANY = 1000;

    private static final int STEP = 20;

    /** What the turns take in a cache, in bytes, besides those of each maze. */
    private static final long OF_SECTION = 500;

    private final Book book;
    private final BookSection section;
    private final int firstNumber;
    private final MazeCache cache;
    private final Context context;
    private final Context each;
    private final Map<String, Sample> known = new LinkedHashMap<>();

    /** The turns of a section, whose mazes have numbers from {@code firstNumber} on; the threads of the context share the work. */
    GeneratorTurns(Book book, BookSection section, int firstNumber, MazeCache cache, Context context) {
        this.book = book;
        this.section = section;
        this.firstNumber = firstNumber;
        this.cache = cache;
        this.context = context;
        each = context.withThreads(1).withProgress(line -> {});
    }

    /**
     * For each maze of the section, what may make it: first that whose turn it is.
     *
     * @throws NoPathException if no generator reaches a target; with those that do
     * @throws UsageException if a maze cannot be made
     */
    List<List<Maker>> makers() {
        List<List<Sample>> samples = new ArrayList<>();
        for (int index = 0; index < section.mazes(); index++) {
            samples.add(samples(index));
        }
        int[][] turns = turns(samples);
        List<List<Maker>> makers = new ArrayList<>();
        for (int index = 0; index < section.mazes(); index++) {
            List<Sample> all = samples.get(index);
            makers.add(IntStream.of(turns[index]).mapToObj(turn -> all.get(turn).maker()).toList());
        }
        return makers;
    }

    /** For each maze, the numbers of the samples in the order in which they may make it. */
    private int[][] turns(List<List<Sample>> samples) {
        SectionKey.Turns key = new SectionKey.Turns(SectionKey.of(section));
        int @Nullable [][] known = cache.get(key, int[][].class);
        int[][] found = known == null ? find(samples) : known;
        cache.put(key, found, OF_SECTION + Arrays.stream(found).mapToLong(turns -> Integer.BYTES * (turns.length + 6L)).sum());
        return found;
    }

    private int[][] find(List<List<Sample>> samples) {
        sample(samples);
        int[] last = new int[section.shapes().size()];
        Arrays.fill(last, -1);
        int[][] turns = new int[section.mazes()][];
        for (int index = 0; index < section.mazes(); index++) {
            List<Sample> all = samples.get(index);
            boolean[] reaching = reaching(index, all);
            int turn = last[index % last.length];
            do {
                turn = (turn + 1) % all.size();
            } while (!reaching[turn]);
            last[index % last.length] = turn;
            int from = turn;
            turns[index] = Stream.of(true, false)
                    .flatMapToInt(isReaching -> IntStream.range(from, from + all.size())
                            .map(at -> at % all.size())
                            .filter(at -> reaching[at] == isReaching))
                    .toArray();
        }
        return turns;
    }

    private List<Sample> samples(int index) {
        try {
            List<Sample> samples = new ArrayList<>();
            for (Recipe recipe : section.recipes(index)) {
                samples.add(known.computeIfAbsent(recipe.toString(), text -> new Sample(new Maker(recipe, each))));
            }
            return samples;
        } catch (UsageException e) {
            throw new UsageException(section.maze(book.source(), firstNumber + index) + ": " + e.getMessage());
        }
    }

    private DifficultyTarget target(int index) {
        Ramp ramp = section.difficulty();
        return ramp == null ? new DifficultyTarget(List.of(), List.of()) : ramp.target(index, section.mazes());
    }

    /** Takes of each recipe as many mazes as its targets need. */
    private void sample(List<List<Sample>> samples) {
        Map<Sample, List<DifficultyTarget>> targets = new LinkedHashMap<>();
        for (int index = 0; index < samples.size(); index++) {
            DifficultyTarget target = target(index);
            if (!target.ranges().isEmpty()) {
                samples.get(index).forEach(sample -> targets.computeIfAbsent(sample, none -> new ArrayList<>()).add(target));
            }
        }
        List<Sample> all = List.copyOf(targets.keySet());
        context.share(all.size(), () -> i -> {
            Sample sample = all.get((int) i);
            List<DifficultyTarget> missed = targets.getOrDefault(sample, List.of());
            for (int count = STEP; count <= FEW && !missed.isEmpty(); count += STEP) {
                int so = count;
                sample.extend(so, missed.getFirst(), each);
                missed = missed.stream().filter(target -> !sample.fits(target, so)).toList();
            }
        });
    }

    private boolean[] reaching(int index, List<Sample> samples) {
        DifficultyTarget target = target(index);
        boolean[] reaching = new boolean[samples.size()];
        if (target.ranges().isEmpty()) {
            Arrays.fill(reaching, true);
            return reaching;
        }
        for (int count : new int[] {FEW, MANY}) {
            boolean isReached = false;
            for (int i = 0; i < reaching.length; i++) {
                if (count == MANY) {
                    samples.get(i).extend(MANY, target, context);
                }
                reaching[i] = samples.get(i).fits(target, count);
                isReached |= reaching[i];
            }
            if (isReached) {
                return reaching;
            }
        }
        throw new NoPathException(section.maze(book.source(), firstNumber + index) + ": " + Unreached.message(samples, target, context));
    }
}
