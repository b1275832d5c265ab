package dev.mazewright.stage.testing;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A scene as a client that receives its bytes reads it: by the description of the format alone. */
public final class SceneRead {
    /** An edge of a cell, as {@code delta} and {@code crossing} lead from its number to others. */
    public record Edge(
            int direction, int neighbour, int link, int opposite, int crossing, int crossingDirection, boolean isOver) {}

    /** A corner, at its position in the drawing. */
    public record Corner(double x, double y, double bend, int direction) {}

    public final Map<?, ?> header;
    public final int cells;
    public final float[] x;
    public final float[] y;
    public final int[] open;
    public final int[] solution;
    private final int[] kind;
    private final int[] cornerStart;
    private final float[] corners;
    private final int[] crossed;
    private final int[] edgeStart;
    private final int[] edges;

    public SceneRead(byte[] bytes) {
        this(ByteBuffer.wrap(bytes));
    }

    public SceneRead(ByteBuffer given) {
        ByteBuffer in = given.order(ByteOrder.LITTLE_ENDIAN);
        int begin = in.position();
        check(in.getInt() == 0x43535A4D, "magic");
        check(in.getInt() == 1, "version");
        byte[] json = new byte[in.getInt()];
        check(json.length % 4 == 0, "a header in words");
        in.get(json);
        header = (Map<?, ?>) JsonRead.value(new String(json, StandardCharsets.UTF_8));
        cells = number("cells");
        int kinds = number("kinds");
        cornerStart = ints(in, kinds + 1);
        corners = reals(in, 3 * number("corners"));
        crossed = ints(in, number("corners"));
        edgeStart = ints(in, kinds + 1);
        edges = ints(in, 7 * number("ways"));
        kind = numbers(in, number("kindBytes"), begin);
        x = reals(in, cells);
        y = reals(in, cells);
        open = numbers(in, number("openBytes"), begin);
        solution = ints(in, header.get("solution") == null ? 0 : number("solution"));
        check(!in.hasRemaining(), "the end after " + in.position() + " of " + in.limit());
    }

    private static void check(boolean isSo, String what) {
        if (!isSo) {
            throw new AssertionError("expected " + what);
        }
    }

    private int[] numbers(ByteBuffer in, int bytes, int begin) {
        int[] numbers = new int[cells];
        for (int i = 0; i < cells; i++) {
            numbers[i] = bytes == 1 ? in.get() & 0xFF : bytes == 2 ? in.getShort() & 0xFFFF : in.getInt();
        }
        while ((in.position() - begin) % 4 != 0) {
            in.get();
        }
        return numbers;
    }

    private static int[] ints(ByteBuffer in, int count) {
        int[] ints = new int[count];
        for (int i = 0; i < count; i++) {
            ints[i] = in.getInt();
        }
        return ints;
    }

    private static float[] reals(ByteBuffer in, int count) {
        float[] reals = new float[count];
        for (int i = 0; i < count; i++) {
            reals[i] = in.getFloat();
        }
        return reals;
    }

    public int number(String name) {
        return ((Number) header.get(name)).intValue();
    }

    /** A list of numbers of the header. */
    public List<Integer> numbers(String name) {
        return ((List<?>) header.get(name)).stream().map(each -> ((Number) each).intValue()).toList();
    }

    public List<Corner> corners(int cell) {
        List<Corner> all = new java.util.ArrayList<>();
        for (int i = cornerStart[kind[cell]]; i < cornerStart[kind[cell] + 1]; i++) {
            all.add(new Corner(x[cell] + corners[3 * i], y[cell] + corners[3 * i + 1], corners[3 * i + 2], crossed[i]));
        }
        return all;
    }

    public List<Edge> edges(int cell) {
        List<Edge> all = new java.util.ArrayList<>();
        for (int i = 7 * edgeStart[kind[cell]]; i < 7 * edgeStart[kind[cell] + 1]; i += 7) {
            all.add(new Edge(
                    edges[i], cell + edges[i + 1], edges[i + 2], edges[i + 3],
                    cell + edges[i + 4], edges[i + 5], edges[i + 6] == 1));
        }
        return all;
    }

    public Edge edge(int cell, int direction) {
        return edges(cell).stream().filter(edge -> edge.direction == direction).findFirst().orElseThrow();
    }
}
