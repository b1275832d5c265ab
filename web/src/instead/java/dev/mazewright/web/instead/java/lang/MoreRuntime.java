package dev.mazewright.web.instead.java.lang;

/** One thread works here, however many processors there are. */
public final class MoreRuntime {
    private MoreRuntime() {}

    public int availableProcessors() {
        return 1;
    }
}
