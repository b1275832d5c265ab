package dev.mazewright.core.generate.popping;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Words for the marks of seams that are joined at the same time: those of a maze that has no passages yet, as long as there
 * are enough, and new ones.
 */
final class MarkWords {
    private final long[] words;
    private final AtomicLong used = new AtomicLong();

    MarkWords(long[] words) {
        this.words = words;
    }

    /** Takes all words back. */
    MarkWords reset() {
        used.set(0);
        return this;
    }

    /** What joins regions of at most this number of rows. */
    PostSeam seam(Posts posts, int rows) {
        long wanted = PostSeam.words(rows, posts.columns);
        long begin = used.getAndAdd(wanted);
        return begin + wanted <= words.length
                ? new PostSeam(posts, words, (int) begin)
                : new PostSeam(posts, new long[Math.toIntExact(wanted)], 0);
    }
}
