package dev.mazewright.vision.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.picture.Picture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureFileTest {
    /** What lossy files and smooth edges may differ by. */
    private static final int NEAR = 24;

    private static DecodedPicture read(byte[] file, Decoding decoding) throws IOException {
        return PictureFile.read(new Source("given", new ByteArrayInputStream(file)), decoding);
    }

    private static Picture picture(byte[] file) throws IOException {
        return read(file, Decoding.STANDARD).picture();
    }

    private static void assertColour(String what, Picture picture, double x, double y, int rgb) {
        int seen = picture.rgb((int) (x * picture.width()), (int) (y * picture.height()));
        for (int shift = 0; shift <= 16; shift += 8) {
            assertThat(seen >> shift & 0xFF).as(what + ": " + Integer.toHexString(seen))
                    .isBetween((rgb >> shift & 0xFF) - NEAR, (rgb >> shift & 0xFF) + NEAR);
        }
    }

    private static void assertQuarters(String what, Picture picture, int... clockwise) {
        assertColour(what, picture, 0.25, 0.25, clockwise[0]);
        assertColour(what, picture, 0.75, 0.25, clockwise[1]);
        assertColour(what, picture, 0.75, 0.75, clockwise[2]);
        assertColour(what, picture, 0.25, 0.75, clockwise[3]);
    }

    @Test
    void picturesOfAllKindsAreDecoded() throws IOException {
        for (var each : Samples.all().entrySet()) {
            DecodedPicture decoded = read(each.getValue(), Decoding.STANDARD);
            assertThat(each.getKey()).startsWith(decoded.kind().label());
            Picture picture = decoded.picture();
            assertThat((double) picture.width() / picture.height()).as(each.getKey()).isBetween(1.49, 1.51);
            if (each.getKey().equals("tiff of fax")) {
                assertQuarters(each.getKey(), picture, 0, 0xFFFFFF, 0, 0xFFFFFF);
            } else {
                assertQuarters(each.getKey(), picture, Samples.RED, Samples.WHITE, Samples.BLUE, Samples.WHITE);
            }
        }
    }

    @Test
    void animationIsSaid() throws IOException {
        assertThat(read(Samples.all().get("gif animated"), Decoding.STANDARD).notes())
                .containsExactly("animated; the first of 3 frames is read");
        assertThat(read(Samples.all().get("gif"), Decoding.STANDARD).notes()).isEmpty();
    }

    @Test
    void jpegInCmykHasItsColours() throws IOException {
        assertQuarters("cmyk", picture(Samples.cmyk()), Samples.RED, Samples.WHITE, Samples.BLUE, Samples.WHITE);
    }

    @Test
    void greysStayAsTheyAreStored() throws IOException {
        BufferedImage grey = new BufferedImage(8, 8, BufferedImage.TYPE_BYTE_GRAY);
        for (int i = 0; i < 64; i++) {
            grey.getRaster().setSample(i % 8, i / 8, 0, 100);
        }
        for (String format : new String[] {"jpeg", "png", "tiff", "bmp"}) {
            java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
            javax.imageio.ImageIO.write(grey, format, out);
            assertThat(picture(out.toByteArray()).rgb(4, 4) & 0xFF).as(format).isBetween(99, 101);
        }
    }

    @Test
    void pictureStandsUprightWhateverItsOrientation() throws IOException {
        int r = Samples.RED;
        int b = Samples.BLUE;
        int w = Samples.WHITE;
        for (int orientation = 1; orientation <= 8; orientation++) {
            DecodedPicture decoded = read(Samples.turned(orientation), Decoding.STANDARD);
            boolean isLying = orientation > 4;
            assertThat(decoded.picture().width()).isEqualTo(isLying ? Samples.HEIGHT : Samples.WIDTH);
            assertThat(decoded.isAsStored()).isEqualTo(orientation == 1);
            // Mirrored or turned by a quarter, the coloured quarters are the other two.
            boolean isOther = orientation == 2 || orientation == 4 || orientation == 6 || orientation == 8;
            boolean isSwapped = orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
            int one = isSwapped ? b : r;
            int other = isSwapped ? r : b;
            String what = "orientation " + orientation;
            if (isOther) {
                assertQuarters(what, decoded.picture(), w, one, w, other);
            } else {
                assertQuarters(what, decoded.picture(), one, w, other, w);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, 255})
    void nonsenseInPlaceOfAnOrientationIsIgnored(int orientation) throws IOException {
        assertThat(read(Samples.turned(orientation), Decoding.STANDARD).isAsStored()).isTrue();
    }

    @Test
    void pagesAreChosen() throws IOException {
        Decoding second = new Decoding(2, Decoding.MOST_PIXELS);
        assertThat(read(Samples.all().get("tiff of two pages"), second).picture().width()).isEqualTo(Samples.HEIGHT);
        DecodedPicture page = read(Samples.pdf(2), second);
        assertQuarters("second page", page.picture(), Samples.BLUE, Samples.WHITE, Samples.RED, Samples.WHITE);
        assertThat(page.notes()).containsExactly("page 2 of 2");
        assertThatThrownBy(() -> read(Samples.pdf(1), second)).hasMessage("given: found 1 page, expected a page 2");
        assertThatThrownBy(() -> read(Samples.all().get("png"), second))
                .isInstanceOf(UsageException.class)
                .hasMessage("a page is asked for, and png files have no pages; leave out --page");
    }

    @Test
    void pdfAndSvgHaveTwoThousandPixelsAtMost() throws IOException {
        assertThat(picture(Samples.pdf(1)).width()).isBetween(999, 1000); // 240 points at 300 to the inch
        assertThat(picture(Samples.svg("").getBytes(StandardCharsets.UTF_8)).width()).isEqualTo(2000);
    }

    @Test
    void svgIsReadInUtf16WhateverItDeclares() throws IOException {
        String svg = Samples.svg("").replace("version=\"1.0\"", "version=\"1.0\" encoding=\"UTF-8\"");
        for (String order : new String[] {"UTF-16LE", "UTF-16BE"}) {
            assertQuarters(order, picture(("\ufeff" + svg).getBytes(Charset.forName(order))), Samples.RED, Samples.WHITE, Samples.BLUE, Samples.WHITE);
        }
    }

    @Test
    void kindIsToldByContent() {
        assertThat(PictureKind.of("BMW is a car, and no picture at all".getBytes(StandardCharsets.UTF_8))).isNull();
        assertThat(PictureKind.of("<html><svg/></html>".getBytes(StandardCharsets.UTF_8))).isNull();
        assertThat(PictureKind.of("<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<s:svg".concat(" >").getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(PictureKind.SVG);
        assertThat(PictureKind.of(new byte[0])).isNull();
    }
}
