package dev.mazewright.vision.bad;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * A sheet of paper with a maze on it. Lengths are in units of the maze's drawing, whose top left corner is the origin.
 *
 * @param subject the maze
 * @param theme its colours
 * @param isByHand whether lines waver
 * @param wall how thick walls are
 * @param page text and rules
 */
record Sheet(Subject subject, Theme theme, boolean isByHand, double wall, PageText page) {
    /** Units of the style to one of the drawing. */
    static final int CELL = 1000;

    double left() {
        return -page.margin();
    }

    double top() {
        return -page.above();
    }

    double right() {
        return subject.width() + page.margin();
    }

    double bottom() {
        return subject.height() + page.below();
    }

    /** The sheet as an image, with this number of pixels a unit. */
    BufferedImage image(double scale, Rules rules) {
        int width = (int) Math.ceil((right() - left()) * scale);
        int height = (int) Math.ceil((bottom() - top()) * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(new Color(theme.paper()));
        graphics.fillRect(0, 0, width, height);
        graphics.dispose();
        Drawing drawing = drawing();
        double zero = drawing.page().x(0);
        PlatformCanvas canvas = new PlatformCanvas(image, zero + left() * CELL, zero + top() * CELL, scale / CELL);
        try {
            rules.draw(canvas, this, zero);
            drawing.network(canvas);
            drawing.puzzle(canvas);
            page.draw(canvas, theme.ink(), zero);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // images do not fail
        } finally {
            canvas.dispose();
        }
        return image;
    }

    private Drawing drawing() {
        Style style = Style.of(CELL, Math.max(1, (int) Math.round(wall * CELL)), 0).with(theme);
        return new Drawing(new Document(
                subject.puzzle(), null, isByHand ? style.with(new Finish(Finish.Caps.HAND_DRAWN, false, null, null, null, null)) : style));
    }

    /** The walls as they are drawn, as lines without width. */
    List<List<Spot>> walls() {
        Drawing drawing = drawing();
        WallRecorder recorder = new WallRecorder(drawing.page().x(0));
        try {
            drawing.walls(recorder, 0, subject.puzzle().grid().rows());
        } catch (IOException e) {
            throw new UncheckedIOException(e); // lists do not fail
        }
        return recorder.lines();
    }

    /** The rules of a notebook's paper, which are drawn below the maze. */
    interface Rules {
        /** None. */
        Rules NONE = (canvas, sheet, zero) -> {};

        void draw(Canvas canvas, Sheet sheet, double zero) throws IOException;
    }
}
