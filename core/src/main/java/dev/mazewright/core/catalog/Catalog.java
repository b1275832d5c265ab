package dev.mazewright.core.catalog;

import dev.mazewright.core.atlas.AtlasGenerator;
import dev.mazewright.core.generate.AldousBroder;
import dev.mazewright.core.generate.BinaryTree;
import dev.mazewright.core.generate.Boruvka;
import dev.mazewright.core.generate.BreadthFirstTree;
import dev.mazewright.core.generate.Corridors;
import dev.mazewright.core.generate.CyclePopping;
import dev.mazewright.core.generate.Dig;
import dev.mazewright.core.generate.DrawnPath;
import dev.mazewright.core.generate.Eller;
import dev.mazewright.core.generate.GrowingForest;
import dev.mazewright.core.generate.GrowingTree;
import dev.mazewright.core.generate.Houston;
import dev.mazewright.core.generate.HuntAndKill;
import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.Obstacles;
import dev.mazewright.core.generate.OriginShift;
import dev.mazewright.core.generate.PathFirst;
import dev.mazewright.core.generate.Percolation;
import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.generate.Prim;
import dev.mazewright.core.generate.PrimCellWeights;
import dev.mazewright.core.generate.PrimFrontierCell;
import dev.mazewright.core.generate.PrimFrontierEdge;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.RecursiveDivision;
import dev.mazewright.core.generate.ReverseDelete;
import dev.mazewright.core.generate.Rooms;
import dev.mazewright.core.generate.Sidewinder;
import dev.mazewright.core.generate.Tiled;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Aliases;
import dev.mazewright.core.option.Entries;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Brick;
import dev.mazewright.core.shape.Cairo;
import dev.mazewright.core.shape.Cube;
import dev.mazewright.core.shape.Cylinder;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Moebius;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Torus;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.core.shape.Upsilon;
import dev.mazewright.core.shape.Voronoi;
import dev.mazewright.core.shape.Weave;
import dev.mazewright.core.shape.Zeta;
import dev.mazewright.core.solve.AStar;
import dev.mazewright.core.solve.AllShortest;
import dev.mazewright.core.solve.Bidirectional;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.Chain;
import dev.mazewright.core.solve.Collision;
import dev.mazewright.core.solve.CulDeSacFilling;
import dev.mazewright.core.solve.DeadEndFilling;
import dev.mazewright.core.solve.DepthFirst;
import dev.mazewright.core.solve.FloodFill;
import dev.mazewright.core.solve.Pledge;
import dev.mazewright.core.solve.RandomMouse;
import dev.mazewright.core.solve.Tremaux;
import dev.mazewright.core.solve.WallFollower;
import dev.mazewright.core.transform.Braid;
import dev.mazewright.core.transform.Dihedral;
import dev.mazewright.core.transform.Loops;
import dev.mazewright.core.transform.Sparse;
import dev.mazewright.core.transform.Symmetry;
import dev.mazewright.core.transform.Unicursal;
import java.util.List;
import java.util.stream.Stream;

/** All algorithms and shapes by name. A new one is one new file and two lines here: its name, and where it is found. */
public final class Catalog {
    /** The generators that make a maze by themselves, on grids of squares as on others. */
    private static final List<String> PLAIN = List.of(
            "recursive-backtracker",
            "kruskal",
            "prim",
            "boruvka",
            "reverse-delete",
            "prim-frontier-edge",
            "prim-frontier-cell",
            "prim-cell-weights",
            "growing-tree",
            "growing-forest",
            "breadth-first",
            "wilson",
            "aldous-broder",
            "cycle-popping",
            "houston",
            "hunt-and-kill",
            "origin-shift",
            "binary-tree",
            "sidewinder",
            "eller",
            "recursive-division");

    private static final List<String> OTHERS = List.of(
            "tiled",
            "atlas",
            "path-first",
            "drawn-path",
            "picture",
            "percolation",
            "rooms",
            "dig",
            "corridors",
            "obstacles");

    private static final Entries<Generator> GENERATORS_BY_NAME =
            new Entries<>(Stream.concat(PLAIN.stream(), OTHERS.stream()).toList(), Catalog::generatorOf);

    /** All generators. */
    public static final List<Entry<Generator>> GENERATORS = GENERATORS_BY_NAME;

