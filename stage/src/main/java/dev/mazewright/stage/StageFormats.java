package dev.mazewright.stage;

import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.FormatProvider;
import java.util.List;

/** The formats that the page's stage shows. */
public final class StageFormats implements FormatProvider {
    @Override
    public List<Format> formats() {
        return List.of(Html.FORMAT, SceneFile.FORMAT, TraceFile.FORMAT);
    }
}
