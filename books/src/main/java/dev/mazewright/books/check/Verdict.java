package dev.mazewright.books.check;

import dev.mazewright.formats.json.JsonLine;
import java.util.List;

/**
 * What a printer would say of a file.
 *
 * @param file its name
 * @param printer the name of the printer
 * @param pages how many there are; 0 if they cannot be read without a password
 * @param size the trimmed size of the first page, such as {@code 8.5 x 11 in}; empty if the pages cannot be read without a password
 * @param checked the rules that were applied
 * @param findings the rules that it breaks, in the order of the list of rules; empty if it would be accepted
 */
public record Verdict(String file, String printer, int pages, String size, List<String> checked, List<Violation> findings) {
    public Verdict {
        checked = List.copyOf(checked);
        findings = List.copyOf(findings);
    }

    /** Whether the printer would take it. */
    public boolean isAccepted() {
        return findings.isEmpty();
    }

    /** Writes it as a JSON object. */
    public void write(JsonLine out) {
        out.beginObject();
        out.name("file").value(file);
        out.name("printer").value(printer);
        out.name("accepted").value(isAccepted());
        out.name("pages").value(pages);
        out.name("size").value(size);
        out.name("checked").beginArray();
        checked.forEach(out::value);
        out.endArray();
        out.name("findings").beginArray();
        for (Violation finding : findings) {
            out.beginObject();
            out.name("rule").value(finding.rule());
            out.name("pages").beginArray();
            finding.pages().forEach(page -> out.value((long) page));
            out.endArray();
            out.name("text").value(finding.text());
            out.name("source").value(finding.source());
            out.endObject();
        }
        out.endArray();
        out.endObject();
    }
}
