package dev.mazewright.vision.file;

import com.github.weisj.jsvg.renderer.output.Output;
import com.github.weisj.jsvg.renderer.output.impl.Graphics2DOutput;
import java.awt.Graphics2D;
import java.awt.Shape;

/** Draws the shapes of an SVG file until they are too much. */
final class SvgOutput extends Graphics2DOutput {
    private final DrawnLines lines;

    SvgOutput(Graphics2D graphics, DrawnLines lines) {
        super(graphics);
        this.lines = lines;
    }

    @Override
    public void fillShape(Shape shape) {
        lines.add(shape, transform(), null);
        super.fillShape(shape);
    }

    @Override
    public void drawShape(Shape shape) {
        lines.add(shape, transform(), stroke());
        super.drawShape(shape);
    }

    @Override
    public Output createChild() {
        return new SvgOutput((Graphics2D) graphics().create(), lines);
    }
}
