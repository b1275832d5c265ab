package dev.mazewright.core.run;

/** The heap of this JVM, as {@link Memory} asks for it. */
final class Heap {
    private Heap() {}

    /**
     * The bytes that it can hold of large arrays. Collectors keep up to a third of the heap for young objects, where one large
     * array does not fit.
     */
    static long most() {
        return Runtime.getRuntime().maxMemory() / 3 * 2;
    }

    /** The bytes of them that are not in use. */
    static long free() {
        Runtime runtime = Runtime.getRuntime();
        return most() - (runtime.totalMemory() - runtime.freeMemory());
    }

    /** Where there is more. */
    static String advice() {
        return "give Java more memory (-Xmx)";
    }

    /** Collects garbage: only before a refusal. */
    @SuppressWarnings("SystemGc")
    static void collect() {
        System.gc();
    }
}
