package dev.mazewright.books;

import dev.mazewright.books.description.Layout;
import dev.mazewright.books.page.FrontPages;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.Map;

/** Files of books with all keys, explained. */
public final class BookExample {
    /** A book. */
    public static final String TEXT = """
            # A puzzle book. Make it with: mazewright book book.toml -o book.pdf
            # Lines that begin with # are comments.

            layout = "book"                 # worksheet, unplugged: sheets for a class; see: mazewright book --example worksheet
            title = "Mazes for Rainy Days"
            author = "A. Maker"             # below the title; may be left out
            # font = "font.ttf"             # letters of all texts, beside this file; without it Liberation Sans
            trim = "8.5x11"                 # the page: a name such as 6x9 or a4, or a size such as 210x297mm or 9x12in
            bleed = false                   # true: pages reach 0.125 in beyond the trimmed edges
            binding = "left"                # where the spine of page 1 is: left or right
            margin = "0.5in"                # to the edges; at the spine more if the number of pages needs it
            least-cell = "2mm"              # a maze with smaller cells is refused
            seed = 1                        # the same seed makes the same book
            # replace = [17]                # maze 17 becomes another one; [17, 17] the next one; all others stay
            answers = 6                     # solved mazes a page: 1, 4, 6, 9 or 12; 0 for none
            answers-at = "end"              # end; back: on the back of their mazes; file: a second file, see --answers
            page-numbers = true
            frame = "none"                  # around each page: none, line, double, rounded, hand-drawn
            name-line = false               # true: a line for a name and a time above the mazes
            front = ["title", "how-to"]     # pages before the first section: FRONT; [] for none
            # imprint = "First edition"     # on the page imprint, below title and author; one or more lines
            # credit = true                 # on that page: made with Mazewright, and the seed
            # style = "style.toml"          # colours, marks and pictures; see docs/styles.md

            # [words]                       # what Mazewright adds, in another language; see docs/books.md
            # maze = "Labyrinth {maze}"

            [cover]                         # for --cover; may be left out
            paper = "white"                 # white or cream: how thick the spine is
            text = "Twenty mazes, and all their answers."     # on the back
            colour = "#fff1c9"              # of the whole cover
            # maze = "rectangle:24x24,mask=heart/wilson/seed:7"  # on the front; a recipe
            # design = "poster"             # panels on a pattern of walls, and the maze in colours; else plain
            # accent = "#ffc94a"            # of a poster: its second colour
            # picture = "cat.svg"           # of a poster: in a disc beside the maze; a PNG or SVG file

            [[section]]
            title = "Warming up"            # on a page of its own; without title and instructions there is no such page
            instructions = "Find the path from the round mark to the square one."
            mazes = 8
            shapes = ["rectangle", "hexagon"]       # they take turns; see: mazewright list shapes
            size = "10x10..14x14"           # rows x columns of the first maze .. of the last
            generators = ["wilson", "prim-frontier-edge"]   # they take turns; see: mazewright list generators
            per-page = 2                    # 1, 2, 4 or 6
            # ends = "openings"             # entrance and exit in the outline, with arrows, where start and goal lie there
            # start = "bottom-left"         # a cell: row,column from 0, or a word such as top-right; see docs/recipes.md
            # goal = "farthest"
            # style.goal-picture = "cheese.svg"     # any key of a style, for this section; or style = "style.toml"

            [[section]]
            title = "In earnest"
            mazes = 12
            shapes = ["rectangle", "rectangle:mask=circle", "polar", "triangle"]
            # masks = ["heart", "cat.png"]  # they take turns: outlines, and files beside this one
            # paint = ["cat.png"]            # they take turns: the solution, coloured in, shows the picture; so do words, paint-texts = ["ANNA"]
            # mask-texts = ["ANNA", "BEN"]  # words that take turns: mazes in their letters, or in an outline without them
            size = "18x14..24x18"
            generators = ["wilson", "kruskal/braid:0.2", "recursive-backtracker"]
            difficulty = "46..58"           # rises from the first maze to the last; each is within 2 points of its target
            # difficulty = "solution-length:80..120,turns:20..40*2"     # other measures, and weights; see docs/books.md
            """.replace("FRONT", String.join(", ", FrontPages.names()));

