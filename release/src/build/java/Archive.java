import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Files packed as .zip and .tar.gz: in the order of their names, with one time and without owners, so that the bytes depend on the
 * files alone.
 */
final class Archive {
    private static final int BLOCK = 512;
    private static final int NAME = 100;
    private static final int PREFIX = 155;

    private final SortedMap<String, Path> files;
    private final Instant time;

    /** An archive of these files by their names in it; a file that can be run on this machine can be run where it is unpacked. */
    Archive(SortedMap<String, Path> files, Instant time) {
        this.files = files;
        this.time = time;
    }

    void zip(Path target) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, Path> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(time.atOffset(ZoneOffset.UTC).toLocalDateTime());
                out.putNextEntry(entry);
                Files.copy(file.getValue(), out);
                out.closeEntry();
            }
        }
        byte[] zip = bytes.toByteArray();
        markExecutables(ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN));
        Files.write(target, zip);
    }

    /** Gives the entries of the directory at the end the file modes of Unix, which ZipOutputStream cannot. */
    private void markExecutables(ByteBuffer zip) {
        int end = zip.limit() - 22; // without a comment, the last record has this length
        int entry = zip.getInt(end + 16);
        for (Path file : files.values()) {
            zip.put(entry + 5, (byte) 3);
            zip.putInt(entry + 38, (Files.isExecutable(file) ? 0100755 : 0100644) << 16);
            entry += 46 + zip.getShort(entry + 28) + zip.getShort(entry + 30) + zip.getShort(entry + 32);
        }
    }

    void tarGz(Path target) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(target), 1 << 16) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            for (Map.Entry<String, Path> file : files.entrySet()) {
                long size = Files.size(file.getValue());
                out.write(header(file.getKey(), size, Files.isExecutable(file.getValue()) ? 0755 : 0644));
                Files.copy(file.getValue(), out);
                out.write(new byte[(int) (-size & (BLOCK - 1))]);
            }
            out.write(new byte[2 * BLOCK]);
        }
    }

    /** A header of POSIX's ustar format. */
    private byte[] header(String name, long size, int mode) throws IOException {
        byte[] block = new byte[BLOCK];
        int cut = name.length() <= NAME ? -1 : name.lastIndexOf('/', PREFIX);
        if (name.length() - cut - 1 > NAME || !StandardCharsets.US_ASCII.newEncoder().canEncode(name)) {
            throw new IOException("cannot be named in a tar file: " + name);
        }
        put(block, 0, name.substring(cut + 1));
        put(block, 100, "%07o".formatted(mode));
        put(block, 108, "0000000");
        put(block, 116, "0000000");
        put(block, 124, "%011o".formatted(size));
        put(block, 136, "%011o".formatted(time.getEpochSecond()));
        put(block, 148, "        ");
        put(block, 156, "0");
        put(block, 257, "ustar");
        put(block, 263, "00");
        put(block, 265, "root");
        put(block, 297, "root");
        put(block, 345, cut < 0 ? "" : name.substring(0, cut));
        int sum = 0;
        for (byte each : block) {
            sum += each & 0xff;
        }
        put(block, 148, "%06o\0 ".formatted(sum));
        return block;
    }

    private static void put(byte[] block, int offset, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(bytes, 0, block, offset, bytes.length);
    }
}
