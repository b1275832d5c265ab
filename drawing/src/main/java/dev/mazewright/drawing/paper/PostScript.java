package dev.mazewright.drawing.paper;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.draw.Decimals;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.Page;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PicturePixels;
import dev.mazewright.drawing.draw.Poster;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Encapsulated PostScript, level 2: a drawing for printers and for other documents. Its bounding box is the page: the
 * maze with its margins, or the paper. A poster is a document with a page for each of its sheets.
 *
 * <p>Without paper, a wide maze is a wide page. On paper, which printers take in upright, a wide drawing is turned by a
 * quarter, and the file says that it is in landscape.
 *
 * <p>The recipe is in comments {@code %Recipe: (...)}, of which a long one takes several. ASCII, as old printers want
 * it. A stream: memory is constant but for a few numbers for each column.
 */
public final class PostScript {
    public static final Format FORMAT = Format.named("postscript", "Encapsulated PostScript, for printers and documents.")
            .mediaType("application/postscript")
            .extensions("ps", "eps")
            .writes(PostScript::write)
            .uses(Style.PICTURE)
            .uses(Finish.STILL)
            .uses(Style.PAGE)
            .uses(Sheets.OPTIONS)
            .showsSolution()
            .build();

    /** Lines of comments are at most 255 characters long (Document Structuring Conventions, 3.0). */
    private static final int COMMENT = 255;

    private static final String RECIPE = "%Recipe: (";

    /** PDF's operators; see {@link PaperCanvas}. */
    private static final String OPERATORS = """
            %%BeginProlog
            /mazewright 30 dict def
            mazewright begin
            /m {moveto} bind def
            /l {lineto} bind def
            /c {curveto} bind def
            /h {closepath} bind def
            /S {stroke} bind def
            /f {fill} bind def
            /w {setlinewidth} bind def
            /J {setlinecap} bind def
            /j {setlinejoin} bind def
            /RG {setrgbcolor} bind def
            /rg {setrgbcolor} bind def
            /BDC {pop pop} bind def % the parts, by name: /OC /solution BDC ... EMC
            /EMC {} bind def
            """;

    /** Helvetica with the letters of western Europe; its hyphen is one, where Latin 1 has a minus. */
    private static final String LETTERS = """
            /BT {} bind def
            /ET {} bind def
            /Tf {selectfont} bind def
            /Td {moveto} bind def
            /Tj {show} bind def
            """;

    private static final String FONT = """
            /Helvetica findfont dup length dict begin
            {1 index /FID ne {def} {pop pop} ifelse} forall
            /Encoding ISOLatin1Encoding 256 array copy dup 45 /hyphen put def
            currentdict end /Letters exch definefont pop
            """;

    /** The operators around a picture. */
    private static final String PICTURES = """
            /q {gsave} bind def
            /Q {grestore} bind def
            /cm {6 array astore concat} bind def
            """;

    /** The operators of a clip. */
    private static final String CLIPPING = """
            /W {clip} bind def
            /n {newpath} bind def
            """;

    /** How many bytes stand on a line. */
    private static final int BYTES_A_LINE = 36;

    private PostScript() {}

    private static void write(Document document, OutputStream out) throws IOException {
        if (document.style().page().sheets() != null) {
            writeSheets(document, out);
            return;
        }
        Drawing drawing = new Drawing(document);
        boolean isTurned = document.style().paper() != null && drawing.page().width() > drawing.page().height();
        boolean hasText = drawing.hasPlainText();
        TextOut text = new TextOut(out);
        header(document, new Media(drawing.page().width(), drawing.page().height(), isTurned, 0), hasText, text);
        prolog(hasText, document.style().finish().hasPictures() ? PICTURES : "", text);
        beginPage("1 1", drawing.page().height(), isTurned, hasText, text);
        PaperCanvas canvas = new PaperCanvas(text, drawing.page().height(), new Language(text, document.style().theme().paper()));
        drawing.draw(canvas);
        canvas.endLine();
        text.printLine("end grestore showpage");
        text.printLine("%%EOF");
        text.finish();
    }

    private static void writeSheets(Document document, OutputStream out) throws IOException {
        PosterSheets sheets = new PosterSheets(document);
        Poster poster = sheets.poster();
        Media media = new Media(poster.wide(), poster.high(), poster.wide() > poster.high(), sheets.count());
        TextOut text = new TextOut(out);
        header(document, media, true, text);
        prolog(true, PICTURES + CLIPPING, text);
        text.printLine("%%BeginSetup");
        text.printLine("<< /PageSize [" + Decimals.number(media.acrossAsFed()) + " " + Decimals.number(media.downAsFed()) + "] >> setpagedevice");
        text.printLine("%%EndSetup");
        for (int i = 0; i < sheets.count(); i++) {
            CancelledException.check();
            beginPage(Poster.name(i / poster.columns(), i % poster.columns()) + " " + (i + 1), media.high, media.isTurned, true, text);
            sheets.draw(i, text, new Language(text, document.style().theme().paper()));
            text.printLine("end grestore showpage");
        }
        text.printLine("%%EOF");
        text.finish();
    }

