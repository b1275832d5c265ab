package dev.mazewright.formats.deflate;

import java.util.Arrays;

/**
 * A code for symbols after their frequencies, the frequent ones short, of which no code begins with another.
 *
 * <p>Sources: D. A. Huffman, A method for the construction of minimum-redundancy codes, 1952, with the two queues of J. van Leeuwen, 1976;
 * RFC 1951, section 3.2.2, for the codes of given lengths.
 */
final class PrefixCode {
    private static final int SYMBOL_BITS = 9;
    private static final int SYMBOL = (1 << SYMBOL_BITS) - 1;

    private final int longest;
    /** How often each symbol comes: what the code is made of. */
    final int[] frequencies;
    /** Of each symbol; 0 for one that does not come. */
    final byte[] lengths;
    /** Of each symbol, with the first bit lowest. */
    final int[] codes;

    private final int[] sorted;
    private final int[] weights;
    private final int[] parents;

    PrefixCode(int symbols, int longest) {
        this.longest = longest;
        frequencies = new int[symbols];
        lengths = new byte[symbols];
        codes = new int[symbols];
        sorted = new int[symbols];
        weights = new int[2 * symbols];
        parents = new int[2 * symbols];
    }

    /** Makes the code of the frequencies, of at least two symbols. They are less than 2^22, and changed where a code would be too long. */
    void make() {
        int used = sort();
        for (int symbol = 0; used < 2; symbol++) {
            frequencies[symbol] = Math.max(1, frequencies[symbol]);
            used = sort();
        }
        while (!measure(used)) {
            for (int symbol = 0; symbol < frequencies.length; symbol++) {
                frequencies[symbol] = (frequencies[symbol] + 1) / 2;
            }
            used = sort();
        }
        assign();
    }

    /** The symbols that come, the rarest first. */
    private int sort() {
        int used = 0;
        for (int symbol = 0; symbol < frequencies.length; symbol++) {
            if (frequencies[symbol] > 0) {
                sorted[used++] = frequencies[symbol] << SYMBOL_BITS | symbol;
            }
        }
        Arrays.sort(sorted, 0, used);
        return used;
    }

    /** Sets the lengths, unless one would be too long. */
    private boolean measure(int used) {
        join(used);
        int root = 2 * used - 2;
        parents[root] = 0; // from here on, how deep a node is
        for (int node = root - 1; node >= 0; node--) {
            parents[node] = parents[parents[node]] + 1;
            if (parents[node] > longest) {
                return false;
            }
        }
        Arrays.fill(lengths, (byte) 0);
        for (int leaf = 0; leaf < used; leaf++) {
            lengths[sorted[leaf] & SYMBOL] = (byte) parents[leaf];
        }
        return true;
    }

    /** The two lightest nodes become one, again and again: leaves and joined nodes are two queues, each with the lightest first. */
    private void join(int used) {
        for (int i = 0; i < used; i++) {
            weights[i] = sorted[i] >>> SYMBOL_BITS;
        }
        int leaf = 0;
        int joined = used;
        for (int next = used; next < 2 * used - 1; next++) {
            int weight = 0;
            for (int child = 0; child < 2; child++) {
                boolean takesLeaf = leaf < used && (joined == next || weights[leaf] <= weights[joined]);
                int node = takesLeaf ? leaf++ : joined++;
                weight += weights[node];
                parents[node] = next;
            }
            weights[next] = weight;
        }
    }

    /** Gives each symbol a code of its length: of one length, in the order of the symbols. */
    void assign() {
        int[] next = new int[longest + 2];
        for (byte length : lengths) {
            next[length + 1] += length == 0 ? 0 : 1;
        }
        for (int length = 1; length <= longest; length++) {
            next[length] = (next[length - 1] + next[length]) << 1;
        }
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            int length = lengths[symbol];
            if (length > 0) {
                codes[symbol] = Integer.reverse(next[length]++) >>> (Integer.SIZE - length);
            }
        }
    }

    /** How many symbols there are up to the last that comes, but at least this number. */
    int count(int least) {
        int count = lengths.length;
        while (count > least && lengths[count - 1] == 0) {
            count--;
        }
        return count;
    }

    /** How many bits all symbols have together. */
    long bits() {
        long bits = 0;
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            bits += (long) frequencies[symbol] * lengths[symbol];
        }
        return bits;
    }
}
