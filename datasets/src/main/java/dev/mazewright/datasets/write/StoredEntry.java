package dev.mazewright.datasets.write;

import java.io.IOException;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Files in a zip, stored as they are, all of the same date, so that the same files make the same zip. */
final class StoredEntry {
    private static final LocalDateTime DATE = LocalDateTime.of(1980, 1, 1, 0, 0);

    private StoredEntry() {}

    /** Writes a file that consists of parts. */
    static void write(ZipOutputStream zip, String name, byte[]... parts) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        CRC32 checksum = new CRC32();
        long size = 0;
        for (byte[] part : parts) {
            checksum.update(part);
            size += part.length;
        }
        entry.setMethod(ZipEntry.STORED);
        entry.setTimeLocal(DATE);
        entry.setSize(size);
        entry.setCrc(checksum.getValue());
        zip.putNextEntry(entry);
        for (byte[] part : parts) {
            zip.write(part);
        }
        zip.closeEntry();
    }
}