    /** What is printed on, maybe fed upright with all turned by a quarter; sheets of a poster, or 0 for one page, which documents may hold. */
    private record Media(double wide, double high, boolean isTurned, int sheets) {
        double acrossAsFed() {
            return isTurned ? high : wide;
        }

        double downAsFed() {
            return isTurned ? wide : high;
        }
    }

    private static void prolog(boolean hasText, String more, TextOut text) throws IOException {
        text.print(OPERATORS);
        text.print(hasText ? LETTERS : "");
        text.print(more);
        text.printLine("end");
        text.printLine("%%EndProlog");
    }

    private static void beginPage(String page, double height, boolean isTurned, boolean hasText, TextOut text) throws IOException {
        text.printLine("%%Page: " + page);
        text.printLine("gsave mazewright begin");
        if (hasText) {
            text.printLine("%%IncludeResource: font Helvetica");
            text.print(FONT);
        }
        if (isTurned) {
            text.printLine(Decimals.number(height) + " 0 translate 90 rotate");
        }
    }

    /** How PostScript writes what PDF writes otherwise. */
    private record Language(TextOut out, int background) implements PaperCanvas.Dialect {
        @Override
        public boolean hasParts() {
            return true;
        }

        @Override
        public String colour(int rgb, boolean isOfLines) {
            return PaperCanvas.rgb(rgb, isOfLines);
        }

        @Override
        public String string(String words) {
            return PaperCanvas.latin(words);
        }

        @Override
        public void picture(EndPicture picture, int wide, int high) throws IOException {
            PostScript.picture(out, wide, high, PicturePixels.rgb(picture, wide, high, background));
        }
    }

    private static void header(Document document, Media media, boolean hasText, TextOut text) throws IOException {
        double width = media.acrossAsFed();
        double height = media.downAsFed();
        text.printLine(media.sheets == 0 ? "%!PS-Adobe-3.0 EPSF-3.0" : "%!PS-Adobe-3.0");
        text.printLine("%%BoundingBox: 0 0 " + (long) Math.ceil(width) + " " + (long) Math.ceil(height));
        text.printLine("%%HiResBoundingBox: 0 0 " + Decimals.number(width) + " " + Decimals.number(height));
        text.printLine("%%Title: (" + PaperCanvas.title(document) + ")");
        text.printLine("%%Creator: (" + PaperCanvas.CREATOR + ")");
        text.printLine("%%LanguageLevel: 2");
        text.printLine("%%DocumentData: Clean7Bit");
        text.printLine("%%Pages: " + Math.max(1, media.sheets));
        if (media.isTurned) {
            text.printLine("%%Orientation: Landscape");
        } else if (width > height) {
            text.printLine("%Landscape by its size; not turned");
        }
        if (hasText) {
            text.printLine("%%DocumentNeededResources: font Helvetica");
        }
        recipe(document.puzzle().recipe(), text);
        text.printLine("%%EndComments");
    }

    /** A picture of these colours in the unit square. */
    private static void picture(TextOut text, int wide, int high, byte[] rgb) throws IOException {
        String matrix = "[" + wide + " 0 0 -" + high + " 0 " + high + "]";
        text.printLine(wide + " " + high + " 8 " + matrix);
        text.printLine("{currentfile " + 3 * wide + " string readhexstring pop} false 3 colorimage");
        for (int i = 0; i < rgb.length; i += BYTES_A_LINE) {
            text.printLine(HexFormat.of().formatHex(rgb, i, Math.min(rgb.length, i + BYTES_A_LINE)));
        }
    }

    private static void recipe(@Nullable String recipe, TextOut text) throws IOException {
        if (recipe == null) {
            return;
        }
        StringBuilder comment = new StringBuilder(RECIPE);
        for (byte b : recipe.getBytes(StandardCharsets.UTF_8)) {
            String escaped = PaperCanvas.escaped(b);
            if (comment.length() + escaped.length() >= COMMENT) {
                text.printLine(comment + ")");
                comment = new StringBuilder(RECIPE);
            }
            comment.append(escaped);
        }
        text.printLine(comment + ")");
    }
}
