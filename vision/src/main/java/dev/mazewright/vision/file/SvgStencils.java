package dev.mazewright.vision.file;

import java.util.Set;

/** How much of paths an SVG file has in clip paths, masks and patterns, where each crossing of two lines is computed. */
final class SvgStencils {
    /** The most characters of path data, of about a thousand points. */
    private static final long MOST = 10_000;

    private static final Set<String> STENCILS = Set.of("clipPath", "mask", "pattern");

    private int depth;
    /** The depth of the stencil that is open, or 0. */
    private int stencil;

    private long data;
    private long dataInside;
    private long referencesInside;

    /** An element begins. */
    void begin(String name) {
        depth++;
        if (stencil == 0 && STENCILS.contains(name)) {
            stencil = depth;
        }
    }

    /** An attribute of the element that began last. */
    void attribute(String name, String value) {
        if (name.equals("d") || name.equals("points")) {
            data += value.length();
            dataInside += stencil > 0 ? value.length() : 0;
        } else if (name.equals("href") && stencil > 0) {
            referencesInside++;
        }
    }

    /** The innermost element ends. */
    void end() {
        if (stencil == depth) {
            stencil = 0;
        }
        depth--;
    }

    /** Whether there is too much, where a reference may be to all paths there are. */
    boolean isTooMuch() {
        return dataInside + referencesInside * data > MOST;
    }
}
