package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class TilePictureTest {
    private static final List<String> ROWS = List.of(
            "#.#########",
            "#.....#...#",
            "#####.#.#.#",
            "#.....#.#.#",
            "#.#####.#.#",
            "#.......#.#",
            "#########.#");

    /** A picture of one pixel a tile that somebody enlarged is no answer in pixels that sounds certain. */
    @Test
    void corridorsOfTwoPixelsAreDoubted() throws IOException {
        assertThat(doubts(1)).isEmpty();
        assertThat(doubts(2)).anyMatch(doubt -> doubt.startsWith("each pixel is read as a tile, and corridors are two pixels wide or more"));
    }

    /** Black walls whose west side is missing on a white page: the page would be walls, and the marks would stand where they meet. */
    @Test
    void marksWhereWallsWouldMeetAreDoubted() throws IOException {
        List<String> rows = List.of(
                "                   ",
                "                   ",
                "   ############ #  ",
                "          #     #  ",
                "   ## ### # ### #  ",
                "      # #   #   #  ",
                "    ### ##### ###  ",
                "      #S      # #  ",
                "   ## ####### # #  ",
                "      #     #   #  ",
                "    ### ### ### #  ",
                "    #   # #   # #  ",
                "    # ### ### ###  ",
                "    #  G#   #   #  ",
                "    ### # ##### #  ",
                "        # #     #  ",
                "    ##### #######  ",
                "      #     #   #  ",
                "   ## # ### # # #  ",
                "        #     # #  ",
                "   #### #########  ",
                "                   ",
                "                   ");
        assertThat(doubts(painted(rows))).isNotEmpty();
    }

    /** Drawings of which two readings, with different colours for walls, have a path. */
    @Test
    void twoReadingsByColourAreDoubted() throws IOException {
        List<String> bare = List.of("   # G ", " #   # ", "     # ", "     # ", "   #   ", "   #  #", " S     ", "   ####", "   ##  ", "  #  ##", "     # ");
        List<String> both = List.of(" # #  # ", "  ##   #", "# S ### ", "  #     ", "##G     ", "   #  ##", "     #  ", "  #  #  ", "      ##", "        ", "    #   ");
        List<String> ring = List.of("        ", "        ", "   ###  ", "   # #  ", "   # S  ", "   # #  ", "   # #  ", "   G #  ", "   ###  ", "        ", "        ", "        ");
        List<String> shades = List.of("###################", "#lllglllllll#glllll", "#lggglggglglglggglg", "#lllllgllglllglll##", "#######l###########");
        List<String> dark = List.of("##########", "##########", "##########", "##n##n###n", "#n##n#G###", "##S#######", "##nnnnn###", "##########", "##########");
        List<String> part = List.of("llllllllllll", "llllllllllll", "llllllllllll", "llbbbbbbbbbl", "llb       bl", "llb bbbbb bl", "llb b b lbbl",
                "llb blb b bl", "llb b   b bl", "llbbbbbbbbbl", "llllllllllll", "llllllllllll");
        List<String> near = List.of("#######w###", "#wvwwwvwww#", "#wvwvwvwvw#", "#wwwvwwwvw#", "#w#########");
        for (List<String> rows : List.of(bare, both, ring, shades, dark, part, near)) {
            assertThat(doubts(painted(rows))).as("%s", rows).isNotEmpty();
        }
    }

    /** Both marks touch dark tiles, which are corridors of light walls as well, but with seven openings. */
    @Test
    void aWholeOutlineIsCertain() throws IOException {
        List<String> rows = List.of("ddddddddddddddd", "d         d d d", "d ddd ddd d d d", "d   d   d   d d", "ddddddd ddd d d", "d       d   d d", "d ddddddddddd d",
                "d d G         d", "d d ddddddddddd", "d   d         d", "d ddddddd d d d", "d       d d d d", "ddddddd ddd d d", "d       S   d d", "ddddddddddddddd");
        assertThat(doubts(painted(rows))).isEmpty();
    }

    /** Two strong colours and a grey: any two of the three may be the ends. */
    @Test
    void aThirdMarkOfGreyIsDoubted() throws IOException {
        assertThat(doubts(between(0xFFFFFF))).isEmpty();
        assertThat(doubts(between(0x808080))).hasSize(1).first().asString().contains("grey");
    }

    /** A corridor of three turns in walls of dark grey, green at one end and red at the other, with a pixel of a colour between them. */
    private static BufferedImage between(int rgb) {
        List<String> rows = List.of("#########", "#S#   #G#", "# # # # #", "#   #   #", "#########");
        BufferedImage image = painted(rows.stream().map(row -> row.replace('#', 'd')).toList());
        image.setRGB(3, 3, rgb);
        return image;
    }

    private static BufferedImage painted(List<String> rows) {
        BufferedImage image = new BufferedImage(rows.getFirst().length(), rows.size(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                image.setRGB(x, y, switch (rows.get(y).charAt(x)) {
                    case '#' -> 0;
                    case 'd' -> 0x303030;
                    case 'g' -> 0x5A5A5A;
                    case 'l' -> 0x787878;
                    case 'n' -> 0x1E1E3C;
                    case 'b' -> 0x000080;
                    case 'v' -> 0xFAFAFA;
                    case 'w' -> 0xE6E6E6;
                    case 'r', 'G' -> 0xFF0000;
                    case 'S' -> 0x00FF00;
                    default -> 0xFFFFFF;
                });
            }
        }
        return image;
    }

    private static List<String> doubts(int scale) throws IOException {
        int margin = scale == 1 ? 0 : 3;
        BufferedImage image = new BufferedImage(
                ROWS.getFirst().length() * scale + 2 * margin, ROWS.size() * scale + 2 * margin, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int row = Math.floorDiv(y - margin, scale);
                int column = Math.floorDiv(x - margin, scale);
                boolean isWithin = row >= 0 && row < ROWS.size() && column >= 0 && column < ROWS.getFirst().length();
                image.setRGB(x, y, isWithin && ROWS.get(row).charAt(column) == '#' ? 0xFFFFFF : 0x0000C0);
            }
        }
        return doubts(image);
    }

    private static List<String> doubts(BufferedImage image) throws IOException {
        try (Source source = source(image)) {
            Formats.read(source, "png");
            return source.remarks().doubts(false, false);
        }
    }

    private static Source source(BufferedImage image) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return new Source("given.png", new ByteArrayInputStream(file.toByteArray()));
    }
}
