package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquarePlanes;
import java.util.function.LongConsumer;

/**
 * What can be said of a minimum spanning tree within one tile, in a processor's cache. The lightest edge that leaves a
 * set of cells is in the tree of the whole grid (the cut property), so components are contracted by Boruvka's rounds
 * until the lightest edge of each leaves the tile. What closes a loop within the tile and is the heaviest of that loop is
 * not in the tree (the cycle property); so of the edges between these components, only those of the tile's own minimum
 * spanning forest are kept for later, beside those across its sides.
 *
 * <p>One thread's memory: about 54 bytes a cell of a tile.
 */
final class TileTree implements LongConsumer {
    private static final int CHUNK = Contraction.CHUNK;

    private final Tiling tiling;
    private final SquarePlanes planes;
    private final int[] slotsOfAll;
    private final BorderEdges later = new BorderEdges();
    private final TileWeights weights;
    private final TileEdges edges;
    private final Contraction contraction;
    private final LocalRules rules;
    /** From a cell to the one below. */
    private final int stride;

    /** The slots of this tile: which, the components of their cells, and the weights of their edges out of the tile. */
    private final int[] slots;

    private final int[] slotComponents;
    private final int[] slotWeights;
    /** For each component that goes on beyond the tile, its first slot. */
    private final int[] firstSlots;

    private int slotCount;
    private int top;
    private int left;
    private int height;
    private int width;
    private int slotOfTile;

    /**
     * @param slotsOfAll of each slot of each tile another that is connected to it: itself, or one before it
     * @param mask which bits of the weights count, for tests
     */
    TileTree(Tiling tiling, SquarePlanes planes, int[] slotsOfAll, MazeRandom weights, int mask) {
        this.tiling = tiling;
        this.planes = planes;
        this.slotsOfAll = slotsOfAll;
        this.weights = new TileWeights(tiling, weights, mask);
        edges = new TileEdges(tiling);
        contraction = new Contraction(area(tiling));
        rules = new LocalRules(tiling, this.weights, edges, contraction.parents);
        stride = 1 << tiling.widthBits;
        slots = new int[tiling.slots];
        slotComponents = new int[tiling.slots];
        slotWeights = new int[tiling.slots];
        firstSlots = new int[tiling.slots + 1];
    }

    /** The memory, in bytes, that one takes, which is one for each thread. */
    static long bytes(Tiling tiling) {
        return TileWeights.bytes(tiling) + Contraction.bytes(area(tiling)) + 4L * tiling.slots * Integer.BYTES;
    }

    private static int area(Tiling tiling) {
        return 1 << (tiling.widthBits + tiling.heightBits);
    }

    /** The edges that are still to be decided. */
    BorderEdges later() {
        return later;
    }

    /** Opens the edges that are surely in the tree, in one tile. */
    @Override
    public void accept(long tile) {
        top = (int) (tile / tiling.across) << tiling.heightBits;
        left = (int) (tile % tiling.across) << tiling.widthBits;
        height = Math.min(1 << tiling.heightBits, tiling.rows - top);
        width = Math.min(1 << tiling.widthBits, tiling.columns - left);
        slotOfTile = (int) tile * tiling.slots;
        contraction.clear();
        weights.weigh(top, left, height, width);
        rules.decide(top, left, height, width);
        findComponents();
        takeEdgesAcross();
        takeEdges();
        findSlots();
        contract();
        carve();
    }

    /** From parents to components. Cells to the right of a narrow tile join its first. */
    private void findComponents() {
        for (int row = 0; row < height && width < stride; row++) {
            contraction.joinFirst(row * stride + width, (row + 1) * stride);
        }
        int cells = height * stride;
        int changed;
        do {
            changed = 0;
            for (int i = (cells - 1) & -CHUNK; i >= 0; i -= CHUNK) {
                changed |= contraction.flatten(i, cells);
            }
        } while (changed != 0);
        int components = 0;
        for (int i = 0; i < cells; i += CHUNK) {
            components = contraction.number(components, i, cells);
        }
        for (int i = 0; i < cells; i += CHUNK) {
            contraction.spread(i, cells);
        }
        contraction.keep(1, components);
    }

    // ---- edges

    /** Open edges across the tile's right or lower side are for later. */
    private void takeEdgesAcross() {
        if (left + width < tiling.columns) {
            for (int row = 0; row < height; row++) {
                int word = edges.index(row, (width - 1) / Long.SIZE);
                long last = 1L << (width - 1);
                if ((edges.open[0][word] & last) != 0) {
                    int slot = tiling.east + row;
                    later.add(weights.east(weights.index(row, width - 1)), number(row, width - 1), slot, slot);
                    edges.open[0][word] &= ~last;
                }
            }
        }
        if (top + height < tiling.rows) {
            for (int x = 0; x < width; x++) {
                int word = edges.index(height - 1, x / Long.SIZE);
                if ((edges.open[1][word] >>> x & 1) != 0) {
                    int slot = tiling.south + x;
                    later.add(weights.south(weights.index(height - 1, x)), number(height - 1, x) + 1, slot, slot);
                    edges.open[1][word] &= ~(1L << x);
                }
            }
        }
    }

