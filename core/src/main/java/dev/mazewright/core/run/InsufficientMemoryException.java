package dev.mazewright.core.run;

/** The work asked for would not fit into memory; thrown before it begins. */
public final class InsufficientMemoryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final long needed;
    private final long available;

    private InsufficientMemoryException(String what, long needed, long available) {
        super(what + " needs " + needed + " bytes of memory and " + available
                + " are available; take a smaller size or give Java more memory (-Xmx)");
        this.needed = needed;
        this.available = available;
    }

    /** How many bytes the work would need. */
    public long needed() {
        return needed;
    }

    /** How many bytes the heap still has to give. */
    public long available() {
        return available;
    }

    /**
     * Makes sure that so many bytes can still be had.
     *
     * @param what the work, as a message begins with it
     * @param needed bytes
     * @throws InsufficientMemoryException if they cannot
     */
    @SuppressWarnings("SystemGc") // only before refusing what might fit: what is still counted as used may be garbage
    public static void require(String what, long needed) {
        if (isRoomFor(needed)) {
            return;
        }
        if (needed > heapBytes()) { // whatever else is in it
            throw new InsufficientMemoryException(what, needed, heapBytes());
        }
        System.gc();
        if (needed > freeBytes()) {
            throw new InsufficientMemoryException(what, needed, Math.max(0, freeBytes()));
        }
    }

    /** Whether so many bytes can be had as it stands, without a look for garbage. */
    public static boolean isRoomFor(long bytes) {
        return bytes <= freeBytes();
    }

    /** The sum of so many bytes, none negative; of more than 2^63, the greatest number there is. */
    public static long sum(long... parts) {
        long sum = 0;
        for (long part : parts) {
            sum = part > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + part;
        }
        return sum;
    }

    private static long freeBytes() {
        Runtime runtime = Runtime.getRuntime();
        return heapBytes() - (runtime.totalMemory() - runtime.freeMemory());
    }

    /** Collectors keep up to a third of the heap for young objects, where one large array finds no place. */
    private static long heapBytes() {
        return Runtime.getRuntime().maxMemory() / 3 * 2;
    }
}
