package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * A tar archive a shard, as the library webdataset streams them: of each row the document, a picture, and a picture with
 * the path, whose names begin with the number of the row. All entries have the same date and owner.
 *
 * <p>Source: the format ustar of POSIX.1-1988.
 */
final class WebDataset extends NamedFormat {
    private static final int BLOCK = 512;

    /** Where the checksum stands, and how long it is. */
    private static final int CHECKSUM = 148;

    private static final int CHECKSUM_SIZE = 8;

    WebDataset() {
        super("webdataset", "A tar archive a shard for webdataset: documents, pictures, and pictures with the path.", HubTable.of("application/x-tar", "image-to-image"));
    }

    @Override
    public void require(Dataset dataset) {}

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".tar"));
    }

    @Override
    public List<String> tags() {
        return List.of("webdataset");
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + ".tar");
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                String key = String.format(Locale.ROOT, "%08d", row.number());
                Document plain = Document.of(row.puzzle().withRecipe(row.recipe().toString()));
                Document solved = plain.withSolution(row.path());
                put(key + ".json", "json", solved);
                put(key + ".path.png", "png", solved);
                put(key + ".png", "png", plain);
            }

            private void put(String name, String format, Document document) throws IOException {
                content.reset();
                Formats.named(format).write(document, content);
                out.write(head(name, content.size()));
                content.writeTo(out);
                out.write(new byte[-content.size() & (BLOCK - 1)]);
            }

            @Override
            public void finish() throws IOException {
                out.write(new byte[2 * BLOCK]); // the end of an archive
                out.close();
            }
        };
    }

    /** What stands before a file of this size. */
    private static byte[] head(String name, int size) {
        byte[] head = new byte[BLOCK];
        put(head, 0, name);
        put(head, 100, "0000644");
        put(head, 108, "0000000");
        put(head, 116, "0000000");
        put(head, 124, String.format(Locale.ROOT, "%011o", size));
        put(head, 136, "00000000000");
        put(head, CHECKSUM, " ".repeat(CHECKSUM_SIZE));
        put(head, 156, "0");
        put(head, 257, "ustar\00000");
        int sum = 0;
        for (byte each : head) {
            sum += each;
        }
        put(head, CHECKSUM, String.format(Locale.ROOT, "%06o\0 ", sum));
        return head;
    }

    private static void put(byte[] head, int at, String text) {
        byte[] ascii = text.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(ascii, 0, head, at, ascii.length);
    }
}
