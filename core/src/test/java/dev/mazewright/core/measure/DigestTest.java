package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The digest against one computed from the drawing, digit by digit. */
class DigestTest {
    static List<GridModel> models() {
        return GridModels.connected();
    }

    private static String sha256(String text) throws NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
        StringBuilder hex = new StringBuilder(new BigInteger(1, hash).toString(16));
        while (hex.length() < 64) {
            hex.insert(0, '0');
        }
        return hex.toString();
    }

    /** SHA-256 of "f", a single cell, computed by another program. */
    @Test
    void singleCellIsTheDigestOfF() {
        assertThat(Digest.of(new Maze(GridModel.rectangle(1, 1).grid)))
                .isEqualTo("252f10c83610ebca1a059c0bae8255eba2f95be4d1d7bcfa89d7248a82d9f111");
    }

    /** Two cells side by side, open between: north, south and west are closed, then north, east and south. */
    @Test
    void digitsAreTheClosedSides() throws NoSuchAlgorithmException {
        Maze maze = new Maze(GridModel.rectangle(1, 2).grid);
        maze.carve(maze.grid().first(), 1);
        assertThat(Digest.of(maze)).isEqualTo(sha256("d7"));
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyPositionHasItsDigits(GridModel model) throws NoSuchAlgorithmException {
        Maze maze = new Maze(model.grid);
        new Kruskal().generate(maze, new MazeRandom(1));
        Passages passages = Passages.of(model, maze);
        int[][] adjacency = model.adjacency();
        int most = Math.max(1, Arrays.stream(adjacency).mapToInt(list -> list.length).max().orElseThrow());
        int bits = most <= 4 ? 4 : most <= 8 ? 8 : most <= 16 ? 16 : 32;
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < model.cells.length; row++) {
            for (int column = 0; column < model.cells[row].length; column++) {
                long closed = (1L << bits) - 1;
                int cell = model.number(row, column);
                if (cell < 0 && model.grid.isGraph()) {
                    continue; // graphs have no digits for positions without cells
                }
                for (int direction = 0; cell >= 0 && direction < adjacency[cell].length; direction++) {
                    int there = adjacency[cell][direction];
                    closed -= there >= 0 && passages.isOpen(cell, there) ? 1L << direction : 0;
                }
                String hex = Long.toHexString(closed);
                text.append("0".repeat(bits / 4 - hex.length())).append(hex);
            }
        }
        assertThat(Digest.of(maze)).isEqualTo(sha256(text.toString()));
        assertThat(hex(Digest.digits(maze))).isEqualTo(text.toString());
    }

    private static String hex(byte[] digits) {
        StringBuilder text = new StringBuilder();
        for (byte digit : digits) {
            text.append(Integer.toHexString(digit));
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 17, 32, 40})
    void digitsOfSquaresAreThoseOfTheDigest(int columns) throws NoSuchAlgorithmException {
        Maze maze = new Maze(GridModel.rectangle(5, columns).grid);
        new Kruskal().generate(maze, new MazeRandom(1));
        assertThat(sha256(hex(Digest.digits(maze)))).isEqualTo(Digest.of(maze));
    }
}
