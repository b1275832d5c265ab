package dev.mazewright.vision.sign;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words in the platform's fonts, which are none of those that the ideals are drawn with. */
class WordReaderTest {
    private static final List<String> FONTS = List.of(Font.SERIF, Font.SANS_SERIF, Font.MONOSPACED);
    private static final List<Integer> SIZES = List.of(10, 16, 32);
    private static final List<String> OTHERS = List.of(
            "MAZE", "THE", "Help", "PATH", "KIDS", "Corner", "Garden", "Turn", "left", "OLD", "Builders", "hedge", "12", "Bin A", "Zone", "of", "Fun", "PLAY", "win", "Level");

    private static float[] drawn(String word, Font font, int width, int height, int quarters) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setFont(font);
        graphics.setColor(Color.WHITE);
        graphics.rotate(quarters * Math.PI / 2, width / 2.0, height / 2.0);
        graphics.drawString(word, width / 2 - graphics.getFontMetrics().stringWidth(word) / 2, height / 2 + font.getSize() / 3);
        graphics.dispose();
        float[] values = new float[width * height];
        for (int i = 0; i < values.length; i++) {
            values[i] = (image.getRGB(i % width, Math.floorDiv(i, width)) & 0xFF) / 255f;
        }
        return values;
    }

    private static List<Meaning> read(String word) {
        List<Meaning> read = new ArrayList<>();
        for (String name : FONTS) {
            for (int style : new int[] {Font.PLAIN, Font.BOLD}) {
                for (int size : SIZES) {
                    for (int quarters = 0; quarters < 4; quarters++) {
                        int side = 7 * size;
                        Sign sign = WordReader.of(drawn(word, new Font(name, style, size), side, side, quarters), side);
                        read.add(sign == null ? Meaning.NONE : sign.meaning());
                    }
                }
            }
        }
        return read;
    }

    /** Of words in capitals most are read, of others some; none as its opposite. */
    @ParameterizedTest
    @CsvSource({"START, START", "ENTER, START", "IN, START", "END, GOAL", "FINISH, GOAL", "GOAL, GOAL", "EXIT, GOAL", "OUT, GOAL"})
    void wordsAreReadInOtherFonts(String word, Meaning meaning) {
        int many = 0;
        for (String written : List.of(word, word.toLowerCase(Locale.ROOT), word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))) {
            List<Meaning> read = read(written);
            assertThat(read).as(written).contains(meaning).allMatch(each -> each == meaning || each == Meaning.NONE);
            many += Collections.frequency(read, meaning);
        }
        assertThat(many).isGreaterThan(60);
    }

    /** "Fun" in a font of typewriters is nearly "in". */
    @Test
    void otherWordsAreNone() {
        List<Meaning> read = OTHERS.stream().flatMap(word -> read(word).stream()).toList();
        assertThat(Collections.frequency(read, Meaning.NONE)).isGreaterThan(read.size() * 99 / 100);
    }
}
