package dev.mazewright.formats;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
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
        out.endObject();
    }

    /** Writes the list of formats. */
    public static void writeFormats(JsonLine out) {
        out.beginArray();
        for (Format format : Formats.ALL) {
            out.beginObject();
            out.name("name").value(format.name());
            out.name("idea").value(format.idea());
            out.name("read").value(format.reader() != null);
            out.name("write").value(format.writer() != null);
            out.name("extensions").beginArray();
            format.extensions().forEach(out::value);
            out.endArray();
            out.name("type").value(format.type());
            out.endObject();
        }
        out.endArray();
    }
}
