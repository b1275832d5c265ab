package dev.mazewright.web.npm;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The catalog as types of TypeScript: names as unions of literals, options as interfaces, each with its sentence. */
final class CatalogTypes {
    private final StringBuilder out = new StringBuilder("// From the catalog: what there is in this version, by name, with every option.\n");

    private CatalogTypes() {}

    /** The text of {@code catalog.d.ts}. */
    static String text() {
        CatalogTypes types = new CatalogTypes();
        types.entries("Generator", Catalog.GENERATORS);
        types.entries("Transform", Catalog.TRANSFORMS);
        types.entries("Solver", Catalog.SOLVERS);
        types.entries("Shape", Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).toList());
        types.formats();
        types.union("The words that name cells.", "Place", NamedCell.WORDS);
        return types.out.toString();
    }

    private <T> void entries(String role, List<Entry<T>> entries) {
        union("The names: of each the options are in {@link " + role + "Options}.", role + "Name", entries.stream().map(Entry::name).toList());
        out.append("\nexport interface ").append(role).append("Options {\n");
        for (Entry<T> entry : entries) {
            options(entry.name(), entry.idea(), Catalog.options(entry), Option::key);
        }
        out.append("}\n");
    }

    private void formats() {
        List<Format> written = Formats.ALL.stream().filter(format -> format.writer() != null).toList();
        union("The formats of files that are written: of each the options are in {@link FormatOptions}.", "WrittenFormat", names(written));
        union("Those of them that are text.", "TextFormat", names(written.stream().filter(CatalogTypes::isText).toList()));
        union("The formats of files that are read.", "ReadFormat", names(Formats.ALL.stream().filter(format -> format.reader() != null).toList()));
        out.append("\nexport interface FormatOptions {\n");
        for (Format format : written) {
            options(format.name(), format.idea(), format.options(), FileParameters::camelCase);
        }
        out.append("}\n");
    }

    /** Whether {@code write} of index.js gives a text: by the same rule. */
    static boolean isText(Format format) {
        return format.mediaType().matches("text/.*|.*[/+](xml|json).*|.*postscript.*");
    }

    private static List<String> names(List<Format> formats) {
        return formats.stream().map(Format::name).toList();
    }

    private void union(String sentence, String name, List<String> words) {
        out.append("\n/** ").append(sentence).append(" */\nexport type ").append(name).append(" =\n    ");
        out.append(words.stream().map(CatalogTypes::quoted).collect(Collectors.joining("\n  | "))).append(";\n");
    }

    private void options(String name, String idea, List<Option<?>> options, Function<Option<?>, String> keys) {
        comment("  ", idea);
        out.append("  ").append(quoted(name)).append(": {\n");
        for (Option<?> option : options) {
            String usual = option.defaultText().isEmpty() ? "" : "; " + option.defaultText() + " where none is given";
            comment("    ", option.sentence() + " (" + option.range() + usual + ")");
            out.append("    ").append(quoted(keys.apply(option))).append("?: ").append(type(option)).append(";\n");
        }
        out.append("  };\n");
    }

    private void comment(String indent, String sentence) {
        out.append(indent).append("/** ").append(sentence.replace("*/", "*\u200b/")).append(" */\n");
    }

    /** A number may be given as its text, and a word of a list that goes on with options of its own as any text. */
    private static String type(Option<?> option) {
        return switch (option.kind()) {
            case WHOLE, SHARE -> "number | `${number}`";
            case FLAG -> "boolean";
            case CHOICE -> words(option.choices());
            case SHARES -> "`${number}..${number}`";
            case NAMED -> words(option.choices());
            case TEXT -> option.choices().isEmpty() ? "string | number" : words(option.choices());
        };
    }

    private static String words(List<String> choices) {
        return choices.stream().map(CatalogTypes::quoted).collect(Collectors.joining(" | "));
    }

    private static String quoted(String word) {
        return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
