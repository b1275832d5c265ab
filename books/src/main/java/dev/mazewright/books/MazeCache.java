package dev.mazewright.books;

import org.jspecify.annotations.Nullable;

/**
 * Keeps what the choice of mazes found, for books that have sections in common: another title, or another maze in the place of
 * one, chooses nothing else again. What is kept may be dropped at any time. Used by several threads.
 */
public interface MazeCache {
    /** Keeps nothing. */
    MazeCache NONE = new MazeCache() {
        @Override
        public <T> @Nullable T get(Object key, Class<T> type) {
            return null;
        }

        @Override
        public void put(Object key, Object value, long bytes) {}
    };

    /** The value that is kept for a key, or null. */
    <T> @Nullable T get(Object key, Class<T> type);

    /** Keeps a value that takes this many bytes with its key, about. */
    void put(Object key, Object value, long bytes);
}
