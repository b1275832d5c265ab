package dev.mazewright.drawing;

import dev.mazewright.core.maze.MazeRandom;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * A maze as somebody might have typed or painted it.
 *
 * @param kind the dialect, and what was done to it
 * @param bytes of the file
 * @param steps of the right path; -1 where the drawing does not say which ends
 */
record DrawnSample(String kind, byte[] bytes, int steps) {
    private static final String[] LINE_ENDS = {"\n", "\n", "\n", "\r\n", "\r"};
    private static final int[][] COLOURS = {
        {0x000000, 0xFFFFFF}, {0x8C8C8C, 0xDCDCDC}, {0xFF9600, 0xFFFFFF}, {0x00C800, 0xFFFFFF}, {0xFFFFFF, 0x000000},
        {0x0000FF, 0xFFFF00}, {0x303030, 0x808080}, {0xFF0000, 0xFFFFFF}, {0xE0E0E0, 0x202040}
    };

    /** The colour of a page around a maze. */
    private static final int PAGE = 0x909090;

    /** A sample of this dialect. */
    static DrawnSample of(String dialect, MazeRandom random) throws IOException {
        DrawnMaze maze = new DrawnMaze(random);
        return dialect.equals("pixels") ? pixels(maze, random) : text(dialect, maze, random);
    }

    // ---- texts

    private static DrawnSample text(String dialect, DrawnMaze maze, MazeRandom random) {
        boolean isTiles = !List.of("boxes", "narrow-boxes", "unicode", "compact", "underscores").contains(dialect);
        boolean hasMarks = !List.of("matrix", "underscores", "half-blocks").contains(dialect);
        if (!hasMarks) {
            maze.start = null;
            maze.goal = null;
        }
        List<String> lines = switch (dialect) {
            case "boxes" -> boxes(maze, 3);
            case "narrow-boxes" -> boxes(maze, 1);
            case "unicode" -> unicode(boxes(maze, 3), " ╵╶└╷│┌├╴┘─┴┐┤┬┼");
            case "compact" -> unicode(boxes(maze, 1), random.bit() ? " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋" : " ╵╶╰╷│╭├╴╯─┴╮┤┬┼");
            case "underscores" -> underscores(maze);
            case "half-blocks" -> halfBlocks(tiles(maze, '#', ' ', ' ', ' '));
            case "array" -> array(maze, random);
            case "matrix" -> tiles(maze, '1', '0', '0', '0');
            case "percents" -> tiles(maze, '%', ' ', 'P', '.');
            case "own-letters" -> tiles(maze, '#', ' ', '@', 'x');
            default -> tiles(maze, '#', ' ', 'S', 'E');
        };
        StringBuilder kind = new StringBuilder(dialect);
        boolean isBlank = List.of("blocks", "percents", "own-letters").contains(dialect);
        if (isBlank && random.below(3) == 0) {
            lines = margin(lines, random);
            kind.append(", margin");
        }
        if (!dialect.equals("matrix") && random.below(3) == 0) {
            lines = lines.stream().map(line -> line.replaceAll(" +$", "")).toList();
            kind.append(", trimmed");
        }
        if (!dialect.equals("array") && random.below(4) == 0) {
            lines = surrounded(lines, isTiles, random, kind);
        }
        String end = LINE_ENDS[(int) random.below(LINE_ENDS.length)];
        String text = String.join(end, lines) + (random.bit() ? end : "");
        if (random.below(6) == 0) {
            text = end + text;
            kind.append(", blank line before");
        }
        if (random.below(6) == 0) {
            text = "\ufeff" + text;
            kind.append(", BOM");
        }
        return new DrawnSample(kind.toString(), text.getBytes(StandardCharsets.UTF_8), !maze.hasEnds() ? -1 : isTiles ? maze.tileSteps() : maze.cellSteps());
    }

    private static List<String> tiles(DrawnMaze maze, char wall, char floor, char start, char goal) {
        List<String> lines = new ArrayList<>();
        boolean[][] tiles = maze.tiles();
        for (int row = 0; row < tiles.length; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < tiles[row].length; column++) {
                char mark = row % 2 == 1 && column % 2 == 1 ? maze.mark(row / 2, column / 2) : ' ';
                line.append(!tiles[row][column] ? wall : mark == 'S' ? start : mark == 'E' ? goal : floor);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static List<String> margin(List<String> lines, MazeRandom random) {
        int width = lines.getFirst().length();
        String left = " ".repeat((int) random.below(4));
        String right = " ".repeat((int) random.below(4));
        String blank = left + " ".repeat(width) + right;
        List<String> more = new ArrayList<>();
        for (int i = (int) random.below(3); i > 0 && !blank.isEmpty(); i--) {
            more.add(blank);
        }
        lines.forEach(line -> more.add(left + line + right));
        for (int i = (int) random.below(3); i > 0; i--) {
            more.add(blank);
        }
        return more;
    }

    private static List<String> boxes(DrawnMaze maze, int wide) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row <= maze.rows; row++) {
            StringBuilder posts = new StringBuilder();
            StringBuilder cells = new StringBuilder();
            for (int column = 0; column < maze.columns; column++) {
                boolean isOpen = row < maze.rows ? maze.isOpen(row, column, 0) : maze.isOpen(row - 1, column, 2);
                posts.append('+').append((isOpen ? " " : "-").repeat(wide));
                if (row < maze.rows) {
                    String blank = " ".repeat(wide / 2);
                    cells.append(maze.isOpen(row, column, 3) ? ' ' : '|').append(blank).append(maze.mark(row, column)).append(blank);
                }
            }
            lines.add(posts + "+");
            if (row < maze.rows) {
                lines.add(cells + (maze.isOpen(row, maze.columns - 1, 1) ? " " : "|"));
            }
        }
        return lines;
    }

