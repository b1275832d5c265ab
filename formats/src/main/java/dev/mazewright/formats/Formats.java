package dev.mazewright.formats;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.array.Matrix;
import dev.mazewright.formats.block.DrawingBlock;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.FormatProvider;
import dev.mazewright.formats.io.None;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.Json;
import dev.mazewright.formats.json.Segments;
import dev.mazewright.formats.maze.MazeFormat;
import dev.mazewright.formats.mazedataset.TokenText;
import dev.mazewright.formats.mazedataset.ZanjFile;
import dev.mazewright.formats.micromouse.Bytes;
import dev.mazewright.formats.micromouse.CellNumbers;
import dev.mazewright.formats.micromouse.Micromouse;
import dev.mazewright.formats.movingai.MovingAi;
import dev.mazewright.formats.movingai.ScenarioMaker;
import dev.mazewright.formats.text.Blocks;
import dev.mazewright.formats.text.CellListText;
import dev.mazewright.formats.text.DigestLine;
import dev.mazewright.formats.text.ForeignTiles;
import dev.mazewright.formats.text.Hex;
import dev.mazewright.formats.text.Text;
import dev.mazewright.formats.text.Unicode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The formats there are, by name. A new format is one new file and two lines here: its name, and where it is found. */
public final class Formats {
    /** Those of this module, in the order in which contents are recognised. */
    private static final List<String> OWN = List.of(
            "maze",
            "zanj",
            "tokens",
            "segments",
            "json",
            "cells",
            "movingai",
            "scenario",
            "micromouse",
            "maz",
            "num",
            "text",
            "unicode",
            "matrix",
            "hex",
            "blocks",
            "digest",
            "none");

    /**
     * All formats, in the order in which contents are recognised: those with a signature first, those of other modules last. They are
     * loaded when the list is first read, which {@link #named} need not do.
     */
    public static final List<Format> ALL = new AbstractList<>() {
        @Override
        public Format get(int index) {
            return Loaded.ALL.get(index);
        }

        @Override
        public int size() {
            return Loaded.ALL.size();
        }
    };

    /** Formats that are loaded together. */
    private static final class Loaded {
        static final List<Format> ALL = all();

        /** Those whose drawings may stand among other text, in the order in which they are recognised. */
        static final List<Format> DRAWN = List.of(
                MovingAi.FORMAT,
                Micromouse.FORMAT,
                CellNumbers.FORMAT,
                Text.FORMAT,
                Unicode.FORMAT,
                Matrix.FORMAT,
                Hex.FORMAT,
                Blocks.FORMAT);

        private Loaded() {}
    }

    private Formats() {}

    private static @Nullable Format own(String name) {
        return switch (name) {
            case "maze" -> MazeFormat.FORMAT;
            case "zanj" -> ZanjFile.FORMAT;
            case "tokens" -> TokenText.FORMAT;
            case "segments" -> Segments.FORMAT;
            case "json" -> Json.FORMAT;
            case "cells" -> CellListText.FORMAT;
            case "movingai" -> MovingAi.FORMAT;
            case "scenario" -> ScenarioMaker.FORMAT;
            case "micromouse" -> Micromouse.FORMAT;
            case "maz" -> Bytes.FORMAT;
            case "num" -> CellNumbers.FORMAT;
            case "text" -> Text.FORMAT;
            case "unicode" -> Unicode.FORMAT;
            case "matrix" -> Matrix.FORMAT;
            case "hex" -> Hex.FORMAT;
            case "blocks" -> Blocks.FORMAT;
            case "digest" -> DigestLine.FORMAT;
            case "none" -> None.FORMAT;
            default -> null;
        };
    }

    private static List<Format> all() {
        List<Format> signed = new ArrayList<>();
        List<Format> others = new ArrayList<>();
        Map<String, Reader> readers = new HashMap<>();
        for (FormatProvider provider : FormatProvider.all().toList()) {
            signed.addAll(provider.signed());
            others.addAll(provider.formats());
            readers.putAll(provider.readers());
        }
        List<Format> all = new ArrayList<>(alsoRead(signed, readers));
        OWN.forEach(name -> all.add(Objects.requireNonNull(own(name))));
        all.addAll(alsoRead(others, readers));
        return List.copyOf(all);
    }

