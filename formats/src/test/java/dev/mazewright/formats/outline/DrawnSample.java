package dev.mazewright.formats.outline;

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

    /** A sample of this dialect. */
    static DrawnSample of(String dialect, MazeRandom random) throws IOException {
        DrawnMaze maze = new DrawnMaze(random);
        return dialect.equals("pixels") ? pixels(maze, random) : text(dialect, maze, random);
    }

    // ---- texts

    private static DrawnSample text(String dialect, DrawnMaze maze, MazeRandom random) {
        boolean isTiles = !List.of("boxes", "narrow-boxes", "unicode").contains(dialect);
        List<String> lines = switch (dialect) {
            case "boxes" -> boxes(maze, 3);
            case "narrow-boxes" -> boxes(maze, 1);
            case "unicode" -> unicode(maze);
            case "matrix" -> tiles(maze, '1', '0', '0', '0');
            case "percents" -> tiles(maze, '%', ' ', 'P', '.');
            case "own-letters" -> tiles(maze, '#', ' ', '@', 'x');
            default -> tiles(maze, '#', ' ', 'S', 'E');
        };
        boolean hasMarks = !dialect.equals("matrix");
        if (!hasMarks) {
            maze.start = null;
            maze.goal = null;
        }
        StringBuilder kind = new StringBuilder(dialect);
        boolean isBlank = isTiles && hasMarks;
        if (isBlank && random.below(3) == 0) {
            lines = margin(lines, random);
            kind.append(", margin");
        }
        if (!dialect.equals("matrix") && random.below(3) == 0) {
            lines = lines.stream().map(line -> line.replaceAll(" +$", "")).toList();
            kind.append(", trimmed");
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

    private static List<String> unicode(DrawnMaze maze) {
        String junctions = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";
        List<String> boxes = boxes(maze, 3);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < boxes.size(); y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < boxes.get(y).length(); x++) {
                char letter = boxes.get(y).charAt(x);
                int arms = letter(boxes, y - 1, x, '|') | letter(boxes, y, x + 1, '-') << 1 | letter(boxes, y + 1, x, '|') << 2 | letter(boxes, y, x - 1, '-') << 3;
                line.append(letter == '+' ? junctions.charAt(arms) : letter == '-' ? '─' : letter == '|' ? '│' : letter);
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
                int rgb = mark == 'S' ? marks[0] : mark == 'E' ? marks[1] : pair[isFloor ? 1 : 0];
                image.setRGB(x, y, isClear && isFloor && mark == ' ' ? 0x00FFFFFF : 0xFF000000 | rgb);
            }
        }
        // A single mark of a colour is an end, whichever.
        int steps = maze.hasEnds() ? maze.tileSteps() : -1;
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return new DrawnSample("pixels " + Integer.toHexString(pair[0]) + " on " + Integer.toHexString(pair[1]) + (isClear ? " (clear)" : "")
                + (hasMargin ? ", margin " + Arrays.toString(margin) : ""), png.toByteArray(), steps);
    }
}
