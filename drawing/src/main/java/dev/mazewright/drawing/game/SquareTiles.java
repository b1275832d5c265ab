package dev.mazewright.drawing.game;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.text.TileRooms.Room;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** A maze of squares, or of tiles, as its {@link TileView}. */
final class SquareTiles implements MapTiles {
    private final Document document;
    private final Format format;
    private final TileView view;

    SquareTiles(Format format, Document document) {
        this.document = document;
        this.format = format;
        view = new TileView(format, document);
    }

    @Override
    public TileSheet sheet() {
        return TileSet.SHEET;
    }

    @Override
    public String wallIndex() {
        return "walls beside: top 1, right 2, bottom 4, left 8";
    }

    @Override
    public int columns() {
        return view.columns();
    }

    @Override
    public int rows() {
        return view.rows();
    }

    @Override
    public long x(long cell) {
        return view.column(cell) * TileSet.SIDE + TileSet.SIDE / 2;
    }

    @Override
    public long y(long cell) {
        return view.row(cell) * TileSet.SIDE + TileSet.SIDE / 2;
    }

    @Override
    public List<Room> rooms() {
        return view.rooms().all();
    }

    @Override
    public long[] area(Room room) {
        long width = room.columns() * (long) view.widths().pitch() - view.widths().wall();
        long height = room.rows() * (long) view.widths().pitch() - view.widths().wall();
        return new long[] {
            view.widths().first(room.column()) * TileSet.SIDE, view.widths().first(room.row()) * TileSet.SIDE, width * TileSet.SIDE, height * TileSet.SIDE
        };
    }

    @Override
    public void floor(Rows out) throws IOException {
        int[] row = new int[view.columns()];
        for (int y = 0; y < view.rows(); y++) {
            CancelledException.check();
            byte[] tiles = view.next();
            Arrays.setAll(row, x -> tiles[x] == TileView.WALL ? 0 : 1 + TileSet.tile(tiles[x]));
            out.row(row, y == view.rows() - 1);
        }
    }

    @Override
    public void walls(Rows out) throws IOException {
        TileView walls = new TileView(format, document);
        byte[] above = new byte[view.columns()];
        byte[] here = new byte[view.columns()];
        byte[] below = walls.next().clone();
        Arrays.fill(here, TileView.FLOOR);
        int[] row = new int[view.columns()];
        for (int y = 0; y < view.rows(); y++) {
            CancelledException.check();
            byte[] free = above;
            above = here;
            here = below;
            below = free;
            if (y + 1 < view.rows()) {
                System.arraycopy(walls.next(), 0, below, 0, below.length);
            } else {
                Arrays.fill(below, TileView.FLOOR);
            }
            for (int x = 0; x < row.length; x++) {
                row[x] = here[x] == TileView.WALL ? 1 + index(above, here, below, x) : 0;
            }
            out.row(row, y == view.rows() - 1);
        }
    }

    /** The index of a wall by those beside it; beyond the map there are no walls. */
    private static int index(byte[] above, byte[] here, byte[] below, int x) {
        int index = above[x] == TileView.WALL ? 1 : 0;
        index |= x + 1 < here.length && here[x + 1] == TileView.WALL ? 1 << 1 : 0;
        index |= below[x] == TileView.WALL ? 1 << 2 : 0;
        return index | (x > 0 && here[x - 1] == TileView.WALL ? 1 << 3 : 0);
    }
}
