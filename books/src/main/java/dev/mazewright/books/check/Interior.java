package dev.mazewright.books.check;

import java.util.List;

/**
 * What was observed of a file.
 *
 * @param facts of the file as a whole
 * @param pages each page, in order
 */
record Interior(FileFacts facts, List<PageFacts> pages) {
    /** Whether the left side of this page is bound: of odd pages, unless the book is read from right to left. */
    boolean isBoundLeft(PageFacts page) {
        return isBoundLeft(page.number(), facts.isRightToLeft());
    }

    static boolean isBoundLeft(int page, boolean isRightToLeft) {
        return page % 2 == 1 ^ isRightToLeft;
    }
}
