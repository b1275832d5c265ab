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
            out.name("aliases").array(Catalog.aliases(entry), out::value);
            if (Catalog.SHAPES.contains(entry)) {
                out.name("example").value(entry.example());
                out.name("sheet").value(entry.offers(Trait.SIZE));
                out.name("levels").value(entry.offers(Trait.LEVELS));
                out.name("mask").value(entry.offers(Trait.MASK));
            } else if (Catalog.GENERATORS.contains(entry) || Catalog.TRANSFORMS.contains(entry)) {
                out.name("shapes").array(Catalog.shapes(entry), out::value);
            }
            out.name("options").array(Catalog.options(entry), option -> write(option, out)).endObject();
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
            out.name("choices").array(option.choices(), out::value);
        }
        if (option.kind() == Option.Kind.WHOLE || option.kind() == Option.Kind.SHARE) {
            out.name("least").value(option.least());
            out.name("most").value(option.most());
        }
    }

    /** Writes the list of formats. */
    public static void writeFormats(JsonLine out) {
        out.array(Formats.ALL, format -> write(format, out));
    }

    private static void write(Format format, JsonLine out) {
        out.beginObject();
        out.name("name").value(format.name());
        out.name("idea").value(format.idea());
        out.name("read").value(format.reader() != null);
        out.name("write").value(format.writer() != null);
        out.name("extensions").array(format.extensions(), out::value);
        out.name("type").value(format.mediaType());
        out.name("mediaType").value(format.mediaType());
        out.name("reads").array(format.reader() == null ? List.of() : shapes(format.shapesRead()), out::value);
        out.name("writes").array(format.writer() == null ? List.of() : shapes(format.shapesWritten()), out::value);
        out.name("uses").array(format.uses(), out::value);
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
}
