package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.util.List;

/** Which solid shows a maze. */
final class Solids {
    /** The shapes that the formats show. */
    static final String[] SHAPES = {"rectangle", "tiles", "cylinder", "box"};

    private Solids() {}

    /**
     * Makes sure that a maze of a shape can be the solid of a style, as far as that is known before it is made.
     *
     * @throws UsageException if it cannot, or it were too large
     */
    static void require(String format, Shape shape, Style style, boolean isScene) {
        if (!List.of(SHAPES).contains(shape.name())) {
            throw new UsageException(format + " is made of shapes " + String.join(", ", SHAPES) + "; not of shape " + shape.name());
        }
        SolidSetup setup = new SolidSetup(style);
        String solid = setup.solid(shape.name().equals("cylinder"));
        switch (solid) {
            case "plate" -> {
                require(solid, shape.name(), "rectangle", "tiles", "box");
                if (shape.name().equals("box")) {
                    StackedPlates.require(setup, shape, isScene);
                } else {
                    Plate.require(setup, shape);
                }
            }
            case "marble" -> {
                require(solid, shape.name(), "rectangle");
                MarblePlate.require(setup, shape);
            }
            default -> {
                require(solid, shape.name(), "cylinder", "rectangle");
                PuzzleBox.require(setup, shape);
            }
        }
    }

    /**
     * The mesh of a document.
     *
     * @throws UsageException if its maze cannot be this solid, or it were too large
     */
    static Mesh mesh(Format format, Document document) throws IOException {
        Shape shape = document.puzzle().grid().shape();
        boolean isScene = format == Glb.FORMAT;
        boolean isInColours = format == ThreeMf.FORMAT;
        require(format.name(), shape, document.style(), isScene);
        SolidSetup setup = new SolidSetup(document.style());
        String solid = setup.solid(shape.name().equals("cylinder"));
        if (isInColours && !document.paths().isEmpty() && (!solid.equals("plate") || shape.name().equals("box"))) {
            throw new UsageException("solid " + solid + " of shape " + shape.name() + " does not show the solution; plates of squares and tiles do; leave the solution out");
        }
        return switch (solid) {
            case "plate" -> shape.name().equals("box") ? new StackedPlates(document, setup).mesh(isScene, isInColours)
                    : new Plate(format, document, setup).mesh(isInColours);
            case "marble" -> new MarblePlate(document, setup).mesh();
            case "cylinder" -> new PuzzleBox(document, setup).tube();
            default -> new PuzzleBox(document, setup).box();
        };
    }

    private static void require(String solid, String shape, String... shapes) {
        if (!List.of(shapes).contains(shape)) {
            throw new UsageException("a " + solid + " is made of shapes " + String.join(", ", shapes) + "; not of shape " + shape);
        }
    }
}
