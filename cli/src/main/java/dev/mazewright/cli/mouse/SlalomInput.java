package dev.mazewright.cli.mouse;

import dev.mazewright.cli.command.StyleInput;
import dev.mazewright.formats.micromouse.SlalomFile;
import dev.mazewright.micromouse.SlalomModel;
import java.io.IOException;

/** The slalom model that an option names: one that comes with the program, or a file. */
final class SlalomInput {
    private SlalomInput() {}

    static SlalomModel model(String name) throws IOException {
        return name.contains(".") || name.contains("/")
                ? SlalomFile.parse(StyleInput.text(name, SlalomFile.MOST_CHARACTERS, "a slalom model in TOML"), name)
                : SlalomFile.named(name);
    }
}
