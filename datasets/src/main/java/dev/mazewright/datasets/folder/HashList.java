package dev.mazewright.datasets.folder;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.datasets.MazeHash;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** The hashes of the mazes of a shard, as a file: 16 bytes each, and one for the image that is the canonical one. */
final class HashList {
    /** The bytes of a maze. */
    static final int BYTES = 17;

    private static final int SHORTENED = 16;

    private final MazeHash hash = new MazeHash();
    private final byte[] bytes;
    private int size;

    HashList(int mazes) {
        bytes = new byte[Math.multiplyExact(mazes, BYTES)];
    }

    void add(Maze maze) {
        System.arraycopy(hash.of(maze), 0, bytes, size, SHORTENED);
        bytes[size + SHORTENED] = (byte) hash.image();
        size += BYTES;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** Adds those mazes of a file whose hashes fall into one of a number of classes. */
    static void addTo(EqualMazes mazes, byte[] file, int which, int classes) {
        ByteBuffer in = ByteBuffer.wrap(file);
        while (in.remaining() >= BYTES) {
            long high = in.getLong();
            long low = in.getLong();
            int image = in.get();
            if (Long.remainderUnsigned(high, classes) == which) {
                mazes.add(high, low, image);
            }
        }
    }

    /** Whether one of the mazes of a file, or an image of it, is among others. */
    static boolean anyIn(EqualMazes others, byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        while (in.remaining() >= BYTES) {
            if (others.contains(in.getLong(), in.getLong())) {
                return true;
            }
            in.get();
        }
        return false;
    }
}
