package dev.mazewright.web;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import org.teavm.interop.Export;

/** The entry of the module for games: what needs core alone. */
public final class Core {
    private Core() {}

    /** The fingerprint of the walls of a recipe's maze. */
    @Export(name = "digest")
    public static int digest() {
        return Exchange.run(() -> Exchange.answer(Digest.of(Recipe.parse(Exchange.text(0)).make().maze())));
    }

    /** Nothing: TeaVM asks for it. */
    public static void main(String[] arguments) {}
}
