package dev.mazewright.datasets;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.SymmetryDigest;
import java.util.HexFormat;

/**
 * The hash by which mazes count as equal: of full grids of squares and tiles that of the canonical form of the eight images,
 * of others that of the passages. Not safe for threads.
 */
public final class MazeHash {
    private final SymmetryDigest symmetry = new SymmetryDigest();
    private int image;
    private final byte[] digest = new byte[SymmetryDigest.BYTES];

    /** Which image of the last maze is the canonical one, 0 to 7: mazes are equal if their hashes and these are. */
    public int image() {
        return image;
    }

    /** The 32 bytes of a maze; the array is used again for the next one. */
    public byte[] of(Maze maze) {
        if (SymmetryDigest.fits(maze.grid())) {
            symmetry.of(maze, digest);
            image = symmetry.image();
            return digest;
        }
        image = 0;
        return HexFormat.of().parseHex(Digest.of(maze));
    }
}