    private static List<Format> alsoRead(List<Format> formats, Map<String, Reader> readers) {
        return formats.stream()
                .map(format -> readers.containsKey(format.name()) ? format.alsoReadBy(readers.get(format.name())) : format)
                .toList();
    }

    /** Returns the format of this name; a {@link UsageException} if no format has it. */
    public static Format named(String name) {
        Format own = own(name);
        return own != null ? own : ALL.stream()
                .filter(format -> format.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        Names.unknown("format", name, ALL.stream().map(Format::name).toList())));
    }

    /** The first format whose files have the extension of this file name, or null. */
    public static @Nullable Format ofFile(String file) {
        String extension = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(format -> format.extensions().contains(extension))
                .findFirst()
                .orElse(null);
    }

    /**
     * Reads a maze in the format named, else in the one that the content shows, else in the one of the extension.
     *
     * @throws BadDataException if the input is not in the format, or in none that is known
     * @throws UsageException if the format cannot be read
     * @throws IOException if reading fails
     * @throws dev.mazewright.core.run.InsufficientMemoryException if the maze would not fit into memory; before it is read
     */
    public static Puzzle read(Source source, @Nullable String formatName) throws IOException {
        DrawingBlock block = block(source, formatName);
        Format format = of(source, block, formatName);
        Reader reader = Objects.requireNonNull(format.reader());
        return source.context().run(() -> block.read(reader, Loaded.DRAWN.contains(format)));
    }

    /** The format of which bytes seem to be a drawing, or null. */
    private static @Nullable Format drawn(byte[] head) {
        return Loaded.DRAWN.stream()
                .filter(format -> Objects.requireNonNull(format.reader()).recognises(head))
                .findFirst()
                .orElse(null);
    }

    /**
     * The format in which an input is read: the one named, else the one that the content shows, else that of the
     * extension.
     *
     * @throws BadDataException if the input is in none that is known
     * @throws UsageException if the format cannot be read
     * @throws IOException if reading fails
     */
    public static Format of(Source source, @Nullable String formatName) throws IOException {
        return of(source, block(source, formatName), formatName);
    }

    /** Where the drawing of an input lies; what is named as a drawing is one. */
    private static DrawingBlock block(Source source, @Nullable String formatName) throws IOException {
        Format named = Loaded.DRAWN.stream().filter(format -> format.name().equals(formatName)).findFirst().orElse(null);
        return new DrawingBlock(source, head -> drawn(head) == null || named == null ? drawn(head) : named);
    }

    private static Format of(Source source, DrawingBlock block, @Nullable String formatName) throws IOException {
        if (formatName != null) {
            Format format = named(formatName);
            if (format.reader() == null) {
                throw new UsageException("the format " + formatName + " cannot be read; these can: " + readable());
            }
            return format;
        }
        byte[] head = block.head();
        for (Format format : ALL) {
            Reader reader = format.reader();
            if (reader != null && reader.recognises(head)) {
                return format;
            }
        }
        String foreign = ForeignTiles.name(new String(head, StandardCharsets.ISO_8859_1));
        if (!foreign.isEmpty()) {
            throw source.bad("", foreign, "a maze; walls are # or %, or lines of +---+ and |");
        }
        Format byExtension = ofFile(source.name());
        if (byExtension == null || byExtension.reader() == null) {
            throw source.bad("", head.length == 0 ? "nothing" : "an unsupported file type", "one of " + readable());
        }
        return byExtension;
    }

    /**
     * The format, which can be written.
     *
     * @throws UsageException if it cannot
     */
    public static Format requireWritable(Format format) {
        if (format.writer() == null) {
            throw new UsageException("the format " + format + " cannot be written; these can: " + writable());
        }
        return format;
    }

    /** The names of the formats that can be written, separated by commas. */
    public static String writable() {
        return names(format -> format.writer() != null);
    }

    private static String readable() {
        return names(format -> format.reader() != null);
    }

    /** The names of these formats, separated by commas. */
    public static String names(Predicate<Format> which) {
        return String.join(", ", ALL.stream().filter(which).map(Format::name).toList());
    }
}
