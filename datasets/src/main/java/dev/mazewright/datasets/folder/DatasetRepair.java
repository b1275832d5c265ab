package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares the files of a finished dataset with their digests, and makes those again that are missing or damaged. */
final class DatasetRepair {
    private final DatasetFolder folder;
    private final Dataset dataset;
    private final Manifest manifest;
    private final DatasetFormat format;

    DatasetRepair(DatasetFolder folder, Dataset dataset, Manifest manifest) {
        this.folder = folder;
        this.dataset = dataset;
        this.manifest = manifest;
        format = DatasetFormats.ofFolder(dataset);
    }

    void run() throws IOException {
        Set<String> damaged = damaged(folder, manifest);
        if (damaged.isEmpty()) {
            folder.note("complete: the digests of " + DatasetFolder.count(manifest.files().size()) + " are right");
            folder.work().removeAllButLock();
            return;
        }
        DatasetRows rows = new Distinct(folder.rows(dataset), folder.context()).distinct();
        WholeFiles whole = new WholeFiles(rows, format, folder.work(), folder.context());
        List<Shard> shards = new ArrayList<>();
        for (Split split : dataset.splits()) {
            List<Shard> all = DatasetFolder.shards(split, format, dataset.shardSize());
            if (format.isJoined()) {
                // The names of a split's arrays have its name; a file that only happens to have it costs time, no more.
                shards.addAll(damaged.stream().anyMatch(path -> path.contains(split.name())) ? all : List.of());
            } else {
                all.stream().filter(shard -> damaged.stream().anyMatch(path -> path.contains("/" + shard.name()))).forEach(shards::add);
            }
        }
        List<WrittenFile> made = new ArrayList<>(whole.files(folder.parts(rows, format, shards)));
        made.addAll(whole.others(manifest.splits()));
        for (WrittenFile file : made) {
            if (!manifest.files().contains(file)) {
                throw new BadDataException(folder.folder() + "/" + Manifest.NAME, "", "another digest of " + file.path() + " than that of the file"
                        + " made again", "the manifest of this dataset, as " + Manifest.PROGRAM + " writes it; it was made by " + manifest.version());
            }
        }
        folder.work().removeAllButLock();
        folder.note("made again: " + String.join(", ", damaged));
    }

    /** The files that are missing or other than the manifest has them. */
    static Set<String> damaged(DatasetFolder folder, Manifest manifest) {
        Set<String> damaged = new TreeSet<>();
        List<WrittenFile> files = manifest.files();
        folder.context().share(files.size(), () -> i -> {
            WrittenFile file = files.get((int) i);
            Path path = folder.folder().resolve(file.path());
            try {
                if (!Files.isRegularFile(path) || !HashedFile.of(path, file.path()).equals(file)) {
                    synchronized (damaged) {
                        damaged.add(file.path());
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return damaged;
    }
}
