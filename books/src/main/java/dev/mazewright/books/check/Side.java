package dev.mazewright.books.check;

import java.util.Locale;

/** A side of a page as it is read, in the order in which distances are listed. */
enum Side {
    LEFT(0),
    BOTTOM(1),
    RIGHT(2),
    TOP(3);

    private final int index;

    Side(int index) {
        this.index = index;
    }

    /** Of these distances, the one of this side. */
    double of(double[] distances) {
        return distances[index];
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
