package dev.mazewright.formats.deflate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** The archives that the JDK writes are read as it reads them, the damaged ones too. */
class ZipReaderTest {
    private static byte[] archive(MazeRandom random, int most) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (int i = 0; i < 4; i++) {
                byte[] bytes = Samples.random(random, (int) random.below(most));
                ZipEntry entry = new ZipEntry("file" + i);
                entry.setTime(0);
                if (i % 2 == 1) {
                    CRC32 crc = new CRC32();
                    crc.update(bytes);
                    entry.setMethod(ZipEntry.STORED);
                    entry.setCrc(crc.getValue());
                    entry.setSize(bytes.length);
                }
                zip.putNextEntry(entry);
                zip.write(bytes);
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    @Test
    void readsWhatTheJdkWrites() throws IOException {
        MazeRandom random = new MazeRandom(1);
        for (int i = 0; i < 50; i++) {
            byte[] zip = archive(random, 60_000);
            assertThat(ours(zip)).isEqualTo(theirs(zip)).contains("file3");
        }
    }

    /** It refuses whatever the JDK refuses, but for names and sizes that do not matter, and never reads other bytes. */
    @Test
    void damaged() throws IOException {
        MazeRandom random = new MazeRandom(2);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] zip = archive(random, 60);
            int at = (int) random.below(zip.length);
            byte[] damaged = i % 3 == 0 ? Arrays.copyOf(zip, at) : zip.clone();
            if (i % 3 > 0) {
                damaged[at] ^= (byte) (1 << random.below(8));
            }
            String found = ours(damaged);
            String expected = theirs(damaged);
            if (found.equals("refused")) {
                refused++;
            } else if (!expected.equals("refused")) {
                assertThat(found).isEqualTo(expected);
            } else {
                assertThat(contents(found)).isEqualTo(contents(theirs(zip)));
            }
        }
        assertThat(refused).isGreaterThan(5000);
    }

    private static String contents(String files) {
        return files.replaceAll("(?m)^.* ", "");
    }

    private static String ours(byte[] bytes) throws IOException {
        StringBuilder all = new StringBuilder();
        ZipReader zip = new ZipReader(new ByteArrayInputStream(bytes));
        try {
            for (String name = zip.next(); name != null; name = zip.next()) {
                all.append(name).append(' ').append(Arrays.hashCode(zip.readAllBytes())).append('\n');
            }
        } catch (ZipException | EOFException e) {
            return "refused";
        }
        return all.toString();
    }

    private static String theirs(byte[] bytes) throws IOException {
        StringBuilder all = new StringBuilder();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                all.append(entry.getName()).append(' ').append(Arrays.hashCode(zip.readAllBytes())).append('\n');
            }
        } catch (ZipException | EOFException | IllegalArgumentException e) {
            return "refused";
        }
        return all.toString();
    }
}
