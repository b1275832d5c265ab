package dev.mazewright.formats.io;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Formats of another module, which {@link dev.mazewright.formats.Formats} finds as a service: a module whose classes this
 * one cannot know names its provider in {@code META-INF/services}.
 */
public interface FormatProvider {
    /** The providers of all modules that are there, by the names of their classes, in whatever order they stand on the class path. */
    static Stream<FormatProvider> all() {
        Map<String, FormatProvider> all = new TreeMap<>();
        ServiceLoader.load(FormatProvider.class, FormatProvider.class.getClassLoader()).forEach(each -> all.put(each.getClass().getName(), each));
        return all.values().stream();
    }

    /** What decodes pictures of all kinds, or null where no module does. */
    static @Nullable PictureDecoder decoder() {
        return all().map(FormatProvider::pictures).filter(Objects::nonNull).findFirst().orElse(null);
    }

    /** Formats whose files begin with a signature: they are recognised before texts are, which any bytes may resemble. */
    default List<Format> signed() {
        return List.of();
    }

    /** The other formats, in the order in which they are listed. */
    List<Format> formats();

    /** Readers for formats of other providers, by their names. Where a format has a reader, this one reads what that one refuses. */
    default Map<String, Reader> readers() {
        return Map.of();
    }

    /** What decodes pictures of all kinds, or null where this module does not. */
    default @Nullable PictureDecoder pictures() {
        return null;
    }
}
