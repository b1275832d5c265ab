package dev.mazewright.books.check;

import static dev.mazewright.books.check.Interiors.INCH;
import static dev.mazewright.books.check.Interiors.book;
import static dev.mazewright.books.check.Interiors.check;
import static dev.mazewright.books.check.Interiors.draw;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.books.check.Interiors.Change;
import dev.mazewright.books.check.Interiors.Drawn;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.PDEmbeddedFilesNameTreeNode;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.blend.BlendMode;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionJavaScript;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationText;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDTextField;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule of the paperback is broken, alone, and the file is refused for it, with the page. */
class PdfCheckTest {
    private static Arguments defect(String rule, String line, Change change) {
        return Arguments.of(rule, line, change);
    }

    private static Arguments drawn(String rule, String line, Drawn drawn) {
        return Arguments.of(rule, line, (Change) pdf -> draw(pdf, 7, drawn));
    }

    static Stream<Arguments> defects() {
        return Stream.of(
                drawn("line-width", "page 7: line-width: a line of 0.5 pt", content -> line(content, 0.5f)),
                drawn("line-width", "page 7: line-width: a line of 0 pt", content -> line(content, 0)),
                drawn("line-width", "page 7: line-width: a line of 0.6 pt", content -> {
                    content.transform(Matrix.getScaleInstance(1, 0.2f));
                    line(content, 3);
                }),
                drawn("line-width", "page 7: line-width: a line of 0.3 pt", content -> {
                    content.addRect(200, 200, 100, 0.3f);
                    content.fill();
                }),
                drawn("gutter", "page 7: gutter: ink begins 0.2 in from the spine", content -> dot(content, 0.2f * INCH, 300)),
                defect("gutter", "page 8: gutter: ink begins 0.3 in", pdf -> draw(pdf, 8, content -> dot(content, 8.2f * INCH - 10, 300))),
                drawn("margins", "page 7: margins: ink is 0.1 in from the right edge", content -> dot(content, 8.4f * INCH - 10, 300)),
                drawn("margins", "page 7: margins: ink reaches the edge at the top", content -> dot(content, 300, 11 * INCH - 5)),
                drawn("grey", "page 7: grey: a grey of 5 %", content -> {
                    content.setNonStrokingColor(0.95f);
                    dot(content, 300, 300);
                }),
                drawn("colours", "page 7: colours: colours in RGB", content -> {
                    content.setNonStrokingColor(1f, 0f, 0f);
                    dot(content, 300, 300);
                }),
                defect("fonts", "page 7: fonts: the font Helvetica is not embedded", pdf -> text(pdf, new PDType1Font(FontName.HELVETICA), 12, false)),
                defect("text-size", "page 7: text-size: text of 5 pt", pdf -> text(pdf, null, 5, false)),
                defect("hidden-text", "page 7: hidden-text: ", pdf -> text(pdf, null, 12, true)),
                defect("resolution", "page 7: resolution: a picture with 72 pixels to the inch", pdf -> picture(pdf, BufferedImage.TYPE_BYTE_GRAY, 100)),
                defect("transparency", "page 7: transparency: a picture with a soft mask", pdf -> picture(pdf, BufferedImage.TYPE_INT_ARGB, 20)),
                defect("transparency", "page 7: transparency: an opacity below 1", pdf -> state(pdf, 0.5f, BlendMode.NORMAL)),
                defect("transparency", "page 7: transparency: the blend mode Multiply", pdf -> state(pdf, 1, BlendMode.MULTIPLY)),
                defect("same-size", "page 7: same-size: the page is 8.27 x 11.69 in", pdf -> pdf.getPage(6).setMediaBox(box(8.27f, 11.69f))),
                defect("trim-size", "pages 1-24: trim-size: the page is trimmed to 8.4 x 10.9 in", pdf -> boxes(pdf, box(8.4f, 10.9f))),
                defect("page-boxes", "page 7: page-boxes: the TrimBox is not within the BleedBox", pdf -> {
                    pdf.getPage(6).setTrimBox(box(8.5f, 11));
                    pdf.getPage(6).setBleedBox(box(8, 10));
                }),
                defect("bleed", "page 7: bleed: the page reaches 0.5 in beyond the trim at the top", pdf -> {
                    pdf.getPage(6).setTrimBox(box(8.5f, 11));
                    pdf.getPage(6).setMediaBox(box(8.5f, 11.5f));
                }),
                defect("page-count", "file: page-count: there are 23 pages, and a book of 8.5x11in has 24 to 590", pdf -> pdf.removePage(0)),
                defect("blank-pages", "page 9: blank-pages: 3 blank pages follow each other", pdf -> {
                    for (int page = 6; page < 9; page++) {
                        pdf.getPage(page).getCOSObject().removeItem(COSName.CONTENTS);
                    }
                }),
                defect("layers", "file: layers: 1 layer", pdf -> {
                    PDOptionalContentProperties layers = new PDOptionalContentProperties();
                    layers.addGroup(new PDOptionalContentGroup("solution"));
                    pdf.getDocumentCatalog().setOCProperties(layers);
                }),
                defect("annotations", "page 7: annotations: 1 annotation", pdf -> pdf.getPage(6).setAnnotations(List.of(new PDAnnotationText()))),
                defect("forms", "file: forms: there are form fields", PdfCheckTest::form),
                defect("bookmarks", "file: bookmarks: there are bookmarks", pdf -> {
                    PDDocumentOutline outline = new PDDocumentOutline();
                    outline.addLast(new PDOutlineItem());
                    pdf.getDocumentCatalog().setDocumentOutline(outline);
                }),
                defect("encryption", "file: encryption: it is encrypted", pdf -> encrypt(pdf, "")),
                defect("encryption", "file: encryption: a password is needed to open it", pdf -> encrypt(pdf, "secret")),
                defect("metadata", "file: metadata: the document information has Author", pdf -> pdf.getDocumentInformation().setAuthor("A")),
                defect("metadata", "file: metadata: there is XMP metadata", pdf -> pdf.getDocumentCatalog().setMetadata(new PDMetadata(pdf))),
                defect("javascript", "file: javascript: there is JavaScript", pdf -> pdf.getDocumentCatalog().setOpenAction(new PDActionJavaScript("1"))),
                defect("attachments", "file: attachments: there are files inside", pdf -> {
                    PDDocumentNameDictionary names = new PDDocumentNameDictionary(pdf.getDocumentCatalog());
                    names.setEmbeddedFiles(new PDEmbeddedFilesNameTreeNode());
                    pdf.getDocumentCatalog().setNames(names);
                }));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("defects")
    void whatBreaksARuleIsRefused(String rule, String line, Change change) throws IOException {
        Verdict verdict = check(book(24, change), "paperback");
        assertThat(verdict.isAccepted()).isFalse();
        assertThat(verdict.findings()).extracting(Violation::rule).as("%s", verdict.findings()).containsExactly(rule);
        assertThat(verdict.findings().getFirst().toString()).startsWith(line);
        assertThat(verdict.findings().getFirst().source()).isNotEmpty();
    }

    @Test
    void whatBreaksNoRuleIsAccepted() throws IOException {
        Verdict verdict = check(book(24, pdf -> pdf.getDocumentInformation().setTitle("Mazes")), "paperback");
        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.pages()).isEqualTo(24);
        assertThat(verdict.size()).isEqualTo("8.5 x 11 in");
        assertThat(verdict.checked()).containsExactlyElementsOf(PrinterRule.ALL.stream().map(PrinterRule::name).toList());
    }

