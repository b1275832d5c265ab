package dev.mazewright.formats.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Files of maze-dataset, put together by hand: a maze of 2 x 2 cells, (0,0) - (1,0) - (1,1) - (0,1), or another. */
public final class ZanjSample {
    private ZanjSample() {}

    /** The maze as arrays. */
    public static byte[] arrays() {
        return zip("{\"__muutils_format__\":\"MazeDataset:minimal\",\"maze_solution_lengths\":{\"data\":[3],\"shape\":[1]}}",
                array("|b1", "1, 2, 2, 2", new byte[] {1, 1, 0, 0, 0, 0, 1, 0}),
                array("|i1", "1, 4, 2", new byte[] {0, 0, 1, 0, 1, 1, -14, 115}));
    }

    /** Another maze as arrays, with a path of one cell, the first. */
    public static byte[] arrays(int rows, int columns, byte... open) {
        return zip("{\"__muutils_format__\":\"MazeDataset:minimal\",\"maze_solution_lengths\":{\"data\":[1],\"shape\":[1]}}",
                array("|b1", "1, 2, " + rows + ", " + columns, open),
                array("|i1", "1, 1, 2", new byte[] {0, 0}));
    }

    /** The maze within the description. */
    public static byte[] inline() {
        return zip("{\"mazes\":[{\"connection_list\":{\"data\":[[[true,true],[false,false]],[[false,false],[true,false]]]},"
                + "\"solution\":{\"data\":[[0,0],[1,0],[1,1]]}}]}");
    }

    private static byte[] array(String type, String shape, byte[] elements) {
        String head = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + shape + "), }\n";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, (byte) head.length(), 0});
        out.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(elements);
        return out.toByteArray();
    }

    private static byte[] zip(String json, byte[]... arrays) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String[] names = {"maze_connection_lists.npy", "maze_solutions.npy"};
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            put(zip, "__zanj__.json", json.getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < arrays.length; i++) {
                put(zip, names[i], arrays[i]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static void put(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0);
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }
}
