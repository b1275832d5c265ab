package dev.mazewright.vision.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionJavaScript;
import org.apache.pdfbox.pdmodel.interactive.action.PDActionURI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Files that are made to do harm are refused in one line, or read without it. */
@Timeout(60)
class HostilePictureTest {
    private static DecodedPicture read(byte[] file) throws IOException {
        return PictureFile.read(new Source("given", new ByteArrayInputStream(file)), Decoding.STANDARD);
    }

    private static void assertRefused(byte[] file, String message) {
        assertThatThrownBy(() -> read(file))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("given")
                .hasMessageContaining(message)
                .message().doesNotContain("\n").hasSizeLessThan(300);
    }

    /** A file with a value of 16 or 32 bits in place of another, at each position where that stands. */
    private static byte[] claiming(byte[] file, int at, byte... value) {
        byte[] changed = file.clone();
        System.arraycopy(value, 0, changed, at, value.length);
        return changed;
    }

    private static int indexOf(byte[] file, int... bytes) {
        for (int i = 0; i + bytes.length <= file.length; i++) {
            int at = i;
            if (java.util.stream.IntStream.range(0, bytes.length).allMatch(k -> (file[at + k] & 0xFF) == bytes[k])) {
                return i;
            }
        }
        throw new AssertionError(Arrays.toString(bytes));
    }

    /** The library reads what is missing as zeros, slowly: a file of 71 bytes was read as a picture of 24 x 7358 pixels, in seconds. */
    @Test
    void aWebpFileThatEndsLongBeforeItsPictureIsRefused() {
        assertRefused(HexFormat.of().parseHex("5249464638000000574542505650384c2b0000002f17002f17c003001730ff62c16456f97f61890513adf95f5935ff41cd"
                + "06826c9b495eb2a82788b2a82788e87f6cc313d53100"), "the end of the data before that of the picture");
    }

    @Test
    void hugePicturesAreRefusedByTheirHeaders() {
        Map<String, byte[]> files = Samples.all();
        byte huge = 0x7F;
        byte all = (byte) 0xFF;
        byte[] jpeg = files.get("jpeg");
        assertRefused(claiming(jpeg, indexOf(jpeg, 0xFF, 0xC0) + 5, huge, all, huge, all), "32767 x 32767 pixels");
        byte[] gif = files.get("gif");
        assertRefused(claiming(gif, indexOf(gif, 0x2C, 0, 0, 0, 0) + 5, all, huge, all, huge), "32767 x 32767 pixels");
        assertRefused(claiming(files.get("bmp"), 18, all, all, (byte) 0, (byte) 0, all, all), "65535 x 65535 pixels");
        byte[] png = ByteBuffer.wrap(files.get("png").clone()).putInt(16, 60_000).putInt(20, 60_000).array();
        assertThatThrownBy(() -> read(png)).isInstanceOf(BadDataException.class).hasMessageContaining("60000 x 60000");
        byte[] tiff = files.get("tiff");
        int width = indexOf(tiff, 1, 0, 0, 3, 0, 0, 0, 1);
        int height = indexOf(tiff, 1, 1, 0, 3, 0, 0, 0, 1);
        assertRefused(claiming(claiming(tiff, width + 8, huge, all), height + 8, huge, all), "32767 x 32767 pixels");
        // Of lossy WebP, 14 bits each, and of an extended header, 24.
        byte[] webp = files.get("webp with alpha");
        int lossy = indexOf(webp, 0x9D, 0x01, 0x2A);
        byte[] wide = claiming(claiming(webp, lossy + 3, all, (byte) 0x3F, all, (byte) 0x3F), 24, all, (byte) 0x3F, (byte) 0, all, (byte) 0x3F, (byte) 0);
        assertRefused(wide, "16384 x 16384 pixels");
    }

    @Test
    void limitCanBeRaisedAndLowered() throws IOException {
        byte[] png = Samples.all().get("png");
        assertThatThrownBy(() -> PictureFile.read(new Source("given", new ByteArrayInputStream(png)), new Decoding(1, 383)))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("24 x 16 pixels");
        PictureFile.read(new Source("given", new ByteArrayInputStream(png)), new Decoding(1, 384));
    }

    @Test
    void memoryIsAskedOfTheContext() {
        Source source = new Source("given", new ByteArrayInputStream(Samples.all().get("jpeg"))).within(Context.standard().withMemory(3000));
        assertThatThrownBy(() -> PictureFile.read(source, Decoding.STANDARD))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageStartingWith("reading given needs");
    }

    @Test
    void halfAFileIsRefused() {
        Samples.all().forEach((name, file) -> {
            boolean isLong = name.equals("gif animated") || name.equals("tiff of two pages"); // the first image is wanted
            byte[] half = Arrays.copyOf(file, isLong ? file.length / 6 : file.length * 3 / 5);
            Throwable thrown = catchThrowable(() -> read(half));
            assertThat(thrown).as(name).isInstanceOf(BadDataException.class);
        });
    }

