package dev.mazewright.books.page;

import dev.mazewright.core.recipe.Recipe;

/**
 * A maze of a book.
 *
 * @param number from 1
 * @param page from 1
 * @param recipe that makes it
 * @param difficulty in tenths
 * @param length of a shortest path, in steps
 */
public record BookMaze(int number, int page, Recipe recipe, int difficulty, long length) {
    private static final int[] STARS = {400, 470, 530, 590};

    /** 1 to 5 for its difficulty: from 40, 47, 53 and 59 on, one more. */
    int stars() {
        int stars = 1;
        for (int least : STARS) {
            stars += difficulty >= least ? 1 : 0;
        }
        return stars;
    }
}
