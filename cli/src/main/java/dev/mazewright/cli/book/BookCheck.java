package dev.mazewright.cli.book;

import dev.mazewright.books.check.PdfCheck;
import dev.mazewright.books.check.Printer;
import dev.mazewright.books.check.Verdict;
import dev.mazewright.books.check.Violation;
import dev.mazewright.cli.command.Input;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.QuietLibraries;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** {@code mazewright book --check}: what a printer would say of a PDF file. */
final class BookCheck {
    private BookCheck() {}

    /** Judges a file by the rules of a printer, null for the default, and prints the verdict; returns whether it would be taken. */
    static boolean run(String file, @Nullable String printer, boolean isJson, Context context, Terminal terminal) throws IOException {
        Printer rules = printer == null ? Printer.standard() : Printer.named(printer);
        QuietLibraries.use();
        Verdict verdict;
        try (Progress progress = new Progress("checking " + file, terminal);
                Source source = Input.open(file, context.withProgress(progress::now), terminal)) {
            boolean isOnDisk = !file.equals("-") && Files.isRegularFile(Path.of(file));
            verdict = isOnDisk ? PdfCheck.of(Path.of(file), rules, source.context()) : PdfCheck.of(source, rules);
        }
        if (isJson) {
            JsonLine out = new JsonLine(terminal.out());
            verdict.write(out);
            out.endLine();
        } else {
            write(verdict, terminal);
        }
        return verdict.isAccepted();
    }

    private static void write(Verdict verdict, Terminal terminal) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Violation finding : verdict.findings()) {
            text.append(finding).append('\n');
        }
        String pages = Numbers.count(verdict.pages(), "page") + " of " + verdict.size();
        if (verdict.isAccepted()) {
            text.append("accepted (").append(verdict.printer()).append("): ").append(pages).append("; checked ")
                    .append(String.join(", ", verdict.checked())).append('\n');
        } else {
            terminal.say(verdict.file() + " would be refused (" + verdict.printer() + "): "
                    + Numbers.count(verdict.findings().size(), "rule") + " broken");
        }
        terminal.out().print(text.toString());
    }
}
