package dev.mazewright.cli.command;

import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.draw.ImageFile;
import dev.mazewright.vision.draw.LayerSheet;
import dev.mazewright.vision.picture.Layer;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;

/** Writes the steps of understanding a picture as PNG: on one sheet, or a file each. */
final class Explanation {
    /** What stands for the name of a step in the name of a file. */
    private static final String STEP = "%s";

    private Explanation() {}

    static void write(List<Layer> layers, String target, boolean noClobber, Context context, Terminal terminal) throws IOException {
        if (layers.isEmpty()) {
            terminal.say("nothing to explain: no step was drawn");
        } else if (target.contains(STEP)) {
            for (Layer layer : layers) {
                write(layer.image(), target.replace(STEP, layer.name()), noClobber, context, terminal);
            }
        } else {
            write(LayerSheet.of(layers), target, noClobber, context, terminal);
        }
    }

    private static void write(BufferedImage image, String target, boolean noClobber, Context context, Terminal terminal) throws IOException {
        try (Output out = Output.open(target, noClobber, terminal)) {
            ImageFile.writePng(image, context, out.stream());
            out.commit();
        }
    }
}