    /** Pages with bleed: 0.125 in more at the top, the bottom and the outer side; what reaches the edge goes to the end of it. */
    @Test
    void bleedIsAtTheOuterSides() throws IOException {
        Change bleed = pdf -> {
            for (PDPage page : pdf.getPages()) {
                boolean isOdd = pdf.getPages().indexOf(page) % 2 == 0;
                page.setMediaBox(new PDRectangle(isOdd ? 0 : -0.125f * INCH, -0.125f * INCH, 8.625f * INCH, 11.25f * INCH));
            }
            draw(pdf, 7, content -> {
                content.addRect(400, -9, 8.625f * INCH - 400, 11.25f * INCH);
                content.fill();
            });
        };
        assertThat(check(book(24, bleed), "paperback").findings()).isEmpty();
        Change half = pdf -> {
            bleed.to(pdf);
            draw(pdf, 8, content -> dot(content, 300, -5));
        };
        assertThat(check(book(24, half), "paperback").findings().toString()).contains("page 8: margins: ink reaches the edge at the bottom");
    }

    private static void line(PDPageContentStream content, float width) throws IOException {
        content.setLineWidth(width);
        content.moveTo(200, 500);
        content.lineTo(300, 500);
        content.stroke();
    }

    private static void dot(PDPageContentStream content, float x, float y) throws IOException {
        content.addRect(x, y, 10, 10);
        content.fill();
    }

    private static void text(PDDocument pdf, PDType1Font given, float size, boolean isHidden) throws IOException {
        draw(pdf, 7, content -> {
            content.beginText();
            content.setFont(given == null ? Interiors.font(pdf) : given, size);
            content.setRenderingMode(isHidden ? RenderingMode.NEITHER : RenderingMode.FILL);
            content.newLineAtOffset(300, 300);
            content.showText("Maze");
            content.endText();
        });
    }

    private static void picture(PDDocument pdf, int type, float side) throws IOException {
        BufferedImage image = new BufferedImage(100, 100, type);
        draw(pdf, 7, content -> {
            PDImageXObject drawn = LosslessFactory.createFromImage(pdf, image);
            drawn.setColorSpace(PDDeviceGray.INSTANCE);
            content.drawImage(drawn, 200, 200, side, side);
        });
    }

    private static void state(PDDocument pdf, float opacity, BlendMode mode) throws IOException {
        draw(pdf, 7, content -> {
            PDExtendedGraphicsState state = new PDExtendedGraphicsState();
            state.setNonStrokingAlphaConstant(opacity);
            state.setBlendMode(mode);
            content.setGraphicsStateParameters(state);
            dot(content, 300, 300);
        });
    }

    private static PDRectangle box(float wide, float high) {
        return new PDRectangle(wide * INCH, high * INCH);
    }

    private static void boxes(PDDocument pdf, PDRectangle box) {
        pdf.getPages().forEach(page -> page.setMediaBox(box));
    }

    private static void form(PDDocument pdf) {
        PDAcroForm form = new PDAcroForm(pdf);
        PDTextField field = new PDTextField(form);
        field.setPartialName("name");
        form.getCOSObject().setItem(COSName.FIELDS, new COSArray(List.of(new COSDictionary(field.getCOSObject()))));
        pdf.getDocumentCatalog().setAcroForm(form);
    }

    private static void encrypt(PDDocument pdf, String password) throws IOException {
        pdf.protect(new StandardProtectionPolicy("owner", password, new AccessPermission()));
    }
}
