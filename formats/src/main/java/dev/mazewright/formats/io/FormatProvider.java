package dev.mazewright.formats.io;

import java.util.List;

/**
 * Formats of another module, which {@link dev.mazewright.formats.Formats} finds as a service: a module whose classes this
 * one cannot know names its provider in {@code META-INF/services}.
 */
public interface FormatProvider {
    /** The formats, in the order in which they are listed. */
    List<Format> formats();
}
