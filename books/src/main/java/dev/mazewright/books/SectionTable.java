package dev.mazewright.books;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Ramp;
import dev.mazewright.books.description.SectionEnds;
import dev.mazewright.books.description.SectionMasks;
import dev.mazewright.books.description.Wording;
import dev.mazewright.books.unplugged.NumberedGrid;
import dev.mazewright.books.unplugged.UnpluggedAlgorithm;
import dev.mazewright.books.description.Layout;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.MaskOutline;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TomlKeys;
import dev.mazewright.formats.mask.MaskFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Parses a section of a book. */
final class SectionTable {
    private static final String MASKS = "masks";
    private static final String TEXTS = "mask-texts";
    private static final String PAINT = "paint";
    private static final String PAINT_TEXTS = "paint-texts";
    private static final String SOLVER = "solver";
    private static final List<String> KEYS =
            List.of("layout", "title", "mazes", "shapes", MASKS, TEXTS, PAINT, PAINT_TEXTS, "size", "generators", "difficulty", "per-page", "instructions",
                    "start", "goal", "ends", "style", SOLVER);

    /** Keys that have no effect on unplugged sheets. */
    private static final List<String> NOT_UNPLUGGED = List.of("difficulty", "per-page", "ends", "style", PAINT, PAINT_TEXTS);

    /** Keys of what the maze of a picture decides itself. */
    private static final List<String> NOT_PAINTED = List.of("generators", MASKS, TEXTS, "start", "goal", "ends");

