package dev.mazewright.certify.report;

import dev.mazewright.certify.Certificate;
import dev.mazewright.certify.Finding;
import dev.mazewright.formats.json.JsonLine;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A report as an object of JSON. Numbers of trees are text, since they have many digits. */
public final class JsonReport {
    private JsonReport() {}

    /** Writes the object. */
    public static void write(Report report, JsonLine out) {
        Certificate certificate = report.certificate();
        BigInteger trees = certificate.trees();
        out.beginObject();
        out.name("generator").value(report.firstSeed() == null ? null : report.generator());
        out.name("shape").value(report.shape());
        out.name("samples").value(certificate.samples());
        out.name("seed").orNull(report.firstSeed(), seed -> out.value(seed));
        out.name("distribution").value(certificate.distribution());
        out.name("trees").value(trees == null ? null : trees.toString());
        out.name("notSpanningTrees").value(certificate.invalid());
        out.name("tests").beginArray();
        for (Finding finding : certificate.findings()) {
            out.beginObject();
            out.name("test").value(finding.test());
            out.name("detail").value(finding.detail());
            number("expected", finding.expected(), out);
            number("measured", finding.measured(), out);
            number("statistic", finding.statistic(), out);
            out.name("p").value(finding.p());
            out.endObject();
        }
        out.endArray();
        out.name("notTested").array(certificate.notes(), out::value);
        number("p", certificate.isTested() ? certificate.p() : null, out);
        out.name("rejected").value(certificate.isRejected());
        Certificate uniform = report.uniform();
        if (uniform != null && uniform.isTested()) {
            out.name("uniform").beginObject();
            out.name("p").value(uniform.p());
            out.name("rejected").value(uniform.isRejected());
            out.endObject();
        }
        out.endObject();
    }

    /** JSON has no infinite numbers. */
    private static void number(String name, @Nullable Double number, JsonLine out) {
        out.name(name).orNull(number == null || number.isInfinite() ? null : number, finite -> out.value(finite));
    }
}