    private static final Entries<Transform> TRANSFORMS_BY_NAME = new Entries<>(List.of(
            "braid",
            "loops",
            "sparse",
            "unicursal",
            "symmetry",
            "dihedral"), Catalog::transformOf);

    /** All transforms. */
    public static final List<Entry<Transform>> TRANSFORMS = TRANSFORMS_BY_NAME;

    private static final Entries<Solver> SOLVERS_BY_NAME = new Entries<>(List.of(
            "breadth-first",
            "a-star",
            "dead-end-filling",
            "bidirectional",
            "depth-first",
            "cul-de-sac-filling",
            "wall-follower",
            "pledge",
            "tremaux",
            "random-mouse",
            "chain",
            "collision",
            "flood-fill",
            "all-shortest"), Catalog::solverOf);

    /** All solvers. */
    public static final List<Entry<Solver>> SOLVERS = SOLVERS_BY_NAME;

    private static final Entries<Shape> SHAPES_BY_NAME = new Entries<>(List.of(
            "rectangle",
            "tiles",
            "zeta",
            "hexagon",
            "triangle",
            "brick",
            "upsilon",
            "cairo",
            "box",
            "weave",
            "cylinder",
            "torus",
            "moebius",
            "polar",
            "cube",
            "voronoi",
            "graph"), Catalog::shapeOf);

    /** All shapes. */
    public static final List<Entry<Shape>> SHAPES = SHAPES_BY_NAME;

    /** Generators that leave a part of the work to another one. */
    private static final class OfOthers {
        private static final Entries<Generator> INNER = new Entries<>(PLAIN, Catalog::generatorOf);

        static final Entry<Generator> TILED = Tiled.entry(INNER);
        static final Entry<Generator> ATLAS = AtlasGenerator.entry(INNER);
        static final Entry<Generator> DRAWN_PATH = DrawnPath.entry(INNER);
        static final Entry<Generator> CORRIDORS = Corridors.entry(INNER);

        private OfOthers() {}
    }

    private Catalog() {}

