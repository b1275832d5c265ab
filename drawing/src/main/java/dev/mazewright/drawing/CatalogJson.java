package dev.mazewright.drawing;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.json.JsonLine;
import java.util.List;
import java.util.Locale;

/** What there is, as JSON, from the catalog and the list of formats. */
public final class CatalogJson {
    private CatalogJson() {}

    /** Writes a list of entries. */
    public static <T> void write(List<Entry<T>> entries, JsonLine out) {
        out.beginArray();
        for (Entry<T> entry : entries) {
            out.beginObject();
            out.name("name").value(entry.name());
            out.name("idea").value(entry.idea());
            words("aliases", Catalog.aliases(entry), out);
            if (Catalog.SHAPES.contains(entry)) {
                out.name("example").value(entry.example());
                out.name("sheet").value(entry.offers(Trait.SIZE));
                out.name("levels").value(entry.offers(Trait.LEVELS));
                out.name("mask").value(entry.offers(Trait.MASK));
            } else if (Catalog.GENERATORS.contains(entry) || Catalog.TRANSFORMS.contains(entry)) {
                out.name("shapes").beginArray();
                Catalog.shapes(entry).forEach(out::value);
                out.endArray();
            }
            out.name("options").beginArray();
            Catalog.options(entry).forEach(option -> write(option, out));
            out.endArray().endObject();
        }
        out.endArray();
    }

    private static void write(Option<?> option, JsonLine out) {
        out.beginObject();
        writeFields(option, out);
        out.endObject();
    }

    private static void writeFields(Option<?> option, JsonLine out) {
        out.name("key").value(option.key());
        out.name("default").value(option.defaultText());
        out.name("range").value(option.range());
        out.name("sentence").value(option.sentence());
        out.name("kind").value(option.kind().name().toLowerCase(Locale.ROOT));
        if (!option.choices().isEmpty()) {
            out.name("choices").beginArray();
            option.choices().forEach(out::value);
            out.endArray();
        }
        if (option.kind() == Option.Kind.WHOLE || option.kind() == Option.Kind.SHARE) {
            out.name("least").value(option.least());
            out.name("most").value(option.most());
        }
    }

    /** Writes the list of formats. */
    public static void writeFormats(JsonLine out) {
        out.beginArray();
        Formats.ALL.forEach(format -> write(format, out));
        out.endArray();
    }

    private static void write(Format format, JsonLine out) {
        out.beginObject();
        out.name("name").value(format.name());
        out.name("idea").value(format.idea());
        out.name("read").value(format.reader() != null);
        out.name("write").value(format.writer() != null);
        words("extensions", format.extensions(), out);
        out.name("type").value(format.mediaType());
        out.name("mediaType").value(format.mediaType());
        words("reads", format.reader() == null ? List.of() : shapes(format.shapesRead()), out);
        words("writes", format.writer() == null ? List.of() : shapes(format.shapesWritten()), out);
        words("uses", format.uses(), out);
        out.name("options").beginArray();
        for (Option<?> option : format.options()) {
            out.beginObject();
            writeFields(option, out);
            out.name("parameter").value(FileParameters.camelCase(option));
            out.endObject();
        }
        out.endArray().endObject();
    }

    private static List<String> shapes(List<String> declared) {
        return declared.isEmpty() ? Catalog.SHAPES.stream().map(Entry::name).toList() : declared;
    }

    private static void words(String name, List<String> words, JsonLine out) {
        out.name(name).beginArray();
        words.forEach(out::value);
        out.endArray();
    }
}
