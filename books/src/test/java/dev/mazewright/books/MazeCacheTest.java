package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is chosen again when a book is edited. */
class MazeCacheTest {
    private static final String BOOK = """
            title = "T"
            trim = "8x10"
            seed = 5
            [[section]]
            title = "One"
            mazes = 4
            size = "7x7"
            generators = ["wilson", "kruskal"]
            difficulty = "40..56"
            [[section]]
            mazes = 3
            size = "6x6..8x8"
            shapes = ["hexagon"]
            """;

    /** Keeps all, and counts the mazes that it is asked for and does not have. */
    private static final class Counted implements MazeCache {
        private final Map<Object, Object> all = new ConcurrentHashMap<>();
        private final AtomicInteger missed = new AtomicInteger();

        @Override
        public <T> @Nullable T get(Object key, Class<T> type) {
            Object value = all.get(key);
            if (value == null && key instanceof SectionKey.First) {
                missed.incrementAndGet();
            }
            return type.cast(value);
        }

        @Override
        public void put(Object key, Object value, long bytes) {
            all.put(key, value);
        }
    }

    private static BookPdf pdf(String text, MazeCache cache) throws IOException {
        return new BookPdf(BookFileTest.parse(text), cache, Context.ofStep(), BookProgress.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "0 | \"T\" | \"Another\"",
        "0 | 8x10 | 6x9",
        "0 | title = \"One\" | instructions = \"Find the goal.\"",
        "0 | mazes = 3 | mazes = 3;per-page = 2",
        "1 | seed = 5 | seed = 5;replace = [6]",
        "3 | [\"hexagon\"] | [\"rectangle\"]",
        "8 | mazes = 4 | mazes = 5",
        "4 | 40..56 | 41..55",
        "7 | seed = 5 | seed = 6",
    })
    void anEditedBookChoosesOnlyWhatIsAnother(int mazes, String old, String another) throws IOException {
        Counted cache = new Counted();
        pdf(BOOK, cache);
        assertThat(cache.missed).hasValue(7);
        cache.missed.set(0);
        String edited = BOOK.replace(old, another.replace(';', '\n'));
        assertThat(edited).isNotEqualTo(BOOK);
        assertThat(pdf(edited, cache).mazes()).isEqualTo(pdf(edited, MazeCache.NONE).mazes());
        assertThat(cache.missed).hasValue(mazes);
    }

    /** Which runs fit depends on the whole page. */
    @Test
    void unpluggedSheetsAreChosenForTheirPage() throws IOException {
        String sheets = "title = \"T\"\nlayout = \"unplugged\"\n[[section]]\nmazes = 6\nsize = \"4x4\"\ngenerators = [\"wilson\"]\n";
        Counted cache = new Counted();
        pdf(sheets, cache);
        assertThat(pdf(sheets + "solver = \"breadth-first\"\n", cache).mazes())
                .isEqualTo(pdf(sheets + "solver = \"breadth-first\"\n", MazeCache.NONE).mazes())
                .isNotEqualTo(pdf(sheets, MazeCache.NONE).mazes());
    }

    @Test
    void worksheetsAreNotMeasuredAgain() throws IOException {
        String sheets = "title = \"T\"\nlayout = \"worksheet\"\n[[section]]\nmazes = 3\nsize = \"7x7\"\n";
        Counted cache = new Counted();
        pdf(sheets, cache);
        cache.missed.set(0);
        assertThat(pdf(sheets.replace("\"T\"", "\"U\""), cache).mazes()).isEqualTo(pdf(sheets, MazeCache.NONE).mazes());
        assertThat(cache.missed).hasValue(0);
    }
}
