package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.drawing.lines.Reach;
import dev.mazewright.formats.io.EndPicture;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A canvas that is seen through a window: what lies outside of it is left out, lines piece by piece and areas as wholes, so
 * that a large drawing takes what its part in the window takes. What lies inside is drawn as it is, and a little around it.
 */
public final class WindowCanvas implements Canvas {
    /** The ends of lines go on for half their width times the square root of two, and numbers are rounded. */
    private static final double REACH = 0.75;

    private static final double ROUNDING = 0.1;

    private final Canvas canvas;
    private final Reach window;
    private Reach reached;
    private boolean isFilled;

    /** Of lines, whether the pen of the canvas below is where this one is, and whether all was drawn since the line began. */
    private boolean isDown;

    private boolean isWhole;
    private double x;
    private double y;
    private double firstX;
    private double firstY;

    /** Of areas, what goes around one, and where it reaches. */
    private final List<Step> steps = new ArrayList<>();

    private Reach area = new Reach(0, 0);

    /** A step around an area. */
    private interface Step {
        void draw(Canvas canvas) throws IOException;
    }

    public WindowCanvas(Canvas canvas, Poster.Window window) {
        this.canvas = canvas;
        this.window = new Reach(window.left(), window.top(), window.right(), window.bottom());
        reached = this.window;
    }

    @Override
    public void begin(String part) throws IOException {
        canvas.begin(part);
    }

    @Override
    public void end() throws IOException {
        canvas.end();
    }

    @Override
    public void stroke(int colour, double width, Cap cap) throws IOException {
        isFilled = false;
        reached = window.wider(REACH * width + ROUNDING);
        canvas.stroke(colour, width, cap);
    }

    @Override
    public void fill(int colour) throws IOException {
        isFilled = true;
        reached = window.wider(ROUNDING);
        canvas.fill(colour);
    }

    @Override
    public void move(double toX, double toY) throws IOException {
        if (isFilled) {
            areaDone();
            area = new Reach(toX, toY, toX, toY);
            steps.add(below -> below.move(toX, toY));
        }
        isDown = false;
        isWhole = true;
        firstX = toX;
        firstY = toY;
        at(toX, toY);
    }

    @Override
    public void line(double toX, double toY) throws IOException {
        step(new Reach(x, y, toX, toY), below -> below.line(toX, toY));
        at(toX, toY);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) throws IOException {
        Reach box = new Reach(x, y, toX, toY);
        box.add(x1, y1);
        box.add(x2, y2);
        step(box, below -> below.curve(x1, y1, x2, y2, toX, toY));
        at(toX, toY);
    }

    private void step(Reach box, Step step) throws IOException {
        if (isFilled) {
            area.add(box);
            steps.add(step);
        } else if (box.meets(reached)) {
            if (!isDown) {
                canvas.move(x, y);
            }
            step.draw(canvas);
            isDown = true;
        } else {
            isDown = false;
            isWhole = false;
        }
    }

    @Override
    public void close() throws IOException {
        if (isFilled) {
            steps.add(Canvas::close);
        } else if (isDown && isWhole) {
            canvas.close();
        } else {
            line(firstX, firstY);
        }
        at(firstX, firstY);
    }

    @Override
    public void paint() throws IOException {
        areaDone();
        canvas.paint();
    }

    private void areaDone() throws IOException {
        if (area.meets(reached)) {
            for (Step step : steps) {
                step.draw(canvas);
            }
        }
        steps.clear();
    }

    private void at(double toX, double toY) {
        x = toX;
        y = toY;
    }

    @Override
    public void disc(double centreX, double centreY, double radius, int colour) throws IOException {
        if (new Reach(centreX - radius, centreY - radius, centreX + radius, centreY + radius).meets(window)) {
            canvas.disc(centreX, centreY, radius, colour);
        }
    }

    @Override
    public void text(double left, double base, double size, int colour, String text) throws IOException {
        if (new Reach(left, base - size, left + Lettering.width(text, size), base + size / 2).meets(window)) {
            canvas.text(left, base, size, colour, text);
        }
    }

    @Override
    public void text(double left, double base, double size, int colour, Typeface face, String line) throws IOException {
        if (new Reach(left, base - 2 * size, left + face.width(line, size), base + size).meets(window)) {
            canvas.text(left, base, size, colour, face, line);
        }
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) throws IOException {
        if (new Reach(left, top, left + width, top + height).meets(window)) {
            canvas.picture(left, top, width, height, picture);
        }
    }
}
