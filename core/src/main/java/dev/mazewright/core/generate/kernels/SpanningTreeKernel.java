package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;

/** The minimum spanning tree for the weights of {@code stream("weights")}, as {@link TiledSpanningTree} finds it. */
public record SpanningTreeKernel(Context context) implements StreamingGenerator {
    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return TiledSpanningTree.rows(rows, columns, random.stream("weights"), context);
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return TiledSpanningTree.bytes(rows, columns, context.threads());
    }
}
