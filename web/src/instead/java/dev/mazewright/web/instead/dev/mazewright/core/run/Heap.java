package dev.mazewright.web.instead.dev.mazewright.core.run;

/** A browser does not say how much memory it has: a budget for one piece of work, which a phone's tab has too. */
final class Heap {
    private static final long BUDGET = 1L << 30;

    private Heap() {}

    static long most() {
        return BUDGET;
    }

    static long free() {
        return BUDGET;
    }

    static String advice() {
        return "use the command line, ./mazewright";
    }

    static void collect() {}
}