    private static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6);

    private static final String CELLS = "cells";
    private static final String OPENINGS = "openings";
    private static final String ENDS = "ends = \"cells\" or \"openings\"";

    private SectionTable() {}

    /** A section of a book of a usual layout. */
    static BookSection parse(TomlTable toml, String source, @Nullable TomlPosition position, BookFile.Files files, WordLetters letters, Layout usual)
            throws IOException {
        Typeface font = letters.font();
        TomlKeys table = new TomlKeys(toml, source, position, "a section", KEYS);
        table.require("mazes", "mazes = a whole number from 1 to " + BookFile.MOST_OF_SECTION);
        table.require("size", "size = rows x columns, such as \"20x15\", or from..to");
        Layout layout = Wording.choice(table, "layout", usual, "the layout ");
        BookSection section = new BookSection(
                layout,
                Wording.line(table, "title", font),
                (int) table.whole("mazes", 1, 1, BookFile.MOST_OF_SECTION),
                names(table, "shapes", "rectangle"),
                masks(table, files, letters),
                table.parsed("size", "", BookSection.SizeRange::parse, "size = rows x columns, such as \"20x15\", or from..to, such as \"10x10..15x15\""),
                names(table, "generators", "recursive-backtracker"),
                table.has("difficulty") && layout != Layout.UNPLUGGED ? difficulty(table, layout) : null,
                table.oneOf("per-page", 1, PER_PAGE),
                Wording.lines(table, "instructions", font),
                ends(table),
                BookFile.style(table, source, files),
                solver(table, layout));
        for (int i = 0; i < section.mazes(); i++) {
            try {
                requireLegible(section.recipes(i).getFirst().shape());
                for (Recipe recipe : section.isUnplugged() ? section.recipes(i) : List.<Recipe>of()) {
                    section.algorithm(recipe);
                    NumberedGrid.requirePlane(recipe.shape().whole(0));
                }
            } catch (UsageException e) {
                String key = table.has(PAINT) ? PAINT : table.has(PAINT_TEXTS) ? PAINT_TEXTS : table.has(MASKS) ? MASKS : table.has(TEXTS) ? TEXTS : "shapes";
                throw table.bad(
                        key, "for maze " + (i + 1) + " of the section: " + e.getMessage(), "shapes, masks, a size and generators that fit together");
            }
        }
        return section;
    }

    private static SectionMasks masks(TomlKeys table, BookFile.Files files, WordLetters letters) throws IOException {
        List<SectionMasks.Entry> masks = new ArrayList<>();
        for (String name : table.has(MASKS) ? names(table, MASKS, "heart") : List.<String>of()) {
            if (MaskOutline.isKnown(name)) {
                masks.add(new SectionMasks.Entry(name, null));
            } else if (name.indexOf('.') >= 0) {
                masks.add(new SectionMasks.Entry(name, file(table, name, files)));
            } else {
                throw table.bad(
                        MASKS, "the mask '" + name + "'", "outlines, or files such as cat.png; " + Names.suggest(name, MaskOutline.words()));
            }
        }
        boolean isPainted = table.has(PAINT) || table.has(PAINT_TEXTS);
        for (String key : isPainted ? NOT_PAINTED : List.<String>of()) {
            if (table.has(key)) {
                throw table.bad(key, key + " beside " + (table.has(PAINT) ? PAINT : PAINT_TEXTS), "no " + key + ": the picture decides it");
            }
        }
        List<SectionMasks.Entry> pictures = new ArrayList<>();
        for (String name : table.has(PAINT) ? names(table, PAINT, "cat.png") : List.<String>of()) {
            pictures.add(new SectionMasks.Entry(name, file(table, name, files)));
        }
        Map<String, Letters> drawn = new HashMap<>();
        return new SectionMasks(masks, texts(table, TEXTS, letters, drawn), pictures, texts(table, PAINT_TEXTS, letters, drawn), drawn);
    }

    /** Words, with the letters of those that strokes do not draw. */
    private static List<String> texts(TomlKeys table, String key, WordLetters letters, Map<String, Letters> drawn) throws BadDataException {
        List<String> texts = table.has(key) ? names(table, key, "CAT") : List.of();
        for (String text : texts) {
            try {
                Letters own = letters.of(text);
                if (own != null) {
                    drawn.put(text, own);
                }
            } catch (UsageException e) {
                throw table.bad(key, "in '" + text + "' " + e.getMessage(), "letters that the font of the book has; or font = \"FILE.ttf\", a font that has them, or a picture of the word in [[letters]]");
            }
        }
        return texts;
    }

    private static MaskFile file(TomlKeys table, String name, BookFile.Files files) throws IOException {
        try {
            MaskFile mask = new MaskFile(new Source(name, new ByteArrayInputStream(files.mask(name))));
            if (name.toLowerCase(Locale.ROOT).endsWith(".png") && !mask.isPicture()) {
                throw table.bad(MASKS, "the mask " + name + ", which is not a picture", "a picture, or a text with another name");
            }
            mask.size(); // a file that is no mask is reported before the work
            return mask;
        } catch (UsageException e) {
            throw table.bad(MASKS, String.valueOf(e.getMessage()), "outlines: " + String.join(", ", MaskOutline.words()));
        }
    }

    /** Makes sure that the letters of a mask can be read. */
    private static void requireLegible(ShapeSpec shape) {
        String text = Masks.text(shape.settings());
        if (text == null) {
            return;
        }
        SectionMasks.requireLegible(text, Letters.of(text), Masks.outline(shape.settings()), shape.whole(0));
    }

    private static SectionEnds ends(TomlKeys table) throws BadDataException {
        String ends = table.text("ends", CELLS, ENDS);
        if (!ends.equals(CELLS) && !ends.equals(OPENINGS)) {
            throw table.bad("ends", "ends = \"" + ends + "\"", ENDS);
        }
        return new SectionEnds(cell(table, "start"), cell(table, "goal"), ends.equals(OPENINGS));
    }

    private static @Nullable NamedCell cell(TomlKeys table, String key) throws BadDataException {
        return table.has(key)
                ? table.parsed(key, "", NamedCell::new, key + " = a cell, such as \"bottom-left\", \"farthest\" or \"0,5\"")
                : null;
    }

    private static Ramp difficulty(TomlKeys table, Layout layout) throws BadDataException {
        return layout == Layout.WORKSHEET
                ? table.parsed("difficulty", "", Ramp::parseLevel, "difficulty = one for all worksheets, from 0 to 100, such as \"52\"")
                : table.parsed("difficulty", "", Ramp::parse,
                        "difficulty = \"from..to\", or measures, such as \"solution-length:80..120,turns:20..40*2\"");
    }

    private static List<String> names(TomlKeys table, String key, String otherwise) throws BadDataException {
        List<String> names = table.texts(key, List.of(otherwise));
        if (names.isEmpty()) {
            throw table.bad(key, "an empty list", key + " = one or more names, such as [\"" + otherwise + "\"]");
        }
        return names;
    }

    /** The solver of a section, or null if it has none. */
    private static @Nullable UnpluggedAlgorithm solver(TomlKeys table, Layout layout) throws BadDataException {
        boolean isUnplugged = layout == Layout.UNPLUGGED;
        String expected = SOLVER + " = one of " + String.join(", ", UnpluggedAlgorithm.names(true)) + ", with layout = \"unplugged\"";
        for (String key : isUnplugged ? NOT_UNPLUGGED : List.of(SOLVER)) {
            if (table.has(key)) {
                throw table.bad(key, key + " beside layout = \"" + layout + "\"",
                        isUnplugged ? "no " + key + ": an unplugged sheet has one maze, drawn for writing" : expected);
            }
        }
        return table.has(SOLVER) ? table.parsed(SOLVER, "", SectionTable::unplugged, expected) : null;
    }

    private static UnpluggedAlgorithm unplugged(String name) {
        return UnpluggedAlgorithm.all(true)
                .filter(algorithm -> algorithm.algorithm().equals(Names.canonical(name)))
                .findFirst()
                .orElseThrow(() -> new UsageException("the solver '" + name + "'; " + Names.suggest(name, UnpluggedAlgorithm.names(true))));
    }
}
