package dev.mazewright.formats.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import java.awt.Color;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndPictureTest {
    private static final String HEAD = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 20 10'>";

    private static String sanitized(String content) {
        byte[] file = (HEAD + content + "</svg>").getBytes(StandardCharsets.UTF_8);
        return new String(EndPicture.of(file).bytes(), StandardCharsets.UTF_8);
    }

    @Test
    void aDrawingKeepsItsShapesAndItsSize() {
        EndPicture picture = EndPicture.of((HEAD + "<g fill='red'><path d='M0 0h9'/></g></svg>").getBytes(StandardCharsets.UTF_8));

        assertThat(picture.width()).isEqualTo(20);
        assertThat(picture.height()).isEqualTo(10);
        assertThat(new String(picture.bytes(), StandardCharsets.UTF_8)).contains("<g fill=\"red\"><path d=\"M0 0h9\"></path></g>");
        assertThat(EndPicture.parse(picture.uri())).isEqualTo(picture);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "<script>alert(1)</script>",
        "<rect onload='alert(1)' width='3'/>",
        "<a xlink:href='https://example.org'><rect/></a>",
        "<image href='https://example.org/x.png'/>",
        "<use xlink:href='#a'/>",
        "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml' onclick='alert(1)'>x</p></foreignObject>",
        "<rect fill='url(https://example.org/a.svg#b)'/>",
        "<rect style='fill:url(\"//example.org/a\")'/>",
        "<rect style='fill:u\\72l(//example.org/a)'/>",
        "<style>@import url(//example.org/a.css);</style>",
        "<animate attributeName='href' to='javascript:alert(1)'/>",
        "<set attributeName='onload' to='alert(1)'/>",
        "<text>words</text>"
    })
    void whatIsNoShapeIsLeftOut(String hostile) {
        assertThat(sanitized(hostile + "<circle r='4'/>"))
                .contains("<circle r=\"4\">")
                .doesNotContain("alert", "example.org", "script", "href", "words", "use", "style=");
    }

    @Test
    void aGradientOfTheSameDrawingStays() {
        assertThat(sanitized("<linearGradient id='g'><stop offset='0'/></linearGradient><rect fill='url(#g)'/>"))
                .contains("fill=\"url(#g)\"", "<linearGradient id=\"g\"><stop offset=\"0\">");
    }

    @Test
    void entitiesAreRefused() {
        String bomb = "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + HEAD + "<title>&b;</title></svg>";
        assertThatThrownBy(() -> EndPicture.of(bomb.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("document type");
    }

    @Test
    void aDocumentTypeWithACharacterThatXmlDoesNotHaveIsRefused() {
        byte[] file = ("<!DOCTYPE svg [\n\u0001]>" + HEAD + "</svg>").getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> EndPicture.of(file)).isInstanceOf(UsageException.class).hasMessageContaining("(line 2)");
    }

    @Test
    void whatIsRefusedInAUriIsRefusedForItsReason() {
        assertThatThrownBy(() -> EndPicture.parse("data:image/svg+xml;base64,PGh0bWwvPg==")).hasMessageContaining("its first element is html");
        assertThatThrownBy(() -> EndPicture.parse("data:image/svg+xml;base64,?")).hasMessageContaining("not valid base64");
    }

    @Test
    void deepAndLongDrawingsAreRefused() {
        assertThatThrownBy(() -> sanitized("<g>".repeat(60) + "</g>".repeat(60))).hasMessageContaining("more than 50 in one another");
        assertThatThrownBy(() -> sanitized("<g/>".repeat(6000))).hasMessageContaining("more than 5000 elements");
    }

    @Test
    void damagedAndHugePicturesAreRefused() {
        byte[] png = Pictures.png(Color.RED);
        assertThatThrownBy(() -> EndPicture.of(Arrays.copyOf(png, 40))).isInstanceOf(UsageException.class).hasMessageContaining("damaged");
        png[16] = 1; // 2^24 pixels wide and more
        assertThatThrownBy(() -> EndPicture.of(png)).isInstanceOf(UsageException.class).hasMessageContaining("1 to 2048 a side");
        assertThatThrownBy(() -> EndPicture.of(new byte[EndPicture.MOST_BYTES + 1])).hasMessageContaining("at most 262144");
        assertThatThrownBy(() -> EndPicture.of("<html/>".getBytes(StandardCharsets.UTF_8))).hasMessageContaining("html");
        assertThatThrownBy(() -> EndPicture.of(new byte[] {1, 2})).isInstanceOf(UsageException.class).hasMessageContaining("neither");
    }
}
