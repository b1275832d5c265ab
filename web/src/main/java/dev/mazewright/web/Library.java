package dev.mazewright.web;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Objects;
import org.teavm.interop.Export;

/** The entry of the whole library: core, and all formats that it reads and writes without the JDK's pictures and fonts. */
public final class Library {
    private Library() {}

    /** The fingerprint of the walls of a recipe's maze. */
    @Export(name = "digest")
    public static int digest() {
        return Exchange.run(() -> Exchange.answer(Digest.of(Recipe.parse(Exchange.text(0)).make().maze())));
    }

    /** The file of a recipe's maze in a format, with its solution if the third field is "solved". */
    @Export(name = "write")
    public static int write() {
        return Exchange.run(() -> Exchange.answer(written(Exchange.text(0), Exchange.text(1), Exchange.text(2).equals("solved"))));
    }

    private static byte[] written(String recipe, String format, boolean isSolved) throws IOException {
        Puzzle puzzle = new Maker(Recipe.parse(recipe), Context.standard()).make();
        Path path = isSolved ? Solving.shortest(puzzle, null, Context.standard()) : null;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Objects.requireNonNull(Formats.requireWritable(Formats.named(format)).writer()).write(new Document(puzzle, path, Style.DEFAULT), out);
        return out.toByteArray();
    }

    /** The fingerprint of the maze that a file holds: its bytes, its name, and its format, or nothing to detect it. */
    @Export(name = "read")
    public static int read() {
        return Exchange.run(() -> {
            byte[] file = Exchange.bytes(0);
            String format = Exchange.text(2);
            try (Source source = new Source(Exchange.text(1), new ByteArrayInputStream(file), file.length)) {
                Exchange.answer(Digest.of(Formats.read(source, format.isEmpty() ? null : format).maze()));
            }
        });
    }

    /** Nothing: TeaVM asks for it. */
    public static void main(String[] arguments) {}
}
