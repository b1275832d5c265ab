package dev.mazewright.cli.book;

import dev.mazewright.books.BookCover;
import dev.mazewright.books.BookExample;
import dev.mazewright.books.BookFile;
import dev.mazewright.books.BookPdf;
import dev.mazewright.books.BookPictures;
import dev.mazewright.books.description.Book;
import dev.mazewright.cli.command.StyleInput;
import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.output.OutputFolder;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.output.StepCount;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** {@code mazewright book}: makes a puzzle book from a file, or judges a PDF as a printer would. */
public final class BookCommand extends Command {
    private static final double POINTS_PER_INCH = 72;
    private static final double MILLIMETRES_PER_INCH = 25.4;

    private final TextValue book = options.optionalArgument("BOOK", "The file of the book, in TOML; --example prints one.");

    private final TextValue output = options.text("-o,--output", "FILE", "Where to write the PDF; - is standard output. With --format png or svg, a folder.");

    private final TextValue format = options.text(
            "--format", "F", "pdf (default), or a picture for each page in a folder: png, with 300 pixels to the inch, or svg.");

    private final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    private final TextValue manifest = options.text(
            "--manifest", "FILE", "Write number, page, recipe, difficulty and path length of each maze, as JSON lines.");

    private final TextValue answers = options.text(
            "--answers", "FILE", "Write the answers as a second PDF, for a book with answers-at = \"file\".");

    private final Flag pdfx = options.flag("--pdfx", "Write PDF/X-1a:2001 for printers: greys and CMYK colours.");

    private final Flag cover = options.flag("--cover", "Write the cover in place of the pages: back, spine and front as one page.");

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    private final Flag example = options.flag(
            "--example", "Print the file of a book, with all keys explained, and exit; --example worksheet or unplugged: of sheets for a class.");

    private final TextValue check = options.text(
            "--check", "FILE.pdf", "Judge a PDF file as a printer would; - is standard input. Exit code 1: it would be refused.");

    private final TextValue printer = options.text("--printer", "NAME", "With --check, whose rules: paperback (default) or office.");

    private final Flag json = options.flag("--json", "With --check, print JSON.");

    /** The command, for this terminal. */
    public BookCommand(Terminal terminal) {
        super(
                terminal,
                "book",
                List.of(
                        "mazewright book --example",
                        "mazewright book book.toml -o book.pdf --pdfx --manifest mazes.jsonl",
                        "mazewright book book.toml --cover -o cover.pdf"),
                "Makes a puzzle book: a PDF for printers, with numbered mazes of rising difficulty and their solutions.",
                "The same file makes the same book.",
                "With --check, judges any PDF as a printer would: a line for each rule that it breaks, with the pages.");
    }

    @Override
    public Integer call() throws IOException {
        if (check.isGiven()) {
            return BookCheck.run(check.get(), printer.orNull(), json.isGiven(), Context.standard(), terminal) ? ExitCode.OK : ExitCode.NO;
        }
        if (example.isGiven()) {
            terminal.out().print(BookExample.of(book.orElse("book")));
            return ExitCode.OK;
        }
        if (!book.isGiven() || !output.isGiven()) {
            throw new UsageException("a book needs its file and an output: mazewright book BOOK.toml -o book.pdf;"
                    + " mazewright book --example prints a file");
        }
        if (cover.isGiven() && manifest.isGiven()) {
            throw new UsageException("a cover has no --manifest; write it with the pages, without --cover");
        }
        BookPictures.@Nullable Kind kind = cover.isGiven()
                ? BookFormat.ofCover(format.orNull(), output.get(), pdfx.isGiven())
                : BookFormat.ofPages(format.orNull(), output.get(), pdfx.isGiven());
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        String name = book.get();
        String text = StyleInput.text(name, BookFile.MOST_CHARACTERS, "a book in TOML");
        try (Progress progress = new Progress("reading the book", terminal)) {
            Book read = BookFile.parse(text, name, new FilesBeside(name));
            if (cover.isGiven()) {
                requireWritable(output);
                write(new BookCover(read, context), kind);
                return ExitCode.OK;
            }
            if (kind == null) {
                requireWritable(output);
                requireAnswers(read);
            } else {
                OutputFolder.requireFree(output.get());
                requireNoAnswers(kind);
            }
            requireWritable(manifest);
            requireWritable(answers);
            StepCount steps = new StepCount();
            progress.follow(steps::progress);
            BookPdf pdf = new BookPdf(read, context, steps::report);
            if (kind == null) {
                write(pdf);
            } else {
                write(pdf, new BookPictures(pdf, kind, context, steps::report));
            }
            terminal.say("book: " + Numbers.count(pdf.pages().count(), "page") + ", " + Numbers.count(pdf.mazes().size(), "maze")
                    + (pdf.isThick() ? "" : "; printers of paperbacks take 24 pages or more"));
        }
        return ExitCode.OK;
    }

