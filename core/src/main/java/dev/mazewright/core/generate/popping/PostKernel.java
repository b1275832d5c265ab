package dev.mazewright.core.generate.popping;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * Cycle popping on wall posts by several threads: first within tiles, then across the seams between them, two regions becoming one
 * until there is one. Which cycle is popped first makes no difference, so the maze does not depend on tiles or threads.
 *
 * <p>Time about n log n for n cells, of which a doubling of the side adds less than a tenth; memory 1 byte a cell and 5 MB a
 * thread, and a quarter of a byte more where there is no maze in whose words the seams can be joined.
 */
public record PostKernel(Context context) implements StreamingGenerator {
    /** The most rows and columns of a tile; steps in larger ones miss the cache. */
    private static final int MOST = 1024;
    /** The least, so that no two tiles share words. */
    private static final int LEAST = Posts.ALIGNMENT;

    private static final int TILES_PER_THREAD = 4;

    /** How many arrows of a post may be popped before a table holds their number: as many as six bits can hold. */
    private static final int DEEP = 63;

    /**
     * Words for the marks of seams that are joined at the same time: those of a maze that has no passages yet, as long as there
     * are enough, and new ones.
     */
    private static final class MarkWords {
        private final long[] words;
        private final AtomicLong used = new AtomicLong();

        MarkWords(long[] words) {
            this.words = words;
        }

        /** Takes all words back. */
        MarkWords reset() {
            used.set(0);
            return this;
        }

        /** What joins regions of at most this number of rows. */
        PostSeam seam(Posts posts, int rows) {
            long wanted = PostSeam.words(rows, posts.columns);
            long begin = used.getAndAdd(wanted);
            return begin + wanted <= words.length
                    ? new PostSeam(posts, words, (int) begin)
                    : new PostSeam(posts, new long[Math.toIntExact(wanted)], 0);
        }
    }

    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return rows(rows, columns, random, new long[0]);
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        SquareRows rows = rows(maze.grid().rows(), maze.grid().columns(), random, maze.words());
        maze.wallAll();
        maze.carve(rows);
    }

    private SquareRows rows(int rows, int columns, MazeRandom random, long[] words) {
        Posts posts = new Posts(rows - 1, columns - 1, random, DEEP);
        int across = 1;
        int down = 1;
        while (isTooLarge(size(posts.columns, across), size(posts.rows, down), across * down)) {
            if (size(posts.columns, across) >= size(posts.rows, down)) {
                across *= 2;
            } else {
                down *= 2;
            }
        }
        pop(posts, size(posts.rows, down), size(posts.columns, across), words);
        return new PostRows(posts);
    }

    /** Whether tiles are to be cut, because they are too large for the cache, or too few for all threads. */
    private boolean isTooLarge(int columns, int rows, int tiles) {
        int longer = Math.max(columns, rows);
        return longer > MOST || (longer > LEAST && context.threads() > 1 && tiles < TILES_PER_THREAD * context.threads());
    }

    /** The posts side by side in a tile, for a number of tiles that is a power of two: so all can be joined two by two. */
    private static int size(int posts, int tiles) {
        return Math.max(1, Math.ceilDiv(Math.ceilDiv(posts, tiles), LEAST)) * LEAST;
    }

    /**
     * Pops all cycles.
     *
     * @param tileRows how many rows of posts a tile has
     * @param tileColumns a multiple of {@link Posts#ALIGNMENT}
     * @param words may be written to
     * @return how many arrows the join of the last seam popped
     */
    long pop(Posts posts, int tileRows, int tileColumns, long[] words) {
        popTiles(posts, tileRows, tileColumns);
        MarkWords marks = new MarkWords(words);
        long popped = 0;
        for (long width = tileColumns; width < posts.columns; width *= 2) {
            popped = joinColumns(posts, tileRows, width, marks.reset());
        }
        for (long height = tileRows; height < posts.rows; height *= 2) {
            popped = joinRows(posts, height, marks.reset());
        }
        return popped;
    }

    private void popTiles(Posts posts, int tileRows, int tileColumns) {
        int across = Math.ceilDiv(posts.columns, tileColumns);
        long tiles = (long) across * Math.ceilDiv(posts.rows, tileRows);
        context.share(tiles, () -> {
            PostTile tile = new PostTile(posts, Math.min(tileRows, posts.rows), Math.min(tileColumns, posts.columns));
            return number -> {
                int row = (int) (number / across) * tileRows;
                int column = (int) (number % across) * tileColumns;
                tile.pop(row, column, Math.min(tileRows, posts.rows - row), Math.min(tileColumns, posts.columns - column));
            };
        });
    }

    /** Joins regions of this width two by two, in each row of tiles. */
    private long joinColumns(Posts posts, int tileRows, long width, MarkWords marks) {
        LongAdder popped = new LongAdder();
        long pairs = Math.ceilDiv(posts.columns - width, 2 * width);
        context.share(pairs * Math.ceilDiv(posts.rows, tileRows), () -> {
            PostSeam seam = marks.seam(posts, Math.min(tileRows, posts.rows));
            return number -> {
                int top = (int) (number / pairs) * tileRows;
                long left = number % pairs * 2 * width;
                long before = seam.popped();
                seam.joinColumns(top, (int) left, Math.min(top + tileRows, posts.rows), (int) Math.min(left + 2 * width, posts.columns), (int) (left + width));
                popped.add(seam.popped() - before);
            };
        });
        return popped.sum();
    }

    /** Joins bands of this height two by two. */
    private long joinRows(Posts posts, long height, MarkWords marks) {
        LongAdder popped = new LongAdder();
        context.share(Math.ceilDiv(posts.rows - height, 2 * height), () -> {
            PostSeam seam = marks.seam(posts, (int) Math.min(2 * height, posts.rows));
            return pair -> {
                long top = pair * 2 * height;
                long before = seam.popped();
                seam.joinRows((int) top, 0, (int) Math.min(top + 2 * height, posts.rows), posts.columns, (int) (top + height));
                popped.add(seam.popped() - before);
            };
        });
        return popped.sum();
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return Memory.sum(Posts.bytes(rows, columns), Math.max(tilesBytes(rows, columns), marksBytes(rows, columns)));
    }

    @Override
    public long workingBytes(Grid grid) {
        int rows = grid.rows();
        int columns = grid.columns();
        return marksBytes(rows, columns) > Maze.bytes(grid)
                ? rowsBytes(rows, columns)
                : Memory.sum(Posts.bytes(rows, columns), tilesBytes(rows, columns));
    }

    private long tilesBytes(int rows, int columns) {
        return PostTile.bytes(Math.min(MOST, rows), Math.min(MOST, columns)) * context.threads();
    }

    private long marksBytes(int rows, int columns) {
        return (PostSeam.words(rows, columns) + 3 * PostSeam.words(1, columns) * context.threads()) * Long.BYTES;
    }
}
