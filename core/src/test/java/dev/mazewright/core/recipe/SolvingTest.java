package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.SolverSelection;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** The context that is handed to solving and to its recording holds: its memory and its cancellation. */
class SolvingTest {
    private static final Context STANDARD = Context.standard();

    private static Puzzle puzzle() {
        return Recipe.parse("hexagon:40x50/wilson/seed:1").make();
    }

    /** Breadth-first search, before which an action runs. */
    private record After(Runnable first) implements Solver {
        @Override
        public Path solve(Maze maze, long start, long... goals) {
            first.run();
            return new BreadthFirst().solve(maze, start, goals);
        }
    }

    @Test
    void solvesInTheMemoryThatTheSolverStates() {
        Puzzle puzzle = puzzle();
        long bytes = BreadthFirst.ENTRY.workingBytes(puzzle.grid());
        Path path = Solving.solve(puzzle, "breadth-first", STANDARD.withMemory(bytes));
        assertThat(path.found()).isTrue();
    }

    @Test
    void refusesToSolveInLessBeforeTheSolverBegins() {
        Puzzle puzzle = puzzle();
        long bytes = BreadthFirst.ENTRY.workingBytes(puzzle.grid());
        AtomicBoolean hasBegun = new AtomicBoolean();
        assertThatThrownBy(() -> Solving.solve(
                        puzzle, new After(() -> hasBegun.set(true)), "breadth-first", STANDARD.withMemory(bytes - 1)))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageStartingWith("solving 2000 cells by breadth-first needs " + bytes + " bytes");
        assertThat(hasBegun).isFalse();
    }

    @Test
    void isStoppedByTheCancellationOfItsContext() {
        Cancellation cancellation = new Cancellation();
        assertThatThrownBy(() -> Solving.solve(
                        puzzle(), new After(cancellation::cancel), "breadth-first", STANDARD.withCancellation(cancellation)))
                .isInstanceOf(CancelledException.class);
        assertThat(Thread.interrupted()).as("the thread is left interrupted").isFalse();
    }

    @Test
    void choosesTheSolverThatTheContextHasMemoryFor() {
        Maze bushy = Recipe.parse("rectangle:1000x1000/kruskal/seed:1").make().maze();
        assertThat(SolverSelection.of(bushy, STANDARD).name()).isEqualTo("dead-end-filling");
        assertThat(SolverSelection.of(bushy, STANDARD.withMemory(1000)).name()).isEqualTo("breadth-first");
    }

    @Test
    void recordsInTheMemoryOfMazeAndTrace() {
        Puzzle puzzle = puzzle();
        long bytes = Maze.bytes(puzzle.grid()) + Trace.bytes(puzzle.grid());
        Solver solver = Solving.solver("depth-first");
        long events = Recording.solving(puzzle, solver, "depth-first", 100_000, STANDARD).trace().size();
        long eventBytes = Math.ceilDiv(events, 4096L) * 4096 * Long.BYTES; // in blocks of 4096
        Context enough = STANDARD.withMemory(Trace.bytes(puzzle.grid()) + eventBytes);
        assertThat(Recording.solving(puzzle, solver, "depth-first", 100_000, enough).trace().size()).isEqualTo(events);
        assertThatThrownBy(() -> Recording.solving(puzzle, solver, "depth-first", 100_000, STANDARD.withMemory(bytes)))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageStartingWith("a trace of 0 events and more needs ");
        assertThatThrownBy(() -> Recording.solving(
                        puzzle, solver, "depth-first", 100_000, STANDARD.withMemory(bytes - 1)))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageStartingWith("recording work on 2000 cells needs " + bytes + " bytes");
    }

    @Test
    void refusesToRecordGenerationWhereTheTraceDoesNotFit() {
        Recipe recipe = Recipe.parse("rectangle:40x50/binary-tree/seed:1");
        long bytes = new Maker(recipe).bytes();
        Maker maker = new Maker(recipe, STANDARD.withMemory(bytes));
        assertThat(maker.make().maze()).isEqualTo(recipe.make().maze());
        assertThatThrownBy(() -> Recording.making(maker, 100_000)).isInstanceOf(InsufficientMemoryException.class);
    }
}