    /** Worksheets for a class. */
    static final String WORKSHEET = """
            # Worksheets for a class: each pupil has another maze, and all mazes are equally difficult.
            # Make them with: mazewright book worksheet.toml -o worksheet.pdf
            layout = "worksheet"            # each page is handed out: no gutter, no pages before the first, a line for the name
            title = "Mazes for Class 4"     # of the file; the pages do not show it
            trim = "a4"                     # the paper: a4, letter, a3, a5, legal, or a size such as 210x297mm
            margin = "0.5in"                # to the edges of the paper
            least-cell = "4mm"              # a maze with smaller cells is refused
            seed = 1                        # another seed makes other mazes
            answers = 9                     # solved mazes a page: 1, 4, 6, 9 or 12; 0 for none
            answers-at = "end"              # end; back: on the back of each sheet; file: a second file, see --answers
            page-numbers = false
            name-line = true
            # style = "style.toml"          # colours, marks and pictures; see docs/styles.md

            [[section]]
            title = "Find the path"         # on each sheet
            instructions = "Draw a line from the round mark to the square one. Do not cross a wall."     # on each sheet
            mazes = 30                      # one for each pupil
            shapes = ["rectangle"]          # several take turns; see: mazewright list shapes
            size = "18x14"                  # rows x columns
            generators = ["prim-frontier-edge", "wilson"]   # they take turns; see: mazewright list generators
            # difficulty = "48"             # of all mazes; left out, the one that these generators give most often
            per-page = 1                    # 1, 2, 4 or 6
            """;

    /** Sheets on which algorithms are run by hand. */
    static final String UNPLUGGED = """
            # Unplugged sheets: pupils run an algorithm by hand, with pencil and paper, and come to the printed answer.
            # Make them with: mazewright book unplugged.toml -o unplugged.pdf
            layout = "unplugged"            # each page is handed out: a numbered grid, pseudo-code, and tables to be filled in
            title = "Mazes by Hand"         # of the file; the pages do not show it
            trim = "a4"                     # the paper: a4, letter, a3, a5, legal, or a size such as 210x297mm
            margin = "0.5in"                # to the edges of the paper
            seed = 1                        # another seed makes other sheets
            answers = 1                     # each answer is the sheet, filled in; 0 for none
            answers-at = "end"              # end; back: on the back of each sheet; file: a second file, see --answers
            page-numbers = false
            name-line = true

            # [words]                       # pseudo-code and texts in another language; see docs/books.md
            # pseudo-code = "Programm"

            [[section]]
            title = "The maze that you walk into"       # on each sheet
            # instructions = "..."          # below the title
            mazes = 1                       # different sheets; one for the whole class is copied at the printer
            shapes = ["rectangle"]          # or hexagon, triangle, polar ...; they take turns
            size = "5x5"                    # rows x columns: 4x4 to 6x6 fit on a4 and letter
            generators = ["recursive-backtracker"]      # recursive-backtracker, wilson, kruskal, breadth-first; they take turns

            [[section]]
            title = "The maze of random walks"
            mazes = 1
            size = "4x4"
            generators = ["wilson"]

            [[section]]
            title = "The maze of fallen walls"
            mazes = 1
            size = "4x4"
            generators = ["kruskal"]

            [[section]]
            title = "The shortest path"
            mazes = 1
            size = "6x6"
            generators = ["wilson"]         # any generator; see: mazewright list generators
            solver = "breadth-first"        # the sheet searches the maze, it does not make it
            """;

    private static final Map<String, String> TEXTS =
            Map.of(Layout.BOOK.toString(), TEXT, Layout.WORKSHEET.toString(), WORKSHEET, Layout.UNPLUGGED.toString(), UNPLUGGED);

    private BookExample() {}

    /**
     * The file of a layout.
     *
     * @throws UsageException if there is no such layout
     */
    public static String of(String layout) {
        String text = TEXTS.get(Names.canonical(layout));
        if (text == null) {
            throw new UsageException(Names.unknown("layout", layout, Layout.names()));
        }
        return text;
    }
}
