package dev.mazewright.vision.unlike;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.bad.Jpeg;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.Function;
import javax.imageio.ImageIO;

/** The kinds of pictures: each is drawn from a number, always the same. */
enum Kind {
    BOOK_PAGE(Papers::page),
    PICTURES_AT_ENDS(Papers::pictures),
    SEVERAL_MAZES(Papers::several),
    PEN_ON_PAPER(Hands::pen),
    DOODLES_AROUND(Hands::doodles),
    BLOCKS_AS_JPEG(Walls::blocks),
    COLOURED_WALLS(Walls::coloured),
    BRIGHT_WALLS(Walls::bright),
    SOLUTION_DRAWN_IN(Walls::solved),
    WORDS_INSIDE(Walls::wordsInside),
    HOLLOW_WALLS(Walls::hollow),
    NO_ENDS(Walls::closed),
    GAME_OF_TILES(Games::tiles),
    SCREEN(Games::screen),
    WORKSHEET(Games::worksheet),
    BOARD(Boards::board),
    TAPE(Boards::tape),
    HEDGES(Boards::hedges),
    CROSSWORD(Nothing::crossword),
    CODE(Nothing::code),
    BARS(Nothing::bars),
    TEXT(Nothing::text),
    STREETS(Nothing::streets),
    CIRCUIT(Nothing::circuit),
    BENT_CORRIDORS(Gardens::bent),
    PALE_PATHS(Gardens::palePaths),
    FIELD_FROM_THE_AIR(Gardens::corn),
    PICK_UPS(Games::pickUps),
    FAINT_GRID(Walls::faintGrid),
    SPOTS_ALIKE(Walls::spots),
    FLOOR_PLAN(Nothing::floorPlan),
    SUDOKU(Nothing::sudoku),
    PHOTO_OF_BOOK(dice -> Photo.of(Papers.page(dice), dice)),
    PHOTO_OF_PEN(dice -> Photo.of(Hands.pen(dice), dice)),
    PHOTO_OF_WORKSHEET(dice -> Photo.of(Games.worksheet(dice), dice)),
    PHOTO_OF_SUDOKU(dice -> Photo.of(Nothing.sudoku(dice), dice)),
    ARENA(Tables::arena),
    SPOTS_OUTSIDE(Tables::sleeves),
    SHAPE(Tables::shape),
    OBSTACLES(Tables::obstacles),
    LETTERS_IN_CELLS(Tables::letters),
    DRAWN_BY_MOUSE(Hands::mouse),
    FEW_COLOURS(Programs::fewColours),
    MARKS_IN_INK(Programs::marksInInk),
    ONE_MARK_PALE(Programs::oneMarkPale);

    private final Function<Dice, Drawn> painter;

    Kind(Function<Dice, Drawn> painter) {
        this.painter = painter;
    }

    /** A picture of this kind. */
    Unlike picture(int number) {
        Drawn drawn = painter.apply(new Dice(new MazeRandom(1000L * number + 1).stream(name())));
        BufferedImage image = drawn.page().image;
        String name = label() + "-" + number + (drawn.quality() > 0 ? ".jpg" : ".png");
        return new Unlike(name, image, drawn.quality() > 0 ? Jpeg.bytes(image, drawn.quality()) : png(image), drawn.truth());
    }

    /** Its name in lower case. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static byte[] png(BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // arrays do not fail
        }
        return out.toByteArray();
    }
}
