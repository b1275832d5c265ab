package dev.mazewright.notebook;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import java.util.List;
import org.rapaio.jupyter.kernel.display.DisplayRenderer;
import org.rapaio.jupyter.kernel.display.DisplayTransformer;
import org.rapaio.jupyter.kernel.display.spi.DisplayProvider;

/** Registers with the kernel how mazes and puzzles are displayed. It finds this class by itself, once our jars are added. */
public final class MazeDisplay implements DisplayProvider {
    @Override
    public List<DisplayRenderer> getDisplayRenderers() {
        return List.of(
                new SvgRenderer<>(Maze.class, Puzzle::of), //
                new SvgRenderer<>(Puzzle.class, puzzle -> puzzle));
    }

    @Override
    public List<DisplayTransformer> getDisplayTransformers() {
        return List.of();
    }
}
