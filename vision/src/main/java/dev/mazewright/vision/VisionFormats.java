package dev.mazewright.vision;

import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.FormatProvider;
import dev.mazewright.formats.io.PictureDecoder;
import dev.mazewright.formats.io.Reader;
import java.util.List;
import java.util.Map;

/** The picture formats that this module reads, including four that other modules write. */
public final class VisionFormats implements FormatProvider {
    /** Loaded as a service. */
    public VisionFormats() {}

    @Override
    public List<Format> formats() {
        return List.of(
                picture("jpeg", "A photograph or scan of a maze, upright by its EXIF data.", "image/jpeg", "jpg", "jpeg"),
                picture("bmp", "A Windows bitmap of a maze.", "image/bmp", "bmp"),
                picture("tiff", "A scan of a maze, of one page or more.", "image/tiff", "tif", "tiff"),
                picture("webp", "A picture of a maze, lossy or lossless.", "image/webp", "webp"));
    }

    private static Format picture(String name, String idea, String mediaType, String... extensions) {
        return Format.named(name, idea).mediaType(mediaType).extensions(extensions).reads(new CellsOfPicture(name)).build();
    }

    @Override
    public Map<String, Reader> readers() {
        return Map.of(
                "png", new CellsOfPicture("png"),
                "gif", new CellsOfPicture("gif"),
                "svg", new CellsOfPicture("svg"),
                "pdf", new CellsOfPicture("pdf"));
    }

    @Override
    public PictureDecoder pictures() {
        return new ClearPictures();
    }
}
