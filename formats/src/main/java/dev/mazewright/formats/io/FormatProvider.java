package dev.mazewright.formats.io;

import java.util.List;
import java.util.Map;

/**
 * Formats of another module, which {@link dev.mazewright.formats.Formats} finds as a service: a module whose classes this
 * one cannot know names its provider in {@code META-INF/services}.
 */
public interface FormatProvider {
    /** The formats, in the order in which they are listed. */
    List<Format> formats();

    /**
     * Readers of formats that other modules write, by the names of the formats. Where a format has a reader, this one reads what
     * that one refuses.
     */
    default Map<String, Reader> readers() {
        return Map.of();
    }
}
