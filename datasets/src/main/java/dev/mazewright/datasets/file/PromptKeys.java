package dev.mazewright.datasets.file;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlKeys;
import java.util.List;

/** Parses how a split puts mazes into words. */
final class PromptKeys {
    /** Its keys. */
    static final List<String> ALL = List.of("system", "prompt", "drawing", "answer", "directions", "sentence");

    private PromptKeys() {}

    static Prompt parse(TomlKeys keys) throws BadDataException {
        Prompt usual = Prompt.DEFAULT;
        Prompt.Drawing drawing = keys.parsed("drawing", usual.drawing().toString(), name -> Prompt.named(Prompt.Drawing.class, name),
                "drawing = \"blocks\", matrix, text, unicode, cells or words");
        Prompt.Answer answer = keys.parsed("answer", usual.answer().toString(), name -> Prompt.named(Prompt.Answer.class, name),
                "answer = \"directions\" or \"coordinates\"");
        try {
            Prompt prompt = new Prompt(keys.text("system", usual.system(), "system = a text"), keys.text("prompt", "", "prompt = a text"), drawing, answer,
                    keys.texts("directions", usual.directions()), keys.text("sentence", usual.sentence(), "sentence = a text"));
            require(keys, "prompt", prompt.text(), "{maze}");
            if (drawing == Prompt.Drawing.WORDS) {
                require(keys, "sentence", prompt.sentence(), "{cell}");
                require(keys, "sentence", prompt.sentence(), "{directions}");
            }
            return prompt;
        } catch (UsageException e) {
            throw keys.bad("directions", String.valueOf(e.getMessage()), "such as [\"north\", \"east\", \"south\", \"west\"]");
        }
    }

    private static void require(TomlKeys keys, String key, String text, String part) throws BadDataException {
        if (!text.contains(part)) {
            throw keys.bad(key, "a " + key + " without " + part, "a text with " + part + ", which is filled in");
        }
    }
}
