package dev.mazewright.core.generate.floor;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Shares;
import dev.mazewright.core.shape.Tiles;

/**
 * The generator {@code obstacles} on small grids: draws and floods the sets of walls as words, by an {@link ObstacleHunt}, and
 * makes the floor of the one that is kept.
 *
 * @param reference for several goals that the caller asks for
 * @param walls the share of the tiles that are walls
 */
public record ObstaclesKernel(Generator reference, Shares walls) implements Generator {
    @Override
    public boolean wantsEnds() {
        return reference.wantsEnds();
    }

    @Override
    public boolean needsEnds() {
        return reference.needsEnds();
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Mask floor = make(Puzzle.of(maze), random).grid().mask();
        if (floor != null) {
            WallSet.carve(maze, floor);
        }
    }

    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        ObstacleHunt hunt = ObstacleHunt.of(walls, blank.grid());
        if (hunt == null || blank.goals().length > 1 || !hunt.find(random, blank.ends())) {
            return reference.make(blank, random); // which says what it does not find
        }
        Maze made = Tiles.maze(hunt.floor(), Tiles.Moves.ORTHOGONAL);
        Grid floor = made.grid();
        return new Puzzle(made, Ends.NONE.withStart(hunt.start(floor)).withGoals(hunt.goal(floor)), null);
    }
}
