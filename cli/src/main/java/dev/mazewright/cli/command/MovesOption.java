package dev.mazewright.cli.command;

import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;

/** Which steps there are over tiles. */
final class MovesOption extends OptionGroup {
    private final TextValue moves = options.text(
            "--moves", "MOVES",
            "On tiles: orthogonal (or never); or with diagonal moves, of cost the square root of 2: octile (or no-obstacles) where "
                    + "both tiles beside the corner are free, one-obstacle where at least one is, always also between two "
                    + "bricks (default: orthogonal).");

    /** The option, for this command. */
    MovesOption(Options options) {
        super(options);
    }

    /** Whether it is given. */
    boolean isGiven() {
        return moves.isGiven();
    }

    /** Whether there are steps across corners. */
    boolean areDiagonal() {
        return moves.isGiven() && Tiles.Moves.named(moves.get()) != Tiles.Moves.ORTHOGONAL;
    }

    /** A scenario's lengths are those of octile moves. */
    void requireScenarios() {
        if (moves.isGiven() && Tiles.Moves.named(moves.get()) != Tiles.Moves.OCTILE) {
            throw new UsageException("a scenario's optimal lengths are those of --moves octile, and " + moves.get()
                    + " is given; write that, or leave out --moves");
        }
    }

    /** The same tiles with these steps; those of scenarios where none are given. */
    Puzzle over(Puzzle puzzle) {
        Tiles.Moves given = moves.isGiven() ? Tiles.Moves.named(moves.get()) : Tiles.Moves.OCTILE;
        Grid grid = puzzle.maze().grid();
        Mask floor = grid.mask();
        if (given == Tiles.Moves.ORTHOGONAL && grid.isUniform()) {
            return puzzle;
        }
        if (!grid.shape().isTiles() || floor == null) {
            throw new UsageException(
                    given.word() + " moves go across tiles, and this maze is a " + grid.shape().name() + "; "
                            + (moves.isGiven() ? "leave out --moves" : "give the map of the scenario"));
        }
        Maze maze = Tiles.maze(floor, given);
        return new Puzzle(
                maze,
                puzzle.ends().map(cell -> maze.grid().cell(grid.row(cell), grid.column(cell))),
                puzzle.recipe());
    }
}
