package dev.mazewright.core.run;

/**
 * How much memory the heap still has. Work that allocates much asks before it begins, so that it is refused with one
 * line and does not fail halfway.
 */
public final class Memory {
    private Memory() {}

    /**
     * Makes sure that the heap still has this much memory.
     *
     * @param what the work, as a message begins with it
     * @param needed bytes
     * @throws InsufficientMemoryException if it does not
     */
    public static void require(String what, long needed) {
        if (hasRoomFor(needed)) {
            return;
        }
        if (needed > Heap.most()) { // even if it were empty
            throw new InsufficientMemoryException(what, needed, Heap.most());
        }
        Heap.collect(); // what is still counted as used may be garbage
        if (needed > Heap.free()) {
            throw new InsufficientMemoryException(what, needed, Math.max(0, Heap.free()));
        }
    }

    /** Whether the heap has room for this many bytes now, without a garbage collection. */
    public static boolean hasRoomFor(long bytes) {
        return bytes <= Heap.free();
    }

    /** The sum of sizes, none of them negative; {@code Long.MAX_VALUE} if it would be greater. */
    public static long sum(long... parts) {
        long sum = 0;
        for (long part : parts) {
            sum = part > Long.MAX_VALUE - sum ? Long.MAX_VALUE : sum + part;
        }
        return sum;
    }
}
