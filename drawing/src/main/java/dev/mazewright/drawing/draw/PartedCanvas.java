package dev.mazewright.drawing.draw;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A canvas that names the parts of a drawing, but only those that something is drawn of. */
public abstract class PartedCanvas implements Canvas {
    private final List<String> parts = new ArrayList<>();
    /** How many of them have been begun in the file as well. */
    private int written;

    @Override
    public final void begin(String part) {
        parts.addLast(part);
    }

    @Override
    public final void end() throws IOException {
        if (parts.size() == written) {
            endPart();
            written--;
        }
        parts.removeLast();
    }

    /** Whether what is drawn belongs to a part. */
    protected final boolean isInPart() {
        return !parts.isEmpty();
    }

    /** To be called before something is drawn: begins the parts that it is in, if they have not begun. */
    protected final void requireParts() throws IOException {
        for (String part : parts.subList(written, parts.size())) {
            beginPart(part);
        }
        written = parts.size();
    }

    /** Writes the beginning of a part. */
    protected abstract void beginPart(String part) throws IOException;

    /** Writes the end of the part that began last. */
    protected abstract void endPart() throws IOException;
}
