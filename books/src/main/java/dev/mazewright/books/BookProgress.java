package dev.mazewright.books;

/** Receives the progress of a book, from any thread. */
@FunctionalInterface
public interface BookProgress {
    /** No listener. */
    BookProgress NONE = (work, done, all) -> {};

    /**
     * Called after each step.
     *
     * @param work what goes on, such as {@code choosing mazes}
     * @param done steps
     * @param all steps
     */
    void report(String work, int done, int all);
}
