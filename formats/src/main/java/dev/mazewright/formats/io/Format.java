package dev.mazewright.formats.io;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Option;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One line of the list of formats: what a file of the format is called, what it can hold, and what it heeds. The
 * command line, its help, the API and its description, the page and the tests follow from it.
 */
public final class Format {
    private static final String TEXT = "text/plain; charset=utf-8";

    private final String name;
    private final String idea;
    private final String mediaType;
    private final List<String> extensions;
    private final @Nullable Reader reader;
    private final List<String> shapesRead;
    private final @Nullable Writer writer;
    private final List<String> shapesWritten;
    private final @Nullable RowWriter rowWriter;
    private final List<Option<?>> options;
    private final List<Option<?>> own;
    private final boolean showsSolution;
    private final @Nullable String separator;
    private final @Nullable Fit fit;

    /** What a format refuses before a maze is made. */
    @FunctionalInterface
    public interface Fit {
        /**
         * Makes sure that a file can show mazes of a shape.
         *
         * @throws dev.mazewright.core.run.UsageException if it cannot, such as one that is too large
         */
        void require(Shape shape, Style style);
    }

    private Format(Builder builder) {
        name = builder.name;
        idea = builder.idea;
        mediaType = builder.mediaType;
        extensions = builder.extensions;
        reader = builder.reader;
        shapesRead = builder.shapesRead;
        writer = builder.writer;
        shapesWritten = builder.shapesWritten;
        rowWriter = builder.rowWriter;
        options = List.copyOf(builder.options);
        own = List.copyOf(builder.own);
        showsSolution = builder.showsSolution;
        separator = builder.separator;
        fit = builder.fit;
    }

    /** A format of plain text that can do nothing yet: its name on the command line, and what it is in one sentence. */
    public static Builder named(String name, String idea) {
        return new Builder(name, idea);
    }

    /** The name on the command line. */
    public String name() {
        return name;
    }

    /** What it is, in one sentence. */
    public String idea() {
        return idea;
    }

    /** The media type of its files, as HTTP names it. */
    public String mediaType() {
        return mediaType;
    }

    /** The extensions of its files, in lower case without a dot, the usual one first; may be empty. */
    public List<String> extensions() {
        return extensions;
    }

    /** The reader of the first of these formats that recognises the first bytes of an input, or null. */
    public static @Nullable Reader reader(byte[] head, Format... formats) {
        for (Format format : formats) {
            if (format.reader != null && format.reader.recognises(head)) {
                return format.reader;
            }
        }
        return null;
    }

    /** Reads it, or null. */
    public @Nullable Reader reader() {
        return reader;
    }

    /** The same format, which this reader reads as well, and first the one that it has; files of every shape may be read. */
    public Format alsoReadBy(Reader other) {
        Builder builder = new Builder(name, idea)
                .mediaType(mediaType)
                .extensions(extensions.toArray(String[]::new))
                .reads(reader == null ? other : reader.before(other))
                .uses(options);
        builder.own.addAll(own);
        builder.writer = writer;
        builder.shapesWritten = shapesWritten;
        builder.rowWriter = rowWriter;
        builder.showsSolution = showsSolution;
        builder.separator = separator;
        builder.fit = fit;
        return builder.build();
    }

    /** The names of the shapes that are read from it; where there is a reader, empty for every shape. */
    public List<String> shapesRead() {
        return shapesRead;
    }

    /** Writes it, or null. */
    public @Nullable Writer writer() {
        return writer;
    }

    /**
     * Writes a document; row by row, if its maze is streamed.
     *
     * @throws dev.mazewright.core.run.UsageException if the format cannot show this maze
     * @throws IOException if writing fails
     */
    public void write(Document document, OutputStream out) throws IOException {
        if (document.puzzle().isStreamed()) {
            Objects.requireNonNull(rowWriter).write(document, out);
        } else {
            Objects.requireNonNull(writer).write(document, out);
        }
    }

    /**
     * Makes sure, before a maze is made, that a file can show it.
     *
     * @param shape gives the shape of the maze; it is not asked where nothing is refused
     * @throws dev.mazewright.core.run.UsageException if it cannot
     */
    public void requireFit(Supplier<Shape> shape, Style style) {
        if (fit != null) {
            fit.require(shape.get(), style);
        }
    }

