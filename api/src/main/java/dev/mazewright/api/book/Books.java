package dev.mazewright.api.book;

import dev.mazewright.api.request.Cache;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.books.MazeCache;
import org.jspecify.annotations.Nullable;

/**
 * The books that were made last, by the hash of their texts: thumbnails, manifest and PDF do not choose mazes again. So are
 * the mazes of their sections, for the next text of a book that is edited. Together they take at most a small part of the
 * memory; where a new one needs more, those are dropped that were not read for longest.
 *
 * <p>Safe for use by several threads.
 */
public final class Books implements MazeCache {
    /** The version of what a text means: pages of another version have other addresses. */
    private static final String VERSION = "book 1\n";

    /** They may have one part of this number. */
    private static final int KEPT = 16;

    private final MemoryBudget memory;
    private final Cache made;

    /** None yet. */
    public Books(MemoryBudget memory) {
        this.memory = memory;
        made = new Cache(memory.most() / KEPT);
    }

    /** The key of a text: a strong one, so that a browser may keep its pages for ever. */
    static String key(String text) {
        return Cache.key(VERSION + text);
    }

    /** What work on a book takes its memory from. */
    Reservation reservation() {
        return new Reservation(memory);
    }

    /** The book of this key, or null if it is not here. */
    @Nullable MadeBook find(String key) {
        return made.get(key, MadeBook.class);
    }

    /**
     * The book of this key.
     *
     * @throws NotKeptException if it is not here, or not any more
     */
    public MadeBook book(String key) {
        MadeBook book = find(key);
        if (book == null) {
            throw new NotKeptException("the studio does not hold this book any more; begin a task with its text again");
        }
        return book;
    }

    @Override
    public <T> @Nullable T get(Object key, Class<T> type) {
        return made.get(key, type);
    }

    @Override
    public void put(Object key, Object value, long bytes) {
        made.put(key, value, bytes);
    }

    void keep(String key, MadeBook book) {
        made.put(key, book, book.bytes());
    }
}
