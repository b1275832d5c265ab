package dev.mazewright.certify.report;

import dev.mazewright.certify.Certificate;
import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.sample.EdgeNumbers.Edge;
import dev.mazewright.certify.Finding;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import java.util.List;
import java.util.Locale;

/** The plots of a report, as SVG. Colours are distinguished by people without one kind of cones, too. */
final class Plots {
    /** The most edges that are drawn. */
    static final int MOST_EDGES = 5000;

    private static final int WIDTH = 640;
    private static final int MARGIN = 40;
    private static final double MOST_ERRORS = 5;
    private static final int BINS = 40;
    private static final int HEIGHT = 240;
    private static final int LINE = 22;
    private static final int LABELS = 190;
    /** Probabilities are drawn down to 10^-12. */
    private static final double DECADES = 12;

    private Plots() {}

    /** How far the counts of trees differ from their means, beside the normal distribution that they should have. */
    static String trees(double... errors) {
        int[] bins = new int[BINS];
        for (double error : errors) {
            int bin = (int) Math.floor((error + MOST_ERRORS) / (2 * MOST_ERRORS) * BINS);
            bins[Math.clamp(bin, 0, BINS - 1)]++;
        }
        double binWidth = 2 * MOST_ERRORS / BINS;
        double peak = errors.length * binWidth / Math.sqrt(2 * Math.PI);
        double most = peak;
        for (int bin : bins) {
            most = Math.max(most, bin);
        }
        StringBuilder svg = open(HEIGHT + MARGIN, "Deviations of the counts of trees");
        double step = (WIDTH - 2.0 * MARGIN) / BINS;
        for (int i = 0; i < BINS; i++) {
            double height = bins[i] / most * (HEIGHT - MARGIN);
            svg.append(String.format(Locale.ROOT, "<rect class=bar x=%.1f y=%.1f width=%.1f height=%.1f />", MARGIN + i * step, HEIGHT - height, step - 1, height));
        }
        svg.append("<path class=curve d=\"");
        for (int i = 0; i <= 4 * BINS; i++) {
            double x = -MOST_ERRORS + i * binWidth / 4;
            svg.append(String.format(Locale.ROOT, "%s%.1f %.1f", i == 0 ? "M" : "L", MARGIN + i * step / 4, HEIGHT - peak * Math.exp(-x * x / 2) / most * (HEIGHT - MARGIN)));
        }
        svg.append("\"/>");
        for (int x = (int) -MOST_ERRORS; x <= MOST_ERRORS; x++) {
            svg.append(String.format(Locale.ROOT, "<text x=%.1f y=%d text-anchor=middle>%d</text>", MARGIN + (x + MOST_ERRORS) / binWidth * step, HEIGHT + 18, x));
        }
        return svg.append("</svg>\n").toString();
    }

    /** The grid with each edge in the colour of its deviation. */
    static String edges(Certificate certificate) {
        EdgeNumbers edges = certificate.edges();
        Grid grid = edges.grid();
        Shape shape = grid.shape();
        double[] errors = certificate.edgeErrors();
        double scale = (WIDTH - 2.0 * MARGIN) / Math.max(1, Math.max(shape.width(), shape.height()));
        StringBuilder svg = open((int) (shape.height() * scale) + MARGIN, "Deviations of the frequencies of edges");
        for (int i = 0; i < errors.length; i++) {
            Edge edge = edges.edge(i);
            Outline.Corner one = shape.outline(grid, grid.cellAt(edge.from())).centre();
            Outline.Corner other = shape.outline(grid, grid.cellAt(edge.to())).centre();
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=%.1f y1=%.1f x2=%.1f y2=%.1f stroke=\"%s\" stroke-width=%.1f stroke-linecap=round><title>%d-%d: %.2f standard errors</title></line>",
                    MARGIN + one.x() * scale, MARGIN / 2.0 + one.y() * scale, MARGIN + other.x() * scale, MARGIN / 2.0 + other.y() * scale,
                    colour(errors[i]), Math.clamp(scale / 5, 1, 8), edge.from(), edge.to(), errors[i]));
        }
        return svg.append("</svg>\n").toString();
    }

    /** Blue for too rare, grey, and orange for too frequent. */
    private static String colour(double error) {
        double share = Math.clamp(Math.abs(error) / MOST_ERRORS, 0, 1);
        int[] far = error < 0 ? new int[] {0x00, 0x52, 0xa5} : new int[] {0xd5, 0x5e, 0x00};
        StringBuilder colour = new StringBuilder("#");
        for (int part : far) {
            colour.append(String.format(Locale.ROOT, "%02x", Math.round(0xb8 + (part - 0xb8) * share)));
        }
        return colour.toString();
    }

    /** The probability of each test on a logarithmic scale, with the limit that one of them must not pass. */
    static String probabilities(List<Finding> findings) {
        StringBuilder svg = open(findings.size() * LINE + MARGIN + LINE, "Probabilities of the tests");
        double bottom = findings.size() * LINE + LINE;
        double room = WIDTH - MARGIN - (double) LABELS;
        for (int decade = 0; decade <= DECADES; decade += 3) {
            double x = LABELS + room * decade / DECADES;
            svg.append(String.format(Locale.ROOT, "<line class=grid x1=%.1f y1=%d x2=%.1f y2=%.1f /><text x=%.1f y=%.1f text-anchor=middle>%s</text>",
                    x, LINE / 2, x, bottom, x, bottom + 18, decade == 0 ? "1" : "1e-" + decade));
        }
        double limit = LABELS + room * Math.min(DECADES, -Math.log10(Certificate.LIMIT / findings.size())) / DECADES;
        svg.append(String.format(Locale.ROOT, "<line class=limit x1=%.1f y1=%d x2=%.1f y2=%.1f />", limit, LINE / 2, limit, bottom));
        for (int i = 0; i < findings.size(); i++) {
            Finding finding = findings.get(i);
            double x = LABELS + room * Math.clamp(-Math.log10(finding.p()), 0, DECADES) / DECADES;
            int y = LINE + i * LINE;
            svg.append(String.format(Locale.ROOT, "<text x=%d y=%d text-anchor=end>%s</text>", LABELS - 10, y + 4, label(finding)));
            svg.append(String.format(Locale.ROOT, "<circle class=%s cx=%.1f cy=%d r=5><title>p %s</title></circle>",
                    x > limit ? "bad" : "good", x, y, Report.equal(finding.p())));
        }
        return svg.append("</svg>\n").toString();
    }

    /** Tests of the same name are distinguished by the first number of their detail. */
    private static String label(Finding finding) {
        return finding.test().equals("independence")
                ? "independence, " + finding.detail().replaceAll("\\D+(\\d+) before.*", "$1") + " apart"
                : finding.test();
    }

    private static StringBuilder open(int height, String title) {
        return new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" role=img aria-label=\"%s\" xmlns=\"http://www.w3.org/2000/svg\">\n", WIDTH, height, title));
    }
}
