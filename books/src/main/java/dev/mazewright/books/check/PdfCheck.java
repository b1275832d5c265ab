package dev.mazewright.books.check;

import dev.mazewright.books.check.Printer.RuleData;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.drawing.pdf.NoSystemFonts;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/**
 * Judges a PDF file as a printer would. Nothing is drawn: the content of each page is read, and what the rules ask for is
 * observed, page by page, in memory for the largest page.
 */
public final class PdfCheck {
    /** Books have a thousand pages at most; a file with more is not one. */
    private static final int MOST_PAGES = 10_000;

    /** Where the beginning and the end of a file are looked for (ISO 32000-1, annex H.3). */
    private static final int MARGIN = 1024;

    private static final String EXPECTED = "a PDF file that is whole";

    private final String name;
    private final Printer printer;
    private final Context context;

    private PdfCheck(String name, Printer printer, Context context) {
        this.name = name;
        this.printer = printer;
        this.context = context;
    }

    /**
     * Judges a file, without reading it into memory.
     *
     * @throws BadDataException if it is not a PDF file, or damaged
     */
    public static Verdict of(Path file, Printer printer, Context context) throws IOException {
        try (RandomAccessRead data = new RandomAccessReadBufferedFile(file)) {
            return new PdfCheck(file.toString(), printer, context).judge(data);
        }
    }

    /**
     * Judges an input, which is read into memory.
     *
     * @throws BadDataException if it is not a PDF file, or damaged
     */
    public static Verdict of(Source source, Printer printer) throws IOException {
        try (RandomAccessRead data = new RandomAccessReadBuffer(source.bytes())) {
            return new PdfCheck(source.name(), printer, source.context()).judge(data);
        }
    }

    private Verdict judge(RandomAccessRead data) throws IOException {
        requireEnds(data);
        NoSystemFonts.use();
        FileFacts file;
        try (PDDocument pdf = Loader.loadPDF(data, "", IOUtils.createMemoryOnlyStreamCache())) {
            file = observe(pdf, data.length());
        } catch (InvalidPasswordException e) {
            return verdict(FileFacts.locked(data.length()));
        } catch (CancelledException | InsufficientMemoryException | BadDataException e) {
            throw e;
        } catch (IOException | RuntimeException | StackOverflowError e) {
            throw damaged("", e);
        }
        if (file.pages().isEmpty()) {
            throw new BadDataException(name, "", "no page", EXPECTED);
        }
        return verdict(file);
    }

    private void requireEnds(RandomAccessRead data) throws IOException {
        if (!text(data, 0).contains("%PDF-")) {
            throw new BadDataException(name, "byte 0", "other data than %PDF-", "a PDF file");
        }
        if (!text(data, Math.max(0, data.length() - MARGIN)).contains("%%EOF")) {
            throw new BadDataException(name, "byte " + data.length(), "the end without %%EOF", EXPECTED);
        }
    }

    private static String text(RandomAccessRead data, long from) throws IOException {
        byte[] bytes = new byte[MARGIN];
        data.seek(from);
        int length = 0;
        for (int read = data.read(bytes, 0, MARGIN); read > 0; read = data.read(bytes, length, MARGIN - length)) {
            length += read;
        }
        data.seek(0);
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    private BadDataException damaged(String where, Throwable e) {
        BadDataException bad = new BadDataException(name, where, "damaged data (" + e.getMessage() + ")", EXPECTED);
        bad.initCause(e);
        return bad;
    }

    private FileFacts observe(PDDocument pdf, long bytes) throws IOException {
        FileFacts facts = FileFacts.of(pdf, bytes);
        RuleData trim = printer.rule(PrinterRule.TRIM_SIZE);
        RuleData bleed = printer.rule(PrinterRule.BLEED);
        List<PaperSize> sizes = trim == null ? List.of() : trim.sizes();
        double edge = bleed == null ? 0 : bleed.number(PrinterRule.WIDTH) * Lengths.INCH;
        boolean hasScript = false;
        GlyphBounds letters = new GlyphBounds();
        List<PageFacts> pages = new ArrayList<>();
        for (PDPage page : pdf.getPages()) {
            int number = pages.size() + 1;
            if (number > MOST_PAGES) {
                throw new BadDataException(name, "", "more than " + MOST_PAGES + " pages", "a book or worksheets");
            }
            context.report("page " + number);
            PageBoxes boxes = PageBoxes.of(page, sizes, edge, facts.isBoundLeft(number));
            PageFacts observed = new PageFacts(number, boxes);
            COSArray annotations = page.getCOSObject().getCOSArray(COSName.ANNOTS);
            observed.annotations = annotations == null ? 0 : annotations.size();
            hasScript |= FileFacts.hasScript(page.getCOSObject());
            try {
                new PageReader(page, observed, letters, context).read();
            } catch (CancelledException | InsufficientMemoryException e) {
                throw e;
            } catch (IOException | RuntimeException | StackOverflowError e) {
                throw damaged("page " + number, e);
            }
            pages.add(observed);
        }
        return facts.with(pages, hasScript);
    }

    private Verdict verdict(FileFacts file) {
        boolean isLocked = file.pages().isEmpty();
        List<String> checked = new ArrayList<>();
        List<Violation> findings = new ArrayList<>();
        for (PrinterRule rule : PrinterRule.ALL) {
            RuleData data = printer.rule(rule.name());
            boolean isOfFile = rule.name().equals(PrinterRule.ENCRYPTION) || rule.name().equals(PrinterRule.FILE_SIZE);
            if (data != null && (!isLocked || isOfFile)) {
                Violations found = new Violations();
                rule.judge().judge(file, data, found);
                findings.addAll(found.of(rule.name(), data.source()));
                checked.add(rule.name());
            }
        }
        PageBoxes first = isLocked ? null : file.pages().getFirst().boxes;
        return new Verdict(
                name, printer.name(), file.pages().size(),
                first == null ? "" : Lengths.inches(first.width(), first.height()), checked, findings);
    }
}