    @Test
    void wrongChecksumIsRefused() {
        byte[] png = Samples.all().get("png");
        png[png.length - 1] ^= 1;
        assertRefused(png, "checksum");
    }

    @Test
    void jpegInArithmeticCodingIsNamed() {
        byte[] jpeg = Samples.all().get("jpeg");
        assertRefused(claiming(jpeg, indexOf(jpeg, 0xFF, 0xC0) + 1, (byte) 0xC9), "a JPEG file in arithmetic coding, expected");
    }

    // ---- SVG

    private static void assertRefusedSvg(String file, String message) {
        assertRefused(file.getBytes(StandardCharsets.UTF_8), message);
    }

    @Test
    void svgWithDeclarationsIsRefused(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "secret");
        String declared = "<!DOCTYPE svg [<!ENTITY e SYSTEM \"" + secret.toUri() + "\">]>";
        assertRefusedSvg(Samples.svg("<text>&e;</text>").replace("<svg", declared + "<svg"), "a document type with declarations");
        String laughs = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;\">]>";
        assertRefusedSvg(Samples.svg("<text>&b;</text>").replace("<svg", laughs + "<svg"), "declarations");
        assertRefusedSvg(Samples.svg("<text>&b;</text>"), "expected");
    }

    @Test
    void documentTypeWithoutDeclarationsIsPassedOver() throws IOException {
        String type = "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://127.0.0.1:9/svg11.dtd\">";
        String svg = Samples.svg("").replace("<svg", type + "<svg");
        assertThat(read(svg.getBytes(StandardCharsets.UTF_8)).picture().rgb(100, 100)).isEqualTo(Samples.RED);
    }

    @Test
    void nothingOutsideOfAnSvgFileIsRead(@TempDir Path folder) throws IOException {
        Path other = Files.write(folder.resolve("black.png"), Samples.image("png", java.awt.image.BufferedImage.TYPE_BYTE_BINARY));
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(1);
            String url = "http://127.0.0.1:" + server.getLocalPort() + "/";
            StringBuilder more = new StringBuilder();
            for (String link : new String[] {url, other.toUri().toString(), "black.png"}) {
                more.append("<image width='24' height='16' href='").append(link).append("'/>")
                        .append("<image width='24' height='16' xlink:href='").append(link).append("'/>")
                        .append("<use href='").append(link).append("#a'/>")
                        .append("<rect width='24' height='16' fill='url(").append(link).append("#a)'/>")
                        .append("<style>@import '").append(link).append("'; rect { fill: url(").append(link).append(") }</style>")
                        .append("<script href='").append(link).append("'>document.all</script>")
                        .append("<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='").append(link).append("'/></foreignObject>");
            }
            var picture = read(Samples.svg(more.toString()).getBytes(StandardCharsets.UTF_8)).picture();
            assertThat(picture.rgb(100, 100)).isEqualTo(Samples.RED);
            assertThat(picture.rgb(1900, 100)).isEqualTo(Samples.WHITE);
            assertThatThrownBy(server::accept).isInstanceOf(java.net.SocketTimeoutException.class);
        }
    }

    @Test
    void svgThatDrawsItselfOverAndOverIsRefused() {
        StringBuilder more = new StringBuilder("<g id='l0'><rect width='1' height='1'/></g>");
        for (int level = 1; level < 12; level++) {
            more.append("<g id='l").append(level).append("'>").append(("<use href='#l" + (level - 1) + "'/>").repeat(10)).append("</g>");
        }
        assertRefusedSvg(Samples.svg(more.toString()), "more than 1000000 parts");
        assertRefusedSvg(Samples.svg("<g id='a'><use href='#a'/></g>"), "includes itself");
    }

    @Test
    void svgWithLinesThatTakeMinutesIsRefused() {
        StringBuilder path = new StringBuilder("<path fill='none' stroke='black' d='M0 0");
        for (int i = 1; i <= 200_000; i++) {
            path.append(i % 2 == 0 ? " L0 " : " L200 ").append(i % 200);
        }
        assertRefusedSvg(Samples.svg(path + "'/>"), "a drawing whose lines take the work of more than");
        String dashes = "<path fill='none' stroke='black' stroke-dasharray='1e-9 1e-9' d='M0 0 L200 200'/>";
        assertRefusedSvg(Samples.svg(dashes), "lines and their dashes");
    }

    @Test
    void svgWithLongPathsInMasksIsRefused() {
        String path = "<path id='p' d='M0 0" + " L9 9".repeat(2001) + "'/>";
        assertRefusedSvg(Samples.svg("<mask id='m'>" + path + "</mask>"), "masks or patterns of long paths");
        assertRefusedSvg(Samples.svg(path + "<clipPath id='c'><use href='#p'/></clipPath>"), "clip paths");
    }

    @Test
    void packedSvgThatUnpacksToMoreThanMemoryIsRefused() throws IOException {
        byte[] file = Samples.packed(Samples.svg("<!--" + " ".repeat(40_000_000) + "-->").getBytes(StandardCharsets.UTF_8));
        assertThat(file).hasSizeLessThan(100_000);
        Source source = new Source("given", new ByteArrayInputStream(file)).within(Context.standard().withMemory(20_000_000));
        assertThatThrownBy(() -> PictureFile.read(source, Decoding.STANDARD)).isInstanceOf(InsufficientMemoryException.class);
    }

    @Test
    void svgOfGreatDepthIsRefused() {
        assertRefusedSvg(Samples.svg("<g>".repeat(5000) + "</g>".repeat(5000)), "in one another");
    }

    // ---- PDF

    private static byte[] pdf(Consumer<PDDocument> change) throws IOException {
        try (PDDocument pdf = org.apache.pdfbox.Loader.loadPDF(Samples.pdf(1))) {
            change.accept(pdf);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            pdf.save(out);
            return out.toByteArray();
        }
    }

    @Test
    void scriptsAndLinksOfAPdfFileAreNotRun() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(1);
            String url = "http://127.0.0.1:" + server.getLocalPort() + "/";
            byte[] file = pdf(pdf -> {
                pdf.getDocumentCatalog().setOpenAction(new PDActionJavaScript("app.launchURL('" + url + "')"));
                PDActionURI link = new PDActionURI();
                link.setURI(url);
                pdf.getDocumentCatalog().getActions().setWC(link);
            });
            assertThat(read(file).picture().rgb(100, 100)).isEqualTo(Samples.RED);
            assertThatThrownBy(server::accept).isInstanceOf(java.net.SocketTimeoutException.class);
        }
    }

    @Test
    void pdfThatNeedsAPasswordIsRefused() throws IOException {
        byte[] file = pdf(pdf -> {
            try {
                pdf.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        assertRefused(file, "a PDF file that needs a password");
    }

    @Test
    void pdfWhoseStreamUnpacksToMoreThanMemoryIsRefused() throws IOException {
        byte[] file = pdf(pdf -> {
            try (ByteArrayInputStream zeros = new ByteArrayInputStream(new byte[40_000_000])) {
                pdf.getPage(0).setContents(new PDStream(pdf, zeros, COSName.FLATE_DECODE));
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        Source source = new Source("given", new ByteArrayInputStream(file)).within(Context.standard().withMemory(20_000_000));
        assertThatThrownBy(() -> PictureFile.read(source, Decoding.STANDARD)).isInstanceOf(InsufficientMemoryException.class);
    }

    @Test
    void pdfWithoutAPageIsRefused() throws IOException {
        assertRefused(pdf(pdf -> pdf.removePage(0)), "no page");
    }

    @Test
    void pdfThatNeedsACertificateIsRefused() throws IOException {
        String encryption = "/Encrypt << /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 /R 4 /Length 128"
                + " /CF << /DefaultCryptFilter << /CFM /AESV2 /Length 16 /Recipients [<3000>] >> >>"
                + " /StmF /DefaultCryptFilter /StrF /DefaultCryptFilter >> /ID [<00112233> <00112233>] ";
        String file = new String(Samples.pdf(1), StandardCharsets.ISO_8859_1);
        int trailer = file.lastIndexOf("/Root");
        String encrypted = file.substring(0, trailer) + encryption + file.substring(trailer);
        assertRefused(encrypted.getBytes(StandardCharsets.ISO_8859_1), "a PDF file that opens with a certificate alone");
    }

    @Test
    void scansOfAPdfFileThatCannotBeDecodedAreSaid() throws IOException {
        byte[] file = pdf(pdf -> {
            try (PDPageContentStream content = new PDPageContentStream(pdf, pdf.getPage(0), PDPageContentStream.AppendMode.APPEND, true)) {
                for (COSName compression : List.of(COSName.JPX_DECODE, COSName.JBIG2_DECODE)) {
                    ByteArrayInputStream data = new ByteArrayInputStream(new byte[] {0, 0, 0, 12});
                    content.drawImage(new PDImageXObject(pdf, data, compression, 24, 16, 8, PDDeviceGray.INSTANCE), 0, 0, 240, 160);
                }
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        DecodedPicture decoded = read(file);
        assertThat(decoded.picture().rgb(100, 100)).isEqualTo(Samples.RED);
        assertThat(decoded.notes()).containsExactly(
                "pictures in JBIG2 and JPEG 2000 are left out; if the maze is in one, save the page as PNG with another program");
    }
}
