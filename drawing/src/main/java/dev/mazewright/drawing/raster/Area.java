package dev.mazewright.drawing.raster;

/** The edges of an area, each of whose outlines is closed. */
final class Area implements LineSink {
    private final Edges edges;
    private double firstX;
    private double firstY;
    private double x;
    private double y;

    Area(Edges edges) {
        this.edges = edges;
    }

    @Override
    public void move(double toX, double toY) {
        close();
        firstX = toX;
        firstY = toY;
        x = toX;
        y = toY;
    }

    @Override
    public void line(double toX, double toY) {
        edges.add(x, y, toX, toY);
        x = toX;
        y = toY;
    }

    @Override
    public void close() {
        line(firstX, firstY);
    }

    @Override
    public void end() {
        close();
    }
}