    private static Entry<Generator> generatorOf(String name) {
        return switch (name) {
            case "recursive-backtracker" -> RecursiveBacktracker.ENTRY;
            case "kruskal" -> Kruskal.ENTRY;
            case "prim" -> Prim.ENTRY;
            case "boruvka" -> Boruvka.ENTRY;
            case "reverse-delete" -> ReverseDelete.ENTRY;
            case "prim-frontier-edge" -> PrimFrontierEdge.ENTRY;
            case "prim-frontier-cell" -> PrimFrontierCell.ENTRY;
            case "prim-cell-weights" -> PrimCellWeights.ENTRY;
            case "growing-tree" -> GrowingTree.ENTRY;
            case "growing-forest" -> GrowingForest.ENTRY;
            case "breadth-first" -> BreadthFirstTree.ENTRY;
            case "wilson" -> Wilson.ENTRY;
            case "aldous-broder" -> AldousBroder.ENTRY;
            case "cycle-popping" -> CyclePopping.ENTRY;
            case "houston" -> Houston.ENTRY;
            case "hunt-and-kill" -> HuntAndKill.ENTRY;
            case "origin-shift" -> OriginShift.ENTRY;
            case "binary-tree" -> BinaryTree.ENTRY;
            case "sidewinder" -> Sidewinder.ENTRY;
            case "eller" -> Eller.ENTRY;
            case "recursive-division" -> RecursiveDivision.ENTRY;
            case "tiled" -> OfOthers.TILED;
            case "atlas" -> OfOthers.ATLAS;
            case "path-first" -> PathFirst.ENTRY;
            case "drawn-path" -> OfOthers.DRAWN_PATH;
            case "picture" -> PictureMaze.ENTRY;
            case "percolation" -> Percolation.ENTRY;
            case "rooms" -> Rooms.ENTRY;
            case "dig" -> Dig.ENTRY;
            case "corridors" -> OfOthers.CORRIDORS;
            case "obstacles" -> Obstacles.ENTRY;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Entry<Transform> transformOf(String name) {
        return switch (name) {
            case "braid" -> Braid.ENTRY;
            case "loops" -> Loops.ENTRY;
            case "sparse" -> Sparse.ENTRY;
            case "unicursal" -> Unicursal.ENTRY;
            case "symmetry" -> Symmetry.ENTRY;
            case "dihedral" -> Dihedral.ENTRY;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Entry<Solver> solverOf(String name) {
        return switch (name) {
            case "breadth-first" -> BreadthFirst.ENTRY;
            case "a-star" -> AStar.ENTRY;
            case "dead-end-filling" -> DeadEndFilling.ENTRY;
            case "bidirectional" -> Bidirectional.ENTRY;
            case "depth-first" -> DepthFirst.ENTRY;
            case "cul-de-sac-filling" -> CulDeSacFilling.ENTRY;
            case "wall-follower" -> WallFollower.ENTRY;
            case "pledge" -> Pledge.ENTRY;
            case "tremaux" -> Tremaux.ENTRY;
            case "random-mouse" -> RandomMouse.ENTRY;
            case "chain" -> Chain.ENTRY;
            case "collision" -> Collision.ENTRY;
            case "flood-fill" -> FloodFill.ENTRY;
            case "all-shortest" -> AllShortest.ENTRY;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Entry<Shape> shapeOf(String name) {
        return switch (name) {
            case "rectangle" -> Rectangle.ENTRY;
            case "tiles" -> Tiles.ENTRY;
            case "zeta" -> Zeta.ENTRY;
            case "hexagon" -> Hexagon.ENTRY;
            case "triangle" -> Triangle.ENTRY;
            case "brick" -> Brick.ENTRY;
            case "upsilon" -> Upsilon.ENTRY;
            case "cairo" -> Cairo.ENTRY;
            case "box" -> Box.ENTRY;
            case "weave" -> Weave.ENTRY;
            case "cylinder" -> Cylinder.ENTRY;
            case "torus" -> Torus.ENTRY;
            case "moebius" -> Moebius.ENTRY;
            case "polar" -> Polar.ENTRY;
            case "cube" -> Cube.ENTRY;
            case "voronoi" -> Voronoi.ENTRY;
            case "graph" -> Graph.ENTRY;
            default -> throw new IllegalArgumentException(name);
        };
    }

    /**
     * The generator of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Generator> generator(String name) {
        return find(GENERATORS_BY_NAME, Aliases.GENERATOR, name);
    }

    /**
     * The transform of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Transform> transform(String name) {
        return find(TRANSFORMS_BY_NAME, Aliases.TRANSFORM, name);
    }

    /**
     * The solver of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Solver> solver(String name) {
        return find(SOLVERS_BY_NAME, Aliases.SOLVER, name);
    }

    /**
     * The shape of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Shape> shape(String name) {
        return find(SHAPES_BY_NAME, Aliases.SHAPE, name);
    }

    /** Whether a shape has this name. */
    public static boolean isShape(String name) {
        return SHAPES_BY_NAME.names().contains(Aliases.canonical(Aliases.SHAPE, name));
    }

    /** Whether a generator has this name. */
    public static boolean isGenerator(String name) {
        return GENERATORS_BY_NAME.names().contains(Aliases.canonical(Aliases.GENERATOR, name));
    }

    /** Whether a transform has this name. */
    public static boolean isTransform(String name) {
        return TRANSFORMS_BY_NAME.names().contains(Aliases.canonical(Aliases.TRANSFORM, name));
    }

    /** All options of an entry: of shapes that can be masked, those of masks after its own. */
    public static List<Option<?>> options(Entry<?> entry) {
        return Stream.concat(entry.options().stream(), optionsOfMasks(entry).stream()).toList();
    }

    /** The options of masks where the entry is a shape that can have one, else none. */
    public static List<Option<?>> optionsOfMasks(Entry<?> entry) {
        return SHAPES.contains(entry) && entry.offers(Trait.MASK) ? Masks.OPTIONS : List.of();
    }

    /** The aliases of an entry, in alphabetical order. */
    public static List<String> aliases(Entry<?> entry) {
        String role = GENERATORS.contains(entry)
                ? Aliases.GENERATOR
                : SOLVERS.contains(entry) ? Aliases.SOLVER : SHAPES.contains(entry) ? Aliases.SHAPE : Aliases.TRANSFORM;
        return Aliases.of(role, entry.name());
    }

    /** The names of the shapes on which a generator or transform runs. */
    public static List<String> shapes(Entry<?> entry) {
        return SHAPES.stream().filter(entry::runsOn).map(Entry::name).toList();
    }

    private static <T> Entry<T> find(Entries<T> entries, String role, String name) {
        Entry<T> found = entries.find(role, name);
        if (found == null) {
            throw new UsageException(Names.unknown(role, name, entries.names()));
        }
        return found;
    }
}
