package dev.mazewright.cli;

import dev.mazewright.core.Generator;
import dev.mazewright.core.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Catalog;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.Document;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.Style;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;

/**
 * A small picture of the gallery.
 *
 * @param name of its file, without folder
 * @param recipe of its maze
 */
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

    /** All there are. */
    static List<GalleryPicture> all() {
        return Stream.concat(
                        Catalog.GENERATORS.stream().map(GalleryPicture::of),
                        Catalog.TRANSFORMS.stream().map(GalleryPicture::ofTransform))
                .toList();
    }

    /** Draws it. */
    void write(OutputStream out) throws IOException {
        Document document = new Document(Recipe.parse(recipe).make(), null, SMALL);
        OutputOptions.writer(Formats.named("svg")).write(document, out);
    }

    /** It as a picture of a page, with its recipe below. */
    String markdown(String what) {
        return "![" + what + "](" + FOLDER + "/" + name + ")\n\n`" + recipe + "`\n";
    }
}
