package dev.mazewright.vision.file;

import java.util.Set;

/** Measures the paths in clip paths, masks and patterns of an SVG file, of which each crossing of two lines is computed. */
final class SvgStencils {
    /** The most characters of path data, for about a thousand points. */
    private static final long MOST = 10_000;

    private static final Set<String> STENCILS = Set.of("clipPath", "mask", "pattern");

    private int depth;
    /** The depth of the open stencil, or 0. */
    private int stencil;

    private long data;
    private long dataInside;
    private long referencesInside;

    void begin(String name) {
        depth++;
        if (stencil == 0 && STENCILS.contains(name)) {
            stencil = depth;
        }
    }

    /** Adds an attribute to the element that began last. */
    void attribute(String name, String value) {
        if (name.equals("d") || name.equals("points")) {
            data += value.length();
            dataInside += stencil > 0 ? value.length() : 0;
        } else if (name.equals("href") && stencil > 0) {
            referencesInside++;
        }
    }

    void end() {
        if (stencil == depth) {
            stencil = 0;
        }
        depth--;
    }

    /** Whether there is too much, as a reference may lead to all paths in the file. */
    boolean isTooMuch() {
        return dataInside + referencesInside * data > MOST;
    }
}
