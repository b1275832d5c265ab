package dev.mazewright.api;

import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.drawing.png.Png;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.graph.GraphFile;
import dev.mazewright.formats.graph.GraphReader;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file once: what it holds is kept by the SHA-256 of its bytes, as long as other work does not need the memory.
 * Only a client that has the file, or its SHA-256, gets at it, and it gets the maze but not the name.
 */
public final class FileReading {
    /** What a grid and a maze take of a cell, at most, in bytes: of a lattice and of a graph. */
    private static final long OF_LATTICE = 4;

    private static final long OF_GRAPH = 100;

    /** What a byte of a file with a graph takes as the names of its vertices. */
    private static final long OF_NAME = 4;

    private FileReading() {}

    /**
     * A maze that was read.
     *
     * @param format the name of the format that it was read in
     * @param remarks on how it was read
     */
    public record Maze(Puzzle puzzle, String format, Remarks remarks) {}

    /**
     * What decides what a file is read as.
     *
     * @param format that was asked for, or null
     * @param extension of the file's name, which decides where its content does not
     */
    record Key(String sha256, @Nullable String format, String extension) {
        static Key of(FileQuery file) {
            return new Key(file.sha256(), file.format(), file.name().substring(file.name().lastIndexOf('.') + 1));
        }
    }

    /**
     * The maze of a file.
     *
     * @throws TooLargeException if it has more cells than are shown, or the picture has more pixels than are read
     */
    static Maze maze(FileQuery file, Reservation reservation) throws IOException {
        Key key = Key.of(file);
        Maze kept = reservation.cache().get(key, Maze.class);
        if (kept != null) {
            require(kept.puzzle().grid(), reservation); // it may be dropped while it is in use
            return kept;
        }
        Maze read = read(file, reservation);
        Grid grid = read.puzzle().grid();
        require(grid, reservation);
        reservation.cache().put(key, read, bytes(grid));
        return read;
    }

    private static Maze read(FileQuery file, Reservation reservation) throws IOException {
        if (file.format() == null && Pictures.ofThisProgram().keepsCells(file, reservation)) {
            return Pictures.ofThisProgram().cells(file, null, reservation);
        }
        try (Source source = file.source(reservation.context())) {
            return file.format() == null && Pictures.ofThisProgram().isFor(source.head())
                    ? Pictures.ofThisProgram().cells(file, null, reservation)
                    : ofText(source, Formats.of(source, file.format()).name());
        }
    }

    private static Maze ofText(Source source, String format) throws IOException {
        if (format.equals(Png.FORMAT.name())) {
            Pixels header = new Pixels(source.again(source.head()));
            requirePixels(header.width(), header.height());
        }
        return new Maze(Formats.read(source, format), format, source.remarks());
    }

    /** The graph of a file. */
    static GraphFile graph(FileQuery file, Reservation reservation) throws IOException {
        String key = "graph " + file.sha256();
        GraphFile kept = reservation.cache().get(key, GraphFile.class);
        if (kept != null) {
            return kept;
        }
        try (Source source = file.source(reservation.context())) {
            GraphFile read = GraphReader.read(source);
            reservation.cache().put(key, read, OF_GRAPH * read.names().size() + OF_NAME * source.length());
            return read;
        }
    }

    /**
     * Makes sure that a grid is not too large, and takes the memory of it and its maze.
     *
     * @throws TooLargeException if it has more cells than are shown
     */
    public static void require(Grid grid, Reservation reservation) {
        if (grid.cells() > Limits.CELLS) {
            throw tooLarge("a maze of " + grid.cells() + " cells");
        }
        reservation.take(bytes(grid));
    }

    private static long bytes(Grid grid) {
        return CellSet.bytes(grid.addresses()) + grid.cells() * (grid.isGraph() ? OF_GRAPH : OF_LATTICE);
    }

    /**
     * Makes sure that a picture has no more pixels than are read.
     *
     * @throws TooLargeException if it has more
     */
    public static void requirePixels(long width, long height) {
        if (width * height > Limits.PIXELS) {
            throw new TooLargeException("too large for the studio: a picture of " + width + " x " + height + " pixels (limit: "
                    + Limits.PIXELS + " pixels); use the command line, ./mazewright");
        }
    }

    static TooLargeException tooLarge(String what) {
        return new TooLargeException("too large for the studio: " + what + " (limit: " + Limits.CELLS
                + " cells); use the command line, ./mazewright");
    }
}
