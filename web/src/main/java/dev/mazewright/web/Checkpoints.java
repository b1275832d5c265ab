package dev.mazewright.web;

import org.jspecify.annotations.Nullable;

/** The places where work tests whether it is cancelled. Nothing cancels it here, but something may look at it. */
public final class Checkpoints {
    private static @Nullable Runnable listener;
    private static boolean isLooking;

    private Checkpoints() {}

    /** Calls this at each place, or nothing. */
    static void listen(@Nullable Runnable next) {
        listener = next;
    }

    /** Here is one. */
    public static void pass() {
        Runnable now = listener;
        if (now != null && !isLooking) {
            isLooking = true; // looking has such places, too
            try {
                now.run();
            } finally {
                isLooking = false;
            }
        }
    }
}