    /** What people write around a drawing. */
    private static List<String> surrounded(List<String> lines, boolean isTiles, MazeRandom random, StringBuilder kind) {
        List<String> more = new ArrayList<>(lines);
        switch ((int) random.below(isTiles ? 3 : 4)) {
            case 0 -> {
                more.add(0, "```");
                more.add("```");
                kind.append(", fence");
            }
            case 1 -> {
                more.add(0, "// the maze of the second week");
                kind.append(", comment");
            }
            case 2 -> {
                more.add(0, "; drawn by hand");
                more.add(1, "");
                kind.append(", comment and blank line");
            }
            default -> {
                String indent = random.bit() ? "    " : "\t";
                more.replaceAll(line -> indent + line);
                kind.append(", indented");
            }
        }
        return more;
    }

    private static List<String> array(DrawnMaze maze, MazeRandom random) {
        List<String> lines = new ArrayList<>();
        List<String> tiles = tiles(maze, '1', '0', '2', '3');
        boolean isPython = random.bit();
        for (int row = 0; row < tiles.size(); row++) {
            String digits = String.join(isPython ? ", " : ",", tiles.get(row).split(""));
            lines.add(!isPython ? digits : (row == 0 ? "maze = [[" : "        [") + digits + (row < tiles.size() - 1 ? "]," : "]]"));
        }
        return lines;
    }

    private static List<String> underscores(DrawnMaze maze) {
        List<String> lines = new ArrayList<>();
        StringBuilder top = new StringBuilder();
        for (int column = 0; column < maze.columns; column++) {
            top.append(maze.isOpen(0, column, 0) ? "  " : " _");
        }
        lines.add(top.toString());
        for (int row = 0; row < maze.rows; row++) {
            StringBuilder line = new StringBuilder(maze.isOpen(row, 0, 3) ? " " : "|");
            for (int column = 0; column < maze.columns; column++) {
                line.append(maze.isOpen(row, column, 2) ? ' ' : '_').append(maze.isOpen(row, column, 1) ? ' ' : '|');
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static List<String> halfBlocks(List<String> tiles) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < tiles.size(); row += 2) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < tiles.get(row).length(); column++) {
                boolean isUpper = tiles.get(row).charAt(column) == '#';
                boolean isLower = row + 1 < tiles.size() && tiles.get(row + 1).charAt(column) == '#';
                line.append(isUpper ? isLower ? '█' : '▀' : isLower ? '▄' : ' ');
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static List<String> unicode(List<String> boxes, String junctions) {
        char across = junctions.charAt(10);
        char down = junctions.charAt(5);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < boxes.size(); y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < boxes.get(y).length(); x++) {
                char letter = boxes.get(y).charAt(x);
                int arms = letter(boxes, y - 1, x, '|') | letter(boxes, y, x + 1, '-') << 1 | letter(boxes, y + 1, x, '|') << 2 | letter(boxes, y, x - 1, '-') << 3;
                line.append(letter == '+' ? junctions.charAt(arms) : letter == '-' ? across : letter == '|' ? down : letter);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static int letter(List<String> lines, int y, int x, char wanted) {
        return y >= 0 && y < lines.size() && x >= 0 && x < lines.get(y).length() && lines.get(y).charAt(x) == wanted ? 1 : 0;
    }

    // ---- pictures

    private static DrawnSample pixels(DrawnMaze maze, MazeRandom random) throws IOException {
        boolean[][] tiles = maze.tiles();
        int[] pair = COLOURS[(int) random.below(COLOURS.length)];
        int[] margin = new int[4];
        boolean hasMargin = random.below(3) == 0;
        for (int side = 0; side < 4 && hasMargin; side++) {
            margin[side] = (int) random.below(4);
        }
        int[] marks = pair[0] == 0xFF0000 || pair[1] == 0xFFFF00 || pair[0] == 0x00C800 ? new int[] {0xFF00FF, 0x00FFFF} : new int[] {0x00FF00, 0xFF0000};
        boolean hasPage = hasMargin && random.below(3) == 0 && pair[0] != 0x8C8C8C; // which nobody can tell from the page
        boolean isClear = pair[1] == 0xFFFFFF && random.below(4) == 0;
        BufferedImage image = new BufferedImage(
                tiles[0].length + margin[1] + margin[3], tiles.length + margin[0] + margin[2], isClear ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int row = y - margin[0];
                int column = x - margin[3];
                boolean isTile = row >= 0 && row < tiles.length && column >= 0 && column < tiles[0].length;
                boolean isFloor = !isTile || tiles[row][column];
                char mark = isTile && row % 2 == 1 && column % 2 == 1 ? maze.mark(row / 2, column / 2) : ' ';
                int rgb = !isTile && hasPage ? PAGE : mark == 'S' ? marks[0] : mark == 'E' ? marks[1] : pair[isFloor ? 1 : 0];
                image.setRGB(x, y, isClear && isFloor && mark == ' ' && (isTile || !hasPage) ? 0x00FFFFFF : 0xFF000000 | rgb);
            }
        }
        // A single mark of a colour is an end, whichever.
        int steps = maze.hasEnds() ? maze.tileSteps() : -1;
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return new DrawnSample("pixels " + Integer.toHexString(pair[0]) + " on " + Integer.toHexString(pair[1]) + (isClear ? " (clear)" : "")
                + (hasMargin ? (hasPage ? ", grey" : "") + ", margin " + Arrays.toString(margin) : ""), png.toByteArray(), steps);
    }
}
