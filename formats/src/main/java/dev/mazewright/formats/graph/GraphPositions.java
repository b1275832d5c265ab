package dev.mazewright.formats.graph;

import dev.mazewright.core.shape.support.GraphLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the vertices of a file lie, in their order; they are drawn there if the file says it of all. */
final class GraphPositions {
    static final String EXPECTED = "a number of at most " + GraphLayout.FARTHEST;

    private final List<Double> across = new ArrayList<>();
    private final List<Double> down = new ArrayList<>();

    /** The position of the next vertex; NaN for a coordinate that is not known. */
    void add(double x, double y) {
        across.add(x);
        down.add(y);
    }

    /** A coordinate, or NaN if the text is not a number of at most {@link GraphLayout#FARTHEST}. */
    static double coordinate(String text) {
        try {
            double number = Double.parseDouble(text.strip());
            return Math.abs(number) <= GraphLayout.FARTHEST ? number : Double.NaN;
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    /** Where the vertices lie, or null; a note says if the file says it of some alone. */
    @Nullable GraphLayout layout(List<String> notes) {
        double[] x = across.stream().mapToDouble(Double::doubleValue).toArray();
        double[] y = down.stream().mapToDouble(Double::doubleValue).toArray();
        int placed = 0;
        for (int i = 0; i < x.length; i++) {
            placed += Double.isNaN(x[i]) || Double.isNaN(y[i]) ? 0 : 1;
        }
        if (placed == x.length && placed > 0) {
            return GraphLayout.given(x, y);
        }
        if (placed > 0) {
            notes.add("the positions of " + placed + " vertices, as others have none");
        }
        return null;
    }
}