    /** The number of the edge to the right of a cell; that of the edge down is the next. */
    private long number(int row, int column) {
        return ((long) (top + row) * tiling.columns + left + column) * 2;
    }

    private void takeEdges() {
        for (int row = 0; row < height; row++) {
            for (int x = 0; x < width; x += Long.SIZE) {
                int word = edges.index(row, x / Long.SIZE);
                int cell = (row << tiling.widthBits) + x;
                int index = weights.index(row, x);
                contraction.add(edges.open[0][word], cell, 1, 0, weights.pairs, index);
                contraction.add(edges.open[1][word], cell, stride, 1, weights.pairs, index);
            }
        }
    }

    // ---- slots

    private void findSlots() {
        slotCount = 0;
        for (int x = 0; x < width && top > 0; x++) {
            addSlot(tiling.north + x, x, weights.south(weights.index(-1, x)));
        }
        for (int x = 0; x < width && top + height < tiling.rows; x++) {
            addSlot(tiling.south + x, (height - 1) * stride + x, weights.south(weights.index(height - 1, x)));
        }
        for (int row = 0; row < height && left > 0; row++) {
            addSlot(tiling.west + row, row * stride, weights.east(weights.index(row, -1)));
        }
        for (int row = 0; row < height && left + width < tiling.columns; row++) {
            addSlot(tiling.east + row, row * stride + width - 1, weights.east(weights.index(row, width - 1)));
        }
    }

    private void addSlot(int slot, int cell, int weightOut) {
        slots[slotCount] = slot;
        slotComponents[slotCount] = contraction.component(cell);
        slotWeights[slotCount++] = weightOut;
    }

    /** Records which slots are connected, for all tiles. */
    private void keepSlots() {
        for (int i = slotCount - 1; i >= 0; i--) {
            firstSlots[slotComponents[i]] = slots[i];
        }
        for (int i = 0; i < slotCount; i++) {
            slotsOfAll[slotOfTile + slots[i]] = slotOfTile + firstSlots[slotComponents[i]];
        }
    }

    // ---- rounds

    /**
     * Opens edges that are surely in the tree, in rounds; then keeps the minimum spanning forest of the components that
     * are left. One method for all rounds: it is called too seldom to be compiled again with the loops of what it calls.
     */
    private void contract() {
        Contraction rest = contraction;
        boolean isSure = true;
        boolean isDone = false;
        while (!isDone) {
            int before = rest.components();
            rest.begin();
            if (isSure) {
                leaveBySlots();
            }
            for (int i = 1; i < rest.size(); i += CHUNK) {
                rest.choose(i);
            }
            for (int i = 0; i < before; i += CHUNK) {
                rest.hook(i);
            }
            if (isSure) {
                for (int i = 0; i < before; i += CHUNK) {
                    rest.open(edges.in, i);
                }
            } else {
                keepEdges();
            }
            int changed;
            do {
                changed = 0;
                for (int i = 0; i < before; i += CHUNK) {
                    changed |= rest.flatten(i, before);
                }
            } while (changed != 0);
            int components = 0;
            for (int i = 0; i < before; i += CHUNK) {
                components = rest.number(components, i, before);
            }
            for (int i = 0; i < before; i += CHUNK) {
                rest.spread(i, before);
            }
            int size = 1;
            for (int i = 1; i < rest.size(); i += CHUNK) {
                size = rest.relabel(size, i);
            }
            rest.keep(size, components);
            if (isSure) {
                relabelSlots();
            }
            if (components == before) {
                isDone = !isSure;
                if (isSure) {
                    isSure = false;
                    keepSlots();
                    rest.keepEnds();
                }
            }
        }
    }

    private void leaveBySlots() {
        for (int i = 0; i < slotCount; i++) {
            contraction.leave(slotComponents[i], slotWeights[i]);
        }
    }

    private void relabelSlots() {
        for (int i = 0; i < slotCount; i++) {
            slotComponents[i] = contraction.component(slotComponents[i]);
        }
    }

    /** Keeps the edges that were chosen for later. */
    private void keepEdges() {
        for (int i = 0; i < contraction.components(); i++) {
            if (contraction.isJoined(i)) {
                keepEdge(i);
            }
        }
    }

    private void keepEdge(int component) {
        int edge = contraction.edge(component);
        int cell = edge >>> 1;
        later.add(
                contraction.weight(component),
                number(cell >>> tiling.widthBits, cell & (stride - 1)) + (edge & 1),
                firstSlots[contraction.end(component)],
                firstSlots[contraction.otherEnd(component)]);
    }

    private void carve() {
        for (int row = 0; row < height; row++) {
            int word = (top + row) * tiling.words() + left / Long.SIZE;
            for (int x = 0; x < width; x += Long.SIZE) {
                planes.east()[word] = edges.in[0][edges.index(row, x / Long.SIZE)];
                planes.south()[word++] = edges.in[1][edges.index(row, x / Long.SIZE)];
            }
        }
    }
}
