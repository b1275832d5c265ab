package dev.mazewright.drawing.solid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Closed surfaces of triangles, in whole micrometres: x to the right, y to the back, z up; counter-clockwise seen from outside. It has one part
 * or several, which share no vertex.
 */
final class Mesh {
    /** Numbers of a vertex or a triangle. */
    static final int THREE = 3;

    /**
     * A part: a thing that is made in one piece.
     *
     * @param name in files that have names
     * @param vertex its first one
     * @param triangle its first one
     */
    record Part(String name, int vertex, int triangle) {}

    private final List<Part> parts = new ArrayList<>();
    private int[] places = new int[1 << 10];
    private int[] corners = new int[1 << 10];
    private int vertices;
    private int triangles;

    /** A mesh whose first part has this name. */
    Mesh(String name) {
        part(name);
    }

    /** Begins the next part. */
    void part(String name) {
        parts.add(new Part(name, vertices, triangles));
    }

    /** How many parts there are. */
    int parts() {
        return parts.size();
    }

    /** A part, or, behind the last, where it ends. */
    Part part(int number) {
        return number < parts.size() ? parts.get(number) : new Part("", vertices, triangles);
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