    /** What cannot be written is reported before the work. */
    private void requireWritable(TextValue target) throws IOException {
        if (target.isGiven()) {
            Output.file(target.get(), noClobber.isGiven());
        }
    }

    private void write(BookPdf pdf, BookPictures pictures) throws IOException {
        try (OutputFolder folder = OutputFolder.open(output.get())) {
            pictures.write(folder::file);
            writeManifest(pdf);
            folder.commit();
        }
    }

    private void write(BookCover made, BookPictures.@Nullable Kind kind) throws IOException {
        try (Output page = open(output)) {
            if (kind == null) {
                made.write(page.stream(), pdfx.isGiven());
            } else {
                made.write(page.stream(), kind);
            }
            page.commit();
        }
        terminal.say("cover: " + inches("%.3f x %.3f in", made.width(), made.height()) + ", spine " + inches("%.3f in", made.spine())
                + " for " + made.pages() + " pages on " + made.stock() + " paper"
                + (made.hasSpineText() ? "" : "; too few for text on the spine"));
    }

    /** Lengths in inches, and in millimetres in brackets. */
    private static String inches(String format, double... points) {
        Object[] inches = DoubleStream.of(points).map(each -> each / POINTS_PER_INCH).boxed().toArray();
        Object[] millimetres = DoubleStream.of(points).map(each -> each / POINTS_PER_INCH * MILLIMETRES_PER_INCH).boxed().toArray();
        return String.format(Locale.ROOT, format, inches) + " ("
                + String.format(Locale.ROOT, format.replace("%.3f", "%.1f").replace("in", "mm"), millimetres) + ")";
    }

    private void requireAnswers(dev.mazewright.books.description.Book read) {
        if (read.hasAnswersInFile() != answers.isGiven()) {
            throw new UsageException(answers.isGiven()
                    ? "--answers is for a book with answers in a second file; write answers-at = \"file\" into " + read.source()
                    : "the answers of " + read.source() + " are in a second file; name it: --answers FILE");
        }
    }

    private void requireNoAnswers(BookPictures.Kind kind) {
        if (answers.isGiven()) {
            throw new UsageException("--answers is a PDF file; with --format " + kind + " the answers are in the folder, too");
        }
    }

    private void write(BookPdf pdf) throws IOException {
        try (Output pages = open(output)) {
            pdf.write(pages.stream(), pdfx.isGiven());
            if (answers.isGiven()) {
                try (Output solved = open(answers)) {
                    pdf.writeAnswers(solved.stream(), pdfx.isGiven());
                    writeManifest(pdf);
                    solved.commit();
                }
            } else {
                writeManifest(pdf);
            }
            pages.commit();
        }
    }

    private void writeManifest(BookPdf pdf) throws IOException {
        if (manifest.isGiven()) {
            try (Output lines = open(manifest)) {
                pdf.writeManifest(lines.stream());
                lines.commit();
            }
        }
    }

    private Output open(TextValue target) throws IOException {
        Output.sweep(target.get());
        return Output.open(target.get(), noClobber.isGiven(), terminal);
    }
}
