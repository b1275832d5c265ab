package dev.mazewright.books.check;

import dev.mazewright.formats.json.JsonLine;

/** What a printer would say of a PDF file, as JSON. */
public final class VerdictJson {
    private VerdictJson() {}

    /** Writes an object. */
    public static void write(Verdict verdict, JsonLine out) {
        out.beginObject();
        out.name("file").value(verdict.file());
        out.name("printer").value(verdict.printer());
        out.name("accepted").value(verdict.isAccepted());
        out.name("pages").value(verdict.pages());
        out.name("size").value(verdict.size());
        out.name("checked").array(verdict.checked(), out::value);
        out.name("findings").beginArray();
        for (Violation finding : verdict.findings()) {
            out.beginObject();
            out.name("rule").value(finding.rule());
            out.name("pages").array(finding.pages(), page -> out.value((long) page));
            out.name("text").value(finding.text());
            out.name("source").value(finding.source());
            out.endObject();
        }
        out.endArray();
        out.endObject();
    }
}