    /** The names of the shapes that can be written in it; where there is a writer, empty for every shape. */
    public List<String> shapesWritten() {
        return shapesWritten;
    }

    /** Whether mazes of this shape can be written in it. */
    public boolean writes(String shape) {
        return writer != null && (shapesWritten.isEmpty() || shapesWritten.contains(shape));
    }

    /** Writes it row by row, the same bytes, or null. */
    public @Nullable RowWriter rowWriter() {
        return rowWriter;
    }

    /** The parameters that its writer heeds. */
    public List<Option<?>> options() {
        return options;
    }

    /** Those of them whose values are {@link Style#own}. */
    public List<Option<?>> own() {
        return own;
    }

    /** Whether its files show the solution where one is asked for. */
    public boolean showsSolution() {
        return showsSolution;
    }

    /** Whether its files show how a maze is generated or solved. */
    public boolean isAnimated() {
        return !options.isEmpty() && options.contains(Animation.ANIMATE);
    }

    /** What stands between two mazes in one file, or null where a file holds one maze. */
    public @Nullable String separator() {
        return separator;
    }

    /** What it uses, in words: style, paper, details, animation, solution, several, rows. */
    public List<String> uses() {
        return Stream.of(
                        word("style", options.contains(Style.THEME)),
                        word("paper", options.contains(Style.PAPER)),
                        word("details", options.contains(Style.OUTLINES)),
                        word("animation", isAnimated()),
                        word("solution", showsSolution),
                        word("several", separator != null),
                        word("rows", rowWriter != null))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> word(String word, boolean isUsed) {
        return isUsed ? List.of(word) : List.of();
    }

    @Override
    public String toString() {
        return name;
    }

    /** Declares a format. */
    public static final class Builder {
        private final String name;
        private final String idea;
        private final List<Option<?>> options = new ArrayList<>();
        private final List<Option<?>> own = new ArrayList<>();
        private String mediaType = TEXT;
        private List<String> extensions = List.of();
        private @Nullable Reader reader;
        private List<String> shapesRead = List.of();
        private @Nullable Writer writer;
        private List<String> shapesWritten = List.of();
        private @Nullable RowWriter rowWriter;
        private boolean showsSolution;
        private @Nullable String separator;
        private @Nullable Fit fit;

        private Builder(String name, String idea) {
            this.name = name;
            this.idea = idea;
        }

        /** The media type of its files, where they are no plain text. */
        public Builder mediaType(String type) {
            mediaType = type;
            return this;
        }

        /** The extensions of its files, in lower case without a dot, the usual one first. */
        public Builder extensions(String... names) {
            extensions = List.of(names);
            return this;
        }

        /** What reads it, of these shapes; none for every shape. */
        public Builder reads(Reader with, String... shapes) {
            reader = with;
            shapesRead = List.of(shapes);
            return this;
        }

        /** What writes it, of these shapes; none for every shape. */
        public Builder writes(Writer with, String... shapes) {
            writer = with;
            shapesWritten = List.of(shapes);
            return this;
        }

        /** What writes it row by row, the same bytes. */
        public Builder writesRows(RowWriter with) {
            rowWriter = with;
            return this;
        }

        /** That its writer heeds these parameters. */
        public Builder uses(List<? extends Option<?>> parameters) {
            options.addAll(parameters);
            return this;
        }

        /** That its writer heeds these parameters, and finds their values in {@link Style#own}. */
        public Builder owns(List<? extends Option<?>> parameters) {
            own.addAll(parameters);
            return uses(parameters);
        }

        /** That its files show the solution where one is asked for. */
        public Builder showsSolution() {
            showsSolution = true;
            return this;
        }

        /** What it refuses before a maze is made. */
        public Builder requires(Fit before) {
            fit = before;
            return this;
        }

        /** That a file can hold several mazes, with this between two of them. */
        public Builder several(String between) {
            separator = between;
            return this;
        }

        /** The format. */
        public Format build() {
            return new Format(this);
        }
    }
}
