package dev.mazewright.books.check;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.pdf.StreamSize;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.state.EmptyGraphicsStackException;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDTransparencyGroup;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.pdmodel.graphics.shading.PDShading;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Goes through the content of a page, and observes where ink is, lines, letters and pictures. It draws nothing. */
final class PageReader extends PDFGraphicsStreamEngine {
    /** Forms that show each other repeat their content without end; pages for printing have far less. */
    private static final long MOST_OPERATORS = 20_000_000;

    private static final int CHECK_EVERY = 1024;

    /** A filled rectangle is a line if it is this number of times as long as wide. */
    private static final double LINE = 4;

    /** A clip that leaves nothing: no number is less or greater than these. */
    private static final Rectangle2D NOTHING = new Rectangle2D.Double(Double.NaN, Double.NaN, Double.NaN, Double.NaN);

    private final PageFacts facts;
    private final Inks colours;
    private final GlyphBounds letters;
    private final Context context;
    private final PathBounds path = new PathBounds();
    private final Deque<Rectangle2D> clips = new ArrayDeque<>();
    private Rectangle2D clip;
    private double thinnestBar = Double.POSITIVE_INFINITY;
    private boolean isClipping;
    private long operators;

    PageReader(PDPage page, PageFacts facts, GlyphBounds letters, Context context) {
        super(page);
        this.facts = facts;
        this.letters = letters;
        this.context = context;
        colours = new Inks(facts);
        clip = facts.boxes.crop();
    }

    /** Observes the page. */
    void read() throws IOException {
        for (Iterator<PDStream> streams = getPage().getContentStreams(); streams.hasNext(); ) {
            StreamSize.require(streams.next().getCOSObject(), context);
        }
        colours.group(getPage().getCOSObject());
        processPage(getPage());
    }

