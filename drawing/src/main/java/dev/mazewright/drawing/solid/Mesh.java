package dev.mazewright.drawing.solid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Closed surfaces of triangles, in whole micrometres: x to the right, y to the back, z up; counter-clockwise seen from outside. It has one part
 * or several, which share no vertex.
 */
final class Mesh {
    /** Numbers of a vertex or a triangle. */
    static final int THREE = 3;

    /** What has a colour of its own, where a thing is made in several. */
    enum Colour {
        PLATE(0xE8E4DA),
        WALLS(0x27445C),
        CORRIDORS(0xD9A441),
        SOLUTION(0xC8402F);

        private final int shown;

        Colour(int shown) {
            this.shown = shown;
        }

        /** Its name in files. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** How programs show it, as red, green and blue, in six digits. */
        String hex() {
            return String.format(Locale.ROOT, "%06X", shown);
        }
    }

    /**
     * A part: a thing that is made in one piece, or one colour of it.
     *
     * @param name of the thing, in files that have names
     * @param colour of things that have several, or null
     * @param vertex its first one
     * @param triangle its first one
     */
    record Part(String name, @Nullable Colour colour, int vertex, int triangle) {}

    private final List<Part> parts = new ArrayList<>();
    private int[] places = new int[1 << 10];
    private int[] corners = new int[1 << 10];
    private int vertices;
    private int triangles;

    /** Begins the next part. */
    void part(String name) {
        part(name, null);
    }

    /** Begins the next part, a colour of the thing of this name. */
    void part(String name, @Nullable Colour colour) {
        parts.add(new Part(name, colour, vertices, triangles));
    }

    /** How many parts there are. */
    int parts() {
        return parts.size();
    }

    /** A part, or, behind the last, where it ends. */
    Part part(int number) {
        return number < parts.size() ? parts.get(number) : new Part("", null, vertices, triangles);
    }

    /** Adds a vertex, and returns its number. */
    int vertex(int x, int y, int z) {
        if (THREE * vertices + THREE > places.length) {
            places = Arrays.copyOf(places, 2 * places.length);
        }
        places[THREE * vertices] = x;
        places[THREE * vertices + 1] = y;
        places[THREE * vertices + 2] = z;
        return vertices++;
    }

    /** Adds a triangle of three vertices, unless two of them are one. */
    void triangle(int a, int b, int c) {
        if (a == b || b == c || c == a) {
            return;
        }
        if (THREE * triangles + THREE > corners.length) {
            corners = Arrays.copyOf(corners, 2 * corners.length);
        }
        corners[THREE * triangles] = a;
        corners[THREE * triangles + 1] = b;
        corners[THREE * triangles + 2] = c;
        triangles++;
    }

    /** Adds the two triangles of a face with four corners, any two of which may be one. */
    void quad(int a, int b, int c, int d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    /** How many vertices there are. */
    int vertices() {
        return vertices;
    }

    /** How many triangles there are. */
    int triangles() {
        return triangles;
    }

    /** The x, y or z of a vertex: axis 0, 1 or 2. */
    int at(int vertex, int axis) {
        return places[THREE * vertex + axis];
    }

    /** A corner of a triangle, 0 to 2: the number of a vertex. */
    int corner(int triangle, int corner) {
        return corners[THREE * triangle + corner];
    }
}
