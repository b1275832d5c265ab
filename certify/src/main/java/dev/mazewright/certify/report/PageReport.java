package dev.mazewright.certify.report;

import dev.mazewright.certify.Certificate;
import dev.mazewright.certify.Finding;

/** A report as a page for browsers: one file with plots, and nothing that it loads. */
public final class PageReport {
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff; }
            h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
            .verdict { padding: .6rem 1rem; border-left: .4rem solid #0052a5; background: #eef4fb } .rejected { border-color: #d55e00; background: #fdf1e7 }
            .wide { overflow-x: auto } .wide svg { min-width: 36rem } table { min-width: 44rem; border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums }
            th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ddd; vertical-align: top } td.n { text-align: right } td.n, td:first-child { white-space: nowrap }
            svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: #1a1a1a }
            .bar { fill: #8fb4d9 } .curve { fill: none; stroke: #d55e00; stroke-width: 2 } .grid { stroke: #ddd } .limit { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 6 4 }
            .good { fill: #0052a5 } .bad { fill: #d55e00 }
            </style>
            """;

    private PageReport() {}

    /** The page. */
    public static String of(Report report) {
        Certificate certificate = report.certificate();
        StringBuilder page = new StringBuilder(HEAD);
        page.append("<title>").append(escaped("Certificate: " + report.subject())).append("</title>\n");
        page.append("<h1>").append(escaped(report.subject())).append("</h1>\n");
        page.append("<p>Distribution: ").append(escaped(report.distribution())).append(".");
        page.append(report.remark().isEmpty() ? "" : " " + escaped(report.remark()) + ".").append("</p>\n");
        page.append("<p class=\"verdict").append(certificate.isRejected() ? " rejected" : "").append("\">")
                .append(escaped(report.verdict())).append("</p>\n");
        Certificate uniform = report.uniform();
        if (uniform != null && !uniform.isInvalid() && uniform.isTested()) {
            page.append("<p>Against the uniform distribution: ").append(uniform.isRejected() ? "rejected" : "not rejected")
                    .append(", p ").append(Report.equal(uniform.p())).append(".</p>\n");
        }
        if (!certificate.findings().isEmpty()) {
            appendTests(certificate, page);
            appendPlots(certificate, page);
        }
        certificate.notes().forEach(note -> page.append("<p>Not tested: ").append(escaped(note)).append(".</p>\n"));
        return page.append("</html>\n").toString();
    }

    private static void appendTests(Certificate certificate, StringBuilder page) {
        page.append("<h2>Tests</h2>\n");
        page.append("<div class=\"wide\">").append(Plots.probabilities(certificate.findings())).append("</div>\n");
        page.append("<p>Each test's p: the probability of a result as unlikely as this one or more, if the samples have the"
                + " distribution. With several tests small values are to be expected: samples are rejected if a test lies to the right"
                + " of the dashed line, which is at ").append(Certificate.LIMIT).append(" / ").append(certificate.findings().size())
                .append(".</p>\n");
        page.append("<div class=\"wide\"><table>\n<tr><th>test<th>expected<th>measured<th>statistic<th>p<th>how</tr>\n");
        for (Finding finding : certificate.findings()) {
            page.append("<tr><td>").append(escaped(finding.test()));
            page.append("<td class=\"n\">").append(finding.expected() == null ? "" : Report.number(finding.expected()));
            page.append("<td class=\"n\">").append(finding.measured() == null ? "" : Report.number(finding.measured()));
            page.append("<td class=\"n\">").append(Report.statistic(finding.statistic()));
            page.append("<td class=\"n\">").append(Report.probability(finding.p()));
            page.append("<td>").append(escaped(finding.detail())).append("</tr>\n");
        }
        page.append("</table></div>\n");
    }

    private static void appendPlots(Certificate certificate, StringBuilder page) {
        if (certificate.treeErrors().length > 1) {
            page.append("<h2>Trees</h2>\n").append(Plots.trees(certificate.treeErrors()));
            page.append("<p>How far the count of each tree differs from its mean, in square roots of the mean (bars; what lies"
                    + " beyond 5 is in the last), and the normal distribution (curve).</p>\n");
        }
        if (certificate.edgeErrors().length <= Plots.MOST_EDGES) {
            page.append("<h2>Edges</h2>\n").append(Plots.edges(certificate));
            page.append("<p>How far the frequency of each edge differs from its probability: blue, too rare; grey, as"
                    + " expected; orange, too frequent; the colours are strongest at 5 standard errors, and pointing at an edge shows"
                    + " its value.</p>\n");
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
