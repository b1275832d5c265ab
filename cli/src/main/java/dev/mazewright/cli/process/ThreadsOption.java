package dev.mazewright.cli.process;

import dev.mazewright.core.option.Numbers;
import org.jspecify.annotations.Nullable;

/** The option {@code --threads}. */
public final class ThreadsOption {
    /** Its description. */
    public static final String DESCRIPTION = "The number of threads, 1 or more (default: one per processor); never changes a result.";

    private static final int MOST = 1024;

    private ThreadsOption() {}

    /** The number of threads that the option gives, one per processor for null; refuses one out of range. */
    public static int parse(@Nullable String text) {
        return text == null
                ? Runtime.getRuntime().availableProcessors()
                : (int) Numbers.whole("number of threads", text, 1, MOST);
    }
}
