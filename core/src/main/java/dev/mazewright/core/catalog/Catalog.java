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

/** All algorithms and shapes by name. A new one is one new file and one line here. */
public final class Catalog {
    /** The generators that make a maze by themselves, on grids of squares as on others. */
    private static final List<Entry<Generator>> PLAIN = List.of(
            RecursiveBacktracker.ENTRY, //
            Kruskal.ENTRY,
            Prim.ENTRY,
            Boruvka.ENTRY,
            ReverseDelete.ENTRY,
            PrimFrontierEdge.ENTRY,
            PrimFrontierCell.ENTRY,
            PrimCellWeights.ENTRY,
            GrowingTree.ENTRY,
            GrowingForest.ENTRY,
            BreadthFirstTree.ENTRY,
            Wilson.ENTRY,
            AldousBroder.ENTRY,
            CyclePopping.ENTRY,
            Houston.ENTRY,
            HuntAndKill.ENTRY,
            OriginShift.ENTRY,
            BinaryTree.ENTRY,
            Sidewinder.ENTRY,
            Eller.ENTRY,
            RecursiveDivision.ENTRY);

    /** All generators. */
    public static final List<Entry<Generator>> GENERATORS = Stream.concat(
                    PLAIN.stream(),
                    Stream.of(
                            Tiled.entry(PLAIN), //
                            AtlasGenerator.entry(PLAIN),
                            PathFirst.ENTRY,
                            DrawnPath.entry(PLAIN),
                            PictureMaze.ENTRY,
                            Percolation.ENTRY,
                            Rooms.ENTRY,
                            Dig.ENTRY,
                            Corridors.entry(PLAIN),
                            Obstacles.ENTRY))
            .toList();

    /** All transforms. */
    public static final List<Entry<Transform>> TRANSFORMS = List.of(
            Braid.ENTRY, //
            Loops.ENTRY,
            Sparse.ENTRY,
            Unicursal.ENTRY,
            Symmetry.ENTRY,
            Dihedral.ENTRY);

    /** All solvers. */
    public static final List<Entry<Solver>> SOLVERS = List.of(
            BreadthFirst.ENTRY, //
            AStar.ENTRY,
            DeadEndFilling.ENTRY,
            Bidirectional.ENTRY,
            DepthFirst.ENTRY,
            CulDeSacFilling.ENTRY,
            WallFollower.ENTRY,
            Pledge.ENTRY,
            Tremaux.ENTRY,
            RandomMouse.ENTRY,
            Chain.ENTRY,
            Collision.ENTRY,
            FloodFill.ENTRY,
            AllShortest.ENTRY);

    /** All shapes. */
    public static final List<Entry<Shape>> SHAPES = List.of(
            Rectangle.ENTRY, //
            Tiles.ENTRY,
            Zeta.ENTRY,
            Hexagon.ENTRY,
            Triangle.ENTRY,
            Brick.ENTRY,
            Upsilon.ENTRY,
            Cairo.ENTRY,
            Box.ENTRY,
            Weave.ENTRY,
            Cylinder.ENTRY,
            Torus.ENTRY,
            Moebius.ENTRY,
            Polar.ENTRY,
            Cube.ENTRY,
            Voronoi.ENTRY,
            Graph.ENTRY);

    private Catalog() {}

    /**
     * The generator of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Generator> generator(String name) {
        return find(GENERATORS, Aliases.GENERATOR, name);
    }

    /**
     * The transform of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Transform> transform(String name) {
        return find(TRANSFORMS, Aliases.TRANSFORM, name);
    }

    /**
     * The solver of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Solver> solver(String name) {
        return find(SOLVERS, Aliases.SOLVER, name);
    }

    /**
     * The shape of this name.
     *
     * @throws UsageException if no entry has this name; the message has the nearest names
     */
    public static Entry<Shape> shape(String name) {
        return find(SHAPES, Aliases.SHAPE, name);
    }

    /** Whether a shape has this name. */
    public static boolean isShape(String name) {
        return Entry.find(Aliases.SHAPE, SHAPES, name) != null;
    }

    /** Whether a generator has this name. */
    public static boolean isGenerator(String name) {
        return Entry.find(Aliases.GENERATOR, GENERATORS, name) != null;
    }

    /** Whether a transform has this name. */
    public static boolean isTransform(String name) {
        return Entry.find(Aliases.TRANSFORM, TRANSFORMS, name) != null;
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

    private static <T> Entry<T> find(List<Entry<T>> entries, String role, String name) {
        Entry<T> found = Entry.find(role, entries, name);
        if (found == null) {
            throw new UsageException(Names.unknown(role, name, entries.stream().map(Entry::name).toList()));
        }
        return found;
    }
}
