package dev.mazewright.vision.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnreadTest {
    private static void assertNamed(String file, String found, String advice) {
        Source source = new Source("given", new ByteArrayInputStream(file.getBytes(StandardCharsets.ISO_8859_1)));
        assertThatThrownBy(() -> PictureFile.read(source, Decoding.STANDARD))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("given: found " + found + ", expected PNG, JPEG, GIF, BMP, TIFF, WebP, SVG or PDF; " + advice);
    }

    @Test
    void picturesThatAreNotReadAreNamed() {
        String advice = "save it as JPEG or PNG";
        assertNamed("\0\0\0\u0018ftypheic\0\0\0\0", "a picture in HEIC", advice);
        assertNamed("\0\0\1\0\1\0 \20\0\0\1\0\30\0\150\4\0\0\26\0\0\0(", "a picture in Windows' format of icons (ICO)", advice);
        assertNamed("P1\n# a maze\n3 2\n1 0 1\n1 1 1\n", "a picture in PBM (Netpbm)", advice);
        assertNamed("P5 3 2 255\nabcdef", "a picture in PGM (Netpbm)", advice);
        assertNamed("P6\n3 2\n255\n", "a picture in PPM (Netpbm)", advice);
        assertNamed("P7\nWIDTH 3\n", "a picture in PAM (Netpbm)", advice);
        assertNamed("gimp xcf v011", "a picture in GIMP's format", advice);
        assertNamed("\0\0\0\24ftypqt  \0\0\0\0", "a video", "save one image of it as PNG");
    }

    @Test
    void filesThatHoldPicturesAreNamed() {
        assertNamed("%!PS-Adobe-3.0 EPSF-3.0\n", "a PostScript file", "save it as PDF or PNG");
        assertNamed("PK\3\4" + "\0".repeat(26) + "[Content_Types].xml", "a document of an office program", "save it as PDF");
        assertNamed("<!-- x -->\n<!DOCTYPE HTML>\n<HTML>", "a web page", "save the picture in it");
    }

    @Test
    void filesThatBeginAlikeAreNotNamed() {
        for (String other : List.of("P1 and no size", "P3", "\0\0\1\0" + "\1".repeat(252), "PK\3\4" + "\0".repeat(26) + "maze.npy", "<htm>")) {
            assertThat(PictureKind.isUnread(other.getBytes(StandardCharsets.ISO_8859_1))).as(other).isFalse();
        }
    }
}
