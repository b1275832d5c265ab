package dev.mazewright.tools.gallery;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A small picture of the gallery: the name of its file, without folder, and the recipe of its maze. */
record GalleryPicture(String name, String recipe) {
    /** The folder of all pictures, beside the page. */
    static final String FOLDER = "gallery";

    private static final Style SMALL = Style.of(10, 2, 4);
    private static final String SIZE = ":21x34/";
    private static final String SEED = "/seed:1";

    /** One for each generator, on the first shape it runs on. */
    static GalleryPicture of(Entry<Generator> generator) {
        return new GalleryPicture(
                generator.name() + ".svg", Catalog.shapes(generator).getFirst() + SIZE + generator.name() + SEED);
    }

    /** One for each transform: the same maze changed. */
    static GalleryPicture ofTransform(Entry<Transform> transform) {
        return new GalleryPicture(
                transform.name() + ".svg",
                Catalog.shapes(transform).getFirst() + SIZE + "wilson/" + transform.name() + SEED);
    }

    /** One for each shape. */
    static GalleryPicture ofShape(Entry<Shape> shape) {
        return new GalleryPicture("shape-" + shape.name() + ".svg", ShapesPage.recipe(shape));
    }

    /** Those of algorithms.md. */
    static List<GalleryPicture> ofAlgorithms() {
        return Stream.concat(
                        Catalog.GENERATORS.stream().map(GalleryPicture::of),
                        Catalog.TRANSFORMS.stream().map(GalleryPicture::ofTransform))
                .toList();
    }

    /** Those of shapes.md. */
    static List<GalleryPicture> ofShapes() {
        return ShapesPage.shapes().stream().map(GalleryPicture::ofShape).toList();
    }

    /** All there are. */
    static List<GalleryPicture> all() {
        return Stream.concat(ofAlgorithms().stream(), ofShapes().stream()).toList();
    }

    /** Draws it. */
    void write(OutputStream out) throws IOException {
        write(null, SMALL, out);
    }

    /** Draws it with a path through it, if one is given. */
    void write(@Nullable Solver solver, Style style, OutputStream out) throws IOException {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Path path = solver == null ? null : solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        Formats.named("svg").write(new Document(puzzle, path, style), out);
    }

    /** It as a picture of a page, with its recipe below. */
    String markdown(String what) {
        return "![" + what + "](" + FOLDER + "/" + name + ")\n\n`" + recipe + "`\n";
    }
}
