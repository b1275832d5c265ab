package dev.mazewright.core.generate;

import dev.mazewright.core.generate.popping.PostKernel;
import dev.mazewright.core.generate.popping.Stacks;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Rectangle;

/**
 * Gives each vertex but the root an endless stack of random arrows, and wherever the arrows on top form a cycle, pops it. When there
 * is no cycle left, the arrows on top are a tree, and every tree is equally likely. In which order cycles are popped makes no
 * difference, so that threads can share the work.
 *
 * <p>The vertices are the cells, with one of them as root. On full rectangles they are the wall posts inside, with the whole outline as
 * root, and the arrows are walls: that takes a third of the arrows. docs/cycle-popping.md has the proofs.
 *
 * <p>Texture: no bias at all. Every maze is as likely as any other; 29% of the cells are dead ends.
 *
 * <p>Time: as many steps as Wilson's algorithm takes from the same root, on squares a few more with each doubling of the side; memory 5
 * bytes a cell, and about 1.3 on full rectangles without a trace ({@link PostKernel}).
 *
 * <p>Cannot say beforehand how long it takes, nor draw one part of the maze without the others.
 *
 * <p>Source: Propp and Wilson, <i>How to get a perfectly random sample from a generic Markov chain and generate a random spanning
 * tree of a directed graph</i>, 1998.
 */
public record CyclePopping() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "cycle-popping",
                    "Removes cycles of random arrows, on all threads: every maze is equally likely.",
                    settings -> new CyclePopping())
            .uniform()
            .memory(grid -> Memory.sum(Stacks.bytes(grid), 2 * CellSet.bytes(grid.addresses())))
            .kernel(Kernel.of(
                    "tiles of posts", new Kernel.Gain(7.2, 0.55), Grid::isSquares, (settings, context) -> new PostKernel(context)));

    /** What becomes of the arrows. */
    private interface Arrows {
        /** Whether the tree grows from this vertex. */
        boolean isRoot(long vertex);

        /** A walk follows the arrow on top. */
        void follow(long vertex, int arrow);

        /** The arrow on top is popped. */
        void pop(long vertex);

        /** The arrow on top stays. */
        void keep(long vertex, int arrow);
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        if (maze.grid().isSquares()) {
            ofPosts(maze, random);
        } else {
            ofCells(maze, random);
        }
    }

    /** Follows the arrows from each vertex until the root, or what leads there, and pops each cycle on the way. */
    private static void pop(Grid graph, Stacks stacks, Arrows arrows) {
        CellSet walk = new CellSet(graph.addresses());
        CellSet kept = new CellSet(graph.addresses());
        for (long start = graph.first(); start != Grid.NONE; start = graph.next(start)) {
            long vertex = start;
            while (!arrows.isRoot(vertex) && !kept.contains(vertex)) {
                if (walk.contains(vertex)) {
                    popCycle(vertex, stacks, walk, arrows);
                } else {
                    walk.add(vertex);
                    arrows.follow(vertex, stacks.top(vertex));
                    vertex = stacks.target(vertex);
                }
            }
            for (vertex = start; walk.contains(vertex); vertex = stacks.target(vertex)) {
                walk.remove(vertex);
                kept.add(vertex);
                arrows.keep(vertex, stacks.top(vertex));
            }
        }
    }

    private static void popCycle(long first, Stacks stacks, CellSet walk, Arrows arrows) {
        long vertex = first;
        do {
            long next = stacks.target(vertex);
            walk.remove(vertex);
            stacks.pop(vertex);
            arrows.pop(vertex);
            vertex = next;
        } while (vertex != first);
    }

    private static void ofCells(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        long root = random.cell(grid);
        maze.visit(root);
        pop(grid, Stacks.ofCells(grid, random), new Arrows() {
            @Override
            public boolean isRoot(long cell) {
                return cell == root;
            }

            @Override
            public void follow(long cell, int direction) {
                maze.walk(cell, direction);
            }

            @Override
            public void pop(long cell) {
                maze.erase(cell);
            }

            @Override
            public void keep(long cell, int direction) {
                maze.carve(cell, direction);
                maze.visit(cell);
            }
        });
    }

    private static void ofPosts(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        maze.phase(Trace.PREPARATION);
        openAll(maze);
        if (grid.rows() == 1 || grid.columns() == 1) {
            return;
        }
        maze.phase("pop");
        Grid posts = new Rectangle(grid.rows() - 1, grid.columns() - 1, null).grid();
        pop(posts, Stacks.ofPosts(posts, random), new Arrows() {
            @Override
            public boolean isRoot(long post) {
                return !posts.isCell(post);
            }

            @Override
            public void follow(long post, int arrow) {
                // a trace shows walks from cell to cell
            }

            @Override
            public void pop(long post) {
                // likewise
            }

            @Override
            public void keep(long post, int arrow) {
                long position = posts.position(post);
                long cell = grid.rowStart((int) (position / posts.columns())) + position % posts.columns();
                switch (arrow) {
                    case Rectangle.NORTH -> maze.wall(cell, Rectangle.EAST);
                    case Rectangle.EAST -> maze.wall(grid.step(cell, Rectangle.EAST), Rectangle.SOUTH);
                    case Rectangle.SOUTH -> maze.wall(grid.step(cell, Rectangle.SOUTH), Rectangle.EAST);
                    default -> maze.wall(cell, Rectangle.SOUTH);
                }
            }
        });
    }

    private static void openAll(Maze maze) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = Rectangle.EAST; direction <= Rectangle.SOUTH; direction++) {
                if (grid.isCell(grid.step(cell, direction))) {
                    maze.carve(cell, direction);
                }
            }
        }
    }

    /** Completes a maze by Wilson's walks: all mazes that contain the trunk are equally likely. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        new Wilson().growTrunk(maze, random);
    }
}
