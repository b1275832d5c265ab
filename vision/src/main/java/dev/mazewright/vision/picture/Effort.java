package dev.mazewright.vision.picture;

import dev.mazewright.core.run.Context;
import org.jspecify.annotations.Nullable;

/**
 * The work that is spent on doubt: on other ways to read a picture that was read in one. It is counted in pixels looked at and not in time, so
 * that every machine tries the same and reads the same. It begins with the first {@linkplain #within attempt}: the first way itself is not
 * counted, and has a longer {@linkplain #first bound}. For one thread.
 */
public final class Effort {
    /** The pixels that count as a second: an area of a million takes 0.85 s of processor time (2 cores, x86-64, 2.1 GHz, JDK 25). */
    private static final long PIXELS = 1_000_000;
    /** What each attempt counts at least, in pixels: what is prepared for it does not depend on the size of its plane. */
    private static final long ATTEMPT = PIXELS / 10;
    /** On a machine that takes this many times as long, an attempt is given up. */
    private static final int SLOW = 10;
    /** A first reading may take this many times as long as doubts about it, */
    private static final int TIMES = 10;
    /** and these seconds in any case: pictures of 12 megapixels take 8 s at most on the machine where they were measured. */
    private static final int FIRST = 80;

    /** What all parts of an effort have spent. */
    private static final class Account {
        private long pixels;
        private boolean isOpen;
    }

    private final int seconds;
    private final long most;
    private final Account account;
    private final TimeBudget clock;

    /** This many seconds of the machine where pixels were measured, from 0. */
    public Effort(int seconds) {
        this(seconds, seconds * PIXELS, new Account(), new TimeBudget((long) SLOW * seconds));
    }

    private Effort(int seconds, long most, Account account, TimeBudget clock) {
        this.seconds = seconds;
        this.most = most;
        this.account = account;
        this.clock = clock;
    }

    /** The processor time for the first way to read a picture: 80 seconds, or ten times this if that is longer. */
    public TimeBudget first() {
        return new TimeBudget(Math.max(FIRST, (long) TIMES * seconds));
    }

    /** Half of what is left of this. What it spends, this has spent as well. */
    public Effort half() {
        return new Effort(seconds, (most + account.pixels) / 2, account, clock);
    }

    /** Counts pixels that were looked at, once the first attempt has begun. */
    public void spend(long pixels) {
        account.pixels += account.isOpen ? pixels : 0;
    }

    /** Whether nothing is left. */
    public boolean isSpent() {
        return account.pixels >= most || clock.isSpent();
    }

    /** The result of an attempt; null if nothing is left for it. */
    public <T, E extends Exception> @Nullable T within(Context context, TimeBudget.Attempt<T, E> attempt) throws E {
        account.isOpen = true;
        if (isSpent()) {
            return null;
        }
        spend(ATTEMPT);
        return clock.within(context, attempt);
    }

    /** The note that nothing is left. */
    public String note() {
        return seconds == 0 ? "no other way to read it was tried (--effort 0)" : "other ways to read it were tried for " + seconds + " s; --effort SECONDS bounds that";
    }
}
