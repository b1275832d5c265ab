package dev.mazewright.datasets.folder;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetText;
import dev.mazewright.datasets.write.DatasetFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is made of all shards of a dataset: the arrays that they are joined to, counts, the specification, the card. */
final class WholeFiles {
    private final DatasetRows rows;
    private final DatasetFormat format;
    private final WorkFolder work;
    private final Context context;

    WholeFiles(DatasetRows rows, DatasetFormat format, WorkFolder work, Context context) {
        this.rows = rows;
        this.format = format;
        this.work = work;
        this.context = context;
    }

    /** What the manifest has of a split. */
    Manifest.SplitCounts counts(Split split, List<WorkFolder.Part> ofAll) throws IOException {
        List<WorkFolder.Part> parts = of(split, ofAll);
        SplitStatistics all = new SplitStatistics(rows.bins(split));
        parts.forEach(part -> all.add(part.statistics()));
        EqualMazes mazes = new EqualMazes();
        int classes = 1;
        while (!context.hasMemory(EqualMazes.bytes(split.count() / classes))) {
            classes *= 2;
        }
        for (int which = 0; which < classes; which++) {
            for (WorkFolder.Part part : parts) {
                CancelledException.check();
                HashList.addTo(mazes, work.hashes(part.shard()), which, classes);
            }
            mazes.clear();
        }
        return new Manifest.SplitCounts(all, split.rows(), mazes.equal(), mazes.alike());
    }

    /** The files of the rows of all parts: as they are, or those that parts are joined to. */
    List<WrittenFile> files(List<WorkFolder.Part> parts) throws IOException {
        if (!format.isJoined()) {
            return parts.stream().flatMap(part -> part.files().stream()).toList();
        }
        List<WrittenFile> files = new ArrayList<>();
        for (Split split : rows.dataset().splits()) {
            List<WorkFolder.Part> own = of(split, parts);
            files.addAll(own.isEmpty() ? List.of() : join(split, own));
        }
        return files;
    }

    private static List<WorkFolder.Part> of(Split split, List<WorkFolder.Part> parts) {
        return parts.stream().filter(part -> part.shard().split().equals(split)).toList();
    }

    private List<WrittenFile> join(Split split, List<WorkFolder.Part> parts) throws IOException {
        List<WrittenFile> joined = new ArrayList<>();
        for (WrittenFile first : parts.getFirst().files()) {
            HashedFile out = new HashedFile(work.temporary(first.path()), first.path());
            try (out) {
                out.write(format.head(split, first.path()));
                for (WorkFolder.Part part : parts) {
                    CancelledException.check();
                    Files.copy(work.complete(part.shard()).resolve(first.path()), out);
                }
            }
            work.publish(work.temporary(first.path()), first.path());
            joined.add(out.written());
        }
        return joined;
    }

    /** The files that do not come from rows: those of the format, the specification, the card. */
    List<WrittenFile> others(Map<String, Manifest.SplitCounts> counts) throws IOException {
        Dataset dataset = rows.dataset();
        List<HashedFile> files = new ArrayList<>();
        try {
            format.finish(dataset, path -> {
                HashedFile file = new HashedFile(work.temporary(path), path);
                files.add(file);
                return file;
            });
            write(files, DatasetFolder.SPECIFICATION, DatasetText.print(dataset).getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> file : new Card(rows, format, counts).files().entrySet()) {
                write(files, file.getKey(), file.getValue());
            }
            List<WrittenFile> written = new ArrayList<>();
            for (HashedFile file : files) {
                file.close();
                work.publish(work.temporary(file.path()), file.path());
                written.add(file.written());
            }
            return written;
        } finally {
            for (HashedFile file : files) {
                file.abandon();
            }
        }
    }

    private void write(List<HashedFile> files, String path, byte[] bytes) throws IOException {
        HashedFile file = new HashedFile(work.temporary(path), path);
        files.add(file);
        file.write(bytes);
    }
}
