package dev.mazewright.certify.report;

import dev.mazewright.certify.Certificate;
import dev.mazewright.certify.Finding;
import java.util.ArrayList;
import java.util.List;

/** A report as lines of text: what was tested, a line for each test, the verdict. */
public final class TextReport {
    private static final String GAP = "  ";

    private TextReport() {}

    /** The report, with an end of line after each line. */
    public static String of(Report report) {
        Certificate certificate = report.certificate();
        StringBuilder text = new StringBuilder();
        text.append(report.subject()).append('\n');
        text.append("distribution: ").append(report.distribution()).append('\n');
        if (!report.remark().isEmpty()) {
            text.append(report.remark()).append('\n');
        }
        text.append('\n');
        if (!certificate.findings().isEmpty()) {
            appendTable(certificate.findings(), text);
            text.append('\n');
        }
        certificate.notes().forEach(note -> text.append("not tested: ").append(note).append('\n'));
        text.append(report.verdict()).append('\n');
        Certificate uniform = report.uniform();
        if (uniform != null && !uniform.isInvalid() && uniform.isTested()) {
            Finding least = uniform.least();
            text.append("against the uniform distribution: ")
                    .append(uniform.isRejected() ? "rejected" : "not rejected")
                    .append(", p ")
                    .append(Report.equal(uniform.p()))
                    .append(least == null ? "" : " (" + least.test() + ")")
                    .append('\n');
        }
        return text.toString();
    }

    private static void appendTable(List<Finding> findings, StringBuilder text) {
        List<String[]> rows = new ArrayList<>();
        rows.add(new String[] {"test", "expected", "measured", "statistic", "p", "how"});
        for (Finding finding : findings) {
            rows.add(new String[] {
                finding.test(),
                finding.expected() == null ? "" : Report.number(finding.expected()),
                finding.measured() == null ? "" : Report.number(finding.measured()),
                Report.statistic(finding.statistic()),
                Report.probability(finding.p()),
                finding.detail()
            });
        }
        int columns = rows.getFirst().length;
        int[] widths = new int[columns];
        for (String[] row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        for (String[] row : rows) {
            for (int i = 0; i < columns; i++) {
                String space = " ".repeat(widths[i] - row[i].length());
                boolean isWord = i == 0 || i == columns - 1;
                text.append(i == 0 ? "" : GAP).append(isWord ? "" : space).append(row[i]).append(i == 0 ? space : "");
            }
            text.append('\n');
        }
    }
}
