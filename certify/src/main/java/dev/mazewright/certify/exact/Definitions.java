package dev.mazewright.certify.exact;

import dev.mazewright.core.atlas.AtlasGenerator;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.AldousBroder;
import dev.mazewright.core.generate.BinaryTree;
import dev.mazewright.core.generate.Boruvka;
import dev.mazewright.core.generate.BreadthFirstTree;
import dev.mazewright.core.generate.CyclePopping;
import dev.mazewright.core.generate.DrawnPath;
import dev.mazewright.core.generate.Eller;
import dev.mazewright.core.generate.GrowingForest;
import dev.mazewright.core.generate.GrowingTree;
import dev.mazewright.core.generate.Houston;
import dev.mazewright.core.generate.HuntAndKill;
import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.OriginShift;
import dev.mazewright.core.generate.PathFirst;
import dev.mazewright.core.generate.Prim;
import dev.mazewright.core.generate.PrimCellWeights;
import dev.mazewright.core.generate.PrimFrontierCell;
import dev.mazewright.core.generate.PrimFrontierEdge;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.RecursiveDivision;
import dev.mazewright.core.generate.ReverseDelete;
import dev.mazewright.core.generate.Sidewinder;
import dev.mazewright.core.generate.Tiled;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.generate.rows.Corner;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.option.Trait;
import org.jspecify.annotations.Nullable;

/** Finds the rule that a generator follows on a grid, or the reason why it has no rule there. */
final class Definitions {
    /** On 3 x 3 there are 12 edges; 2 x 5 has 13. */
    private static final int MOST_EDGES = 12;
    /** Numerators grow by some bits a step. */
    private static final long MOST_STEPS = 100;

    private static final int MILLION = 1_000_000;

    private Definitions() {}

    /** Why a generator has no rule on a grid, as the end of a sentence that begins with its name; null if it has one. */
    static @Nullable String whyNone(Selection<Generator> generator, Grid grid) {
        if (generator.entry().offers(Trait.FLOOR)) {
            return "decides which tiles are floor, so its mazes are not spanning trees of a grid of cells";
        }
        if (!generator.entry().isConnected()) {
            return "need not connect all cells, so its mazes are not spanning trees";
        }
        if (grid.cells() > MOST_EDGES + 1) {
            return "has an exact table on grids of at most " + MOST_EDGES + " edges, and this grid has more";
        }
        SmallGraph graph = SmallGraph.of(grid);
        if (graph.edges > MOST_EDGES) {
            return "has an exact table on grids of at most " + MOST_EDGES + " edges, and this grid has " + graph.edges;
        }
        boolean needsRows = generator.entry().offers(Trait.ROWS) || generator.entry().offers(Trait.DISC);
        String shape = grid.shape().name();
        boolean runs = !Catalog.isShape(shape) || generator.entry().runsOn(Catalog.shape(shape));
        if (!runs || (needsRows && grid.mask() != null)) {
            return "does not run on this grid";
        }
        if (needsRows && !grid.isFull()) {
            return "has an exact table where rows are neither rings nor in several levels";
        }
        return whyNone(generator.make(), grid);
    }

    private static @Nullable String whyNone(Generator generator, Grid grid) {
        int side = generator.blockSide();
        return switch (generator) {
            case Generator _ when side > 1 ->
                "makes mazes of blocks of " + side + " x " + side + " cells, of which so small a grid has one or two; it is not defined there";
            case OriginShift shift when shift.steps() > MOST_STEPS ->
                "has an exact table for at most " + MOST_STEPS + " steps a cell, not for " + shift.steps();
            case RecursiveDivision _ when !grid.isSquares() ->
                "has an exact table on squares only, since walls between other cells have several directions";
            case DrawnPath drawn when drawn.path().isEmpty() -> whyNone(Selection.of(drawn.inner()), grid);
            case Tiled _ when !grid.isSquares() -> "does not run on this grid";
            case Tiled tiled -> whyNone(Selection.of(tiled.inner()), grid);
            case AtlasGenerator _ when !grid.isSquares() -> "does not run on this grid";
            case AtlasGenerator atlas when !atlas.isOneBlock(grid) ->
                "has an exact table for one block, of less than " + atlas.side() * 3 / 2 + " cells along a side";
            case AtlasGenerator atlas -> whyNone(Selection.of(atlas.inner()), grid);
            default -> rule(generator, grid) == null ? "has no definition in dev.mazewright.certify.exact" : null;
        };
    }

    /** The rule that a generator follows; null if this class has no rule for it. */
    static @Nullable Rule<?> rule(Generator generator, Grid grid) {
        SmallGraph graph = SmallGraph.of(grid);
        RowsOfCells rows = new RowsOfCells(graph, grid.columns());
        return switch (generator) {
            case RecursiveBacktracker _ -> new BacktrackerRule(graph);
            case Kruskal _ -> new KruskalRule(graph);
            case Prim _ -> new KruskalRule(graph);
            case Boruvka _ -> new KruskalRule(graph);
            case ReverseDelete _ -> new KruskalRule(graph);
            case PrimFrontierEdge _ -> new FrontierEdgeRule(graph);
            case PrimFrontierCell _ -> new FrontierCellRule(graph);
            case PrimCellWeights _ -> new CellWeightsRule(graph);
            case GrowingTree(GrowingTree.Pick pick) -> new GrowingTreeRule(graph, pick);
            case GrowingForest(int trees) -> new GrowingForestRule(graph, Math.min(trees, graph.vertices));
            case BreadthFirstTree _ -> new GrowingTreeRule(graph, GrowingTree.Pick.OLDEST);
            case Wilson _ -> new WilsonRule(graph);
            case AldousBroder _ -> new AldousBroderRule(graph);
            case CyclePopping _ -> grid.isSquares() ? CyclePoppingRule.of(rows) : new WilsonRule(graph);
            case Houston(int millionths) -> new HoustonRule(graph, share(millionths, graph.vertices));
            case HuntAndKill _ -> new HuntAndKillRule(graph);
            case OriginShift(long steps) -> new OriginShiftRule(graph, Math.toIntExact(steps * graph.vertices));
            case BinaryTree(Corner root) -> new BinaryTreeRule(rows, root);
            case Sidewinder _ -> new SidewinderRule(rows);
            case Eller _ -> new EllerRule(rows);
            case RecursiveDivision _ -> new DivisionRule(rows);
            case Tiled tiled -> TiledRule.of(rows, tiled.side(), tile -> mazes(tiled, tile));
            case AtlasGenerator atlas -> rule(atlas.inner().make(""), grid); // of one block
            case PathFirst _ -> new PathFirstRule(rows);
            case DrawnPath drawn when drawn.path().isEmpty() -> rule(drawn.inner().make(""), grid);
            default -> null;
        };
    }

    /** A share of cells, rounded up, and at least 1. */
    private static int share(int millionths, int cells) {
        return Math.max(1, Math.ceilDiv(cells * millionths, MILLION));
    }

    private static Choice<Integer> mazes(Tiled tiled, Grid tile) {
        Rule<?> rule = rule(tiled.inner().make(""), tile);
        if (rule == null) {
            throw new IllegalStateException(tiled.inner().name() + " has no definition");
        }
        return new Choice<>(Enumeration.of(rule));
    }
}
