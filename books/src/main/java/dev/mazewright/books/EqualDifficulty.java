package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.description.Ramp;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The difficulty that the mazes of a worksheet share where the file does not give it: the one that is most frequent among mazes with
 * the seeds 1 to {@value #SAMPLE} of each recipe, for the maze for which it is least frequent.
 */
final class EqualDifficulty {
    private static final int SAMPLE = 40;
    private static final int MOST_DIFFICULTY = 100;

    /** What a difficulty takes in a cache, in bytes. */
    private static final long OF_LEVEL = 500;

    private EqualDifficulty() {}

    /**
     * The book with a difficulty for each section that needs one.
     *
     * @throws UsageException if a maze cannot be made
     */
    static Book of(Book book, MazeCache cache, Context context) {
        List<BookSection> sections = new ArrayList<>();
        for (BookSection section : book.sections()) {
            sections.add(section.layout() == Layout.WORKSHEET && section.difficulty() == null
                    ? section.withDifficulty(Ramp.level(difficulty(section, cache, context)))
                    : section);
        }
        return sections.equals(book.sections()) ? book : book.withSections(sections);
    }

    private static int difficulty(BookSection section, MazeCache cache, Context context) {
        SectionKey.Level key = new SectionKey.Level(SectionKey.of(section));
        @Nullable Integer known = cache.get(key, Integer.class);
        int found = known == null ? difficulty(section, context) : known;
        cache.put(key, found, OF_LEVEL);
        return found;
    }

    private static int difficulty(BookSection section, Context context) {
        Context each = context.withThreads(1).withProgress(line -> {});
        Map<String, Sample> known = new LinkedHashMap<>();
        List<List<Sample>> samples = IntStream.range(0, section.mazes())
                .mapToObj(index -> section.recipes(index).stream()
                        .map(recipe -> known.computeIfAbsent(recipe.toString(), text -> new Sample(new Maker(recipe, each))))
                        .toList())
                .toList();
        List<Sample> all = List.copyOf(known.values());
        DifficultyTarget any = target(0);
        context.run(() -> {
            context.share(all.size(), () -> i -> all.get((int) i).extend(SAMPLE, any, each));
            return all;
        });
        return IntStream.rangeClosed(0, MOST_DIFFICULTY)
                .mapToObj(difficulty -> Candidate.of(difficulty, samples))
                .max(Comparator.comparingLong(Candidate::least).thenComparingLong(Candidate::sum))
                .orElseThrow()
                .difficulty;
    }

    private static DifficultyTarget target(int difficulty) {
        return Ramp.level(difficulty).target(0, 1);
    }

    /** A difficulty: how many mazes of the samples have it for the maze for which they are fewest, and for all mazes together. */
    private record Candidate(int difficulty, long least, long sum) {
        static Candidate of(int difficulty, List<List<Sample>> samples) {
            DifficultyTarget target = target(difficulty);
            long[] counts = samples.stream()
                    .mapToLong(ofMaze -> ofMaze.stream().mapToLong(sample -> sample.count(target)).sum())
                    .toArray();
            return new Candidate(difficulty, LongStream.of(counts).min().orElse(0), LongStream.of(counts).sum());
        }
    }
}