    // ---- the state

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        if (operators++ % CHECK_EVERY == 0) {
            CancelledException.check();
        }
        if (operators > MOST_OPERATORS) {
            throw new IOException("more than " + MOST_OPERATORS + " operators");
        }
        super.processOperator(operator, operands);
    }

    @Override
    protected void operatorException(Operator operator, List<COSBase> operands, IOException e) throws IOException {
        if (!(e instanceof EmptyGraphicsStackException)) { // restored once too often, which changes nothing
            throw e;
        }
    }

    @Override
    public void saveGraphicsState() {
        super.saveGraphicsState();
        clips.push(clip);
    }

    @Override
    public void restoreGraphicsState() {
        super.restoreGraphicsState();
        if (!clips.isEmpty()) {
            clip = clips.pop();
        }
    }

    private interface Content {
        void process() throws IOException;
    }

    /** Content with a state of its own. */
    private void within(Rectangle2D bounds, Content content) throws IOException {
        Rectangle2D outer = clip;
        int depth = clips.size();
        clip = clipped(bounds);
        content.process();
        while (clips.size() > depth) {
            clips.pop();
        }
        clip = outer;
    }

    @Override
    public void showForm(PDFormXObject form) throws IOException {
        within(bounds(form), () -> super.showForm(form));
    }

    @Override
    public void showTransparencyGroup(PDTransparencyGroup form) throws IOException {
        colours.group(form.getCOSObject());
        within(bounds(form), () -> super.showTransparencyGroup(form));
    }

    private Rectangle2D bounds(PDFormXObject form) throws IOException {
        StreamSize.require(form.getCOSObject(), context);
        if (form.getBBox() == null) {
            return clip;
        }
        Matrix matrix = getGraphicsState().getCurrentTransformationMatrix().clone();
        matrix.concatenate(form.getMatrix());
        return form.getBBox().transform(matrix).getBounds2D();
    }

    // ---- paths

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
        for (Point2D corner : new Point2D[] {p1, p2, p3, p0}) {
            path.point(corner.getX(), corner.getY());
        }
        double one = p0.distance(p1);
        double other = p1.distance(p2);
        double thin = Math.min(one, other);
        if (thin > 0 && Math.max(one, other) >= LINE * thin) {
            thinnestBar = Math.min(thinnestBar, thin);
        }
    }

    @Override
    public void moveTo(float x, float y) {
        path.point(x, y);
    }

    @Override
    public void lineTo(float x, float y) {
        path.point(x, y);
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        path.curve(x1, y1, x2, y2, x3, y3);
    }

    @Override
    public Point2D getCurrentPoint() {
        return new Point2D.Double(path.x(), path.y());
    }

    @Override
    public void closePath() {
        // the bounds stay
    }

    @Override
    public void clip(int rule) {
        isClipping = true;
    }

    @Override
    public void endPath() {
        if (isClipping) {
            clip = path.isEmpty() ? NOTHING : clipped(path.bounds(0));
        }
        isClipping = false;
        thinnestBar = Double.POSITIVE_INFINITY;
        path.clear();
    }

    @Override
    public void strokePath() throws IOException {
        stroke();
        endPath();
    }

    @Override
    public void fillPath(int rule) throws IOException {
        fill();
        endPath();
    }

    @Override
    public void fillAndStrokePath(int rule) throws IOException {
        fill();
        stroke();
        endPath();
    }

    private void stroke() throws IOException {
        AffineTransform matrix = getGraphicsState().getCurrentTransformationMatrix().createAffineTransform();
        double width = getGraphicsState().getLineWidth();
        if (!path.isEmpty() && isSeen(path.bounds(width * mostScale(matrix) / 2)) && colours.stroke(getGraphicsState(), getResources())) {
            facts.line(width * leastScale(matrix));
            ink(path.bounds(width * mostScale(matrix) / 2));
        }
    }

    private void fill() throws IOException {
        if (!path.isEmpty() && isSeen(path.bounds(0)) && colours.fill(getGraphicsState(), getResources())) {
            if (thinnestBar < Double.POSITIVE_INFINITY) {
                facts.line(thinnestBar);
            }
            ink(path.bounds(0));
        }
    }

    @Override
    public void shadingFill(COSName name) throws IOException {
        PDShading shading = getResources().getShading(name);
        if (shading != null && isSeen(clip)) {
            colours.shading(getGraphicsState(), shading);
            ink(clip);
        }
    }

    /** How much larger a transform makes things, in the direction in which that is least: its smaller singular value. */
    private static double leastScale(AffineTransform matrix) {
        double most = mostScale(matrix);
        return most == 0 ? 0 : Math.abs(matrix.getDeterminant()) / most;
    }

    /** The same in the direction in which it is greatest. */
    private static double mostScale(AffineTransform matrix) {
        double a = matrix.getScaleX();
        double b = matrix.getShearY();
        double c = matrix.getShearX();
        double d = matrix.getScaleY();
        return (Math.hypot(a + d, b - c) + Math.hypot(a - d, b + c)) / 2;
    }

    private Rectangle2D clipped(Rectangle2D box) {
        return isSeen(box) ? clip.createIntersection(box) : NOTHING;
    }

    private boolean isSeen(Rectangle2D box) {
        return box.getMaxX() >= clip.getMinX() && box.getMinX() <= clip.getMaxX()
                && box.getMaxY() >= clip.getMinY() && box.getMinY() <= clip.getMaxY();
    }

    private void ink(Rectangle2D box) {
        facts.ink(box.createIntersection(clip));
    }

    // ---- letters and pictures

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
        AffineTransform place = matrix.createAffineTransform();
        double size = Math.hypot(place.getShearX(), place.getScaleY());
        if (font instanceof PDType3Font) {
            facts.text(size);
            within(clip, () -> super.showGlyph(matrix, font, code, displacement));
            return;
        }
        if (!font.isEmbedded()) {
            facts.missingFonts.add(String.valueOf(font.getName()));
        }
        Rectangle2D letter = letters.bounds(font, code);
        if (letter.isEmpty()) {
            return;
        }
        place.concatenate(font.getFontMatrix().createAffineTransform());
        Rectangle2D box = place.createTransformedShape(letter).getBounds2D();
        if (!isSeen(box)) {
            return;
        }
        RenderingMode mode = getGraphicsState().getTextState().getRenderingMode();
        boolean isFilled = mode.isFill() && colours.fill(getGraphicsState(), getResources());
        boolean isStroked = mode.isStroke() && colours.stroke(getGraphicsState(), getResources());
        if (isFilled || isStroked) {
            facts.text(size);
            ink(box);
        } else if (mode == RenderingMode.NEITHER) {
            facts.hasHiddenText = true;
        }
    }

    @Override
    public void drawImage(PDImage image) throws IOException {
        AffineTransform matrix = getGraphicsState().getCurrentTransformationMatrix().createAffineTransform();
        Rectangle2D box = matrix.createTransformedShape(new Rectangle2D.Double(0, 0, 1, 1)).getBounds2D();
        boolean isInk = isSeen(box) && colours.image(getGraphicsState(), getResources(), image);
        if (isInk) {
            double wide = Math.hypot(matrix.getScaleX(), matrix.getShearY());
            double high = Math.hypot(matrix.getShearX(), matrix.getScaleY());
            facts.picture(Math.min(image.getWidth() / wide, image.getHeight() / high));
            ink(box);
        }
    }
}
