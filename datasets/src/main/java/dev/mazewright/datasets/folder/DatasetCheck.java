package dev.mazewright.datasets.folder;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Sha256;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/**
 * Describes a finished dataset: compares all files with the manifest, makes every row again and compares it with the files,
 * solves it by another solver than made it, looks for mazes that two splits have in common, and writes the card.
 */
public final class DatasetCheck {
    /** Found paths as long as a breadth-first search, by another algorithm. */
    private static final String SOLVER = "bidirectional";

    private final java.nio.file.Path folder;
    private final Context context;
    private final DatasetFolder.RowProgress progress;
    private final List<String> lines = new ArrayList<>();
    private final Set<String> wrong = new TreeSet<>();
    private final List<String> faults = new ArrayList<>();

    /** A check of a folder. */
    public DatasetCheck(java.nio.file.Path folder, Context context, DatasetFolder.RowProgress progress) {
        this.folder = folder;
        this.context = context;
        this.progress = progress;
    }

    /** What was found, a line each. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** Whether a folder has a manifest. */
    public static boolean isDataset(java.nio.file.Path folder) {
        return Files.isRegularFile(folder.resolve(Manifest.NAME));
    }

    /**
     * Checks it, and writes the card anew.
     *
     * @return whether nothing is wrong
     * @throws IOException if a file cannot be read, or the card cannot be written
     */
    public boolean run() throws IOException {
        java.nio.file.Path file = folder.resolve(Manifest.NAME);
        Manifest manifest = Manifest.parse(Files.readString(file), file.toString());
        Dataset dataset = DatasetFile.parse(manifest.specification(), file.toString());
        DatasetFolder files = new DatasetFolder(folder, context, progress);
        DatasetRows given = files.rows(dataset);
        DatasetFormat format = DatasetFormats.ofFolder(dataset);
        Set<String> damaged = DatasetRepair.damaged(files, manifest);
        DatasetRows rows = new Distinct(given, context).distinct();
        Card card = new Card(rows, format, manifest.splits());
        List<String> written = new ArrayList<>();
        for (Map.Entry<String, byte[]> own : card.files().entrySet()) {
            if (damaged.remove(own.getKey())) {
                Files.createDirectories(folder.resolve(own.getKey()).getParent());
                Files.write(folder.resolve(own.getKey()), own.getValue());
                written.add(own.getKey());
            }
        }
        damaged.forEach(path -> lines.add((Files.exists(folder.resolve(path)) ? "damaged: " : "missing: ") + path));
        boolean isWhole = addFolder(manifest);
        List<EqualMazes> mazes = new ArrayList<>();
        long done = 0;
        long all = dataset.splits().stream().mapToLong(Split::rows).sum();
        for (Split split : dataset.splits()) {
            long rowsBefore = done;
            Map<String, String> made = again(rows, format, split, mazes, count -> progress.made(rowsBefore + count, all));
            done += split.rows();
            for (WrittenFile each : manifest.files()) {
                String sha = made.get(each.path());
                if (sha != null && !sha.equals(each.sha256())) {
                    wrong.add(each.path());
                }
            }
            lines.add(split.name() + ": " + split.rows() + " rows, all made again"
                    + (damaged.isEmpty() && wrong.isEmpty() ? " and equal to the files" : "") + "; every path checked");
        }
        wrong.forEach(path -> lines.add("not what the specification makes: " + path));
        lines.addAll(faults);
        if (dataset.splits().size() > 1 && faults.isEmpty()) {
            lines.add("no maze of one split is an image of another's");
        }
        written.forEach(path -> lines.add("written: " + path));
        return isWhole && damaged.isEmpty() && wrong.isEmpty() && faults.isEmpty();
    }

    /** Says which files the manifest does not name, and whether the folder was finished; returns whether it has these files alone. */
    private boolean addFolder(Manifest manifest) throws IOException {
        Set<String> strange = new TreeSet<>();
        try (Stream<java.nio.file.Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile).forEach(file -> strange.add(folder.relativize(file).toString().replace(File.separatorChar, '/')));
        }
        strange.removeAll(manifest.files().stream().map(WrittenFile::path).toList());
        strange.remove(Manifest.NAME);
        boolean isFinished = strange.remove(DatasetFolder.SUCCESS);
        strange.forEach(path -> lines.add("not in the manifest: " + path));
        if (!isFinished) {
            lines.add("not finished: the folder has no " + DatasetFolder.SUCCESS + ", which is written last; make the dataset again, which compares all files");
        }
        return isFinished && strange.isEmpty();
    }

    /** Makes the rows of a split again; returns the SHA-256 of each file. */
    private Map<String, String> again(DatasetRows rows, DatasetFormat format, Split split, List<EqualMazes> others, LongConsumer reported) {
        Map<String, Sha256> digests = new HashMap<>();
        List<Shard> shards = DatasetFolder.shards(split, format, rows.dataset().shardSize());
        EqualMazes own = new EqualMazes();
        int block = 2 * context.threads();
        for (int from = 0; from < shards.size(); from += block) {
            List<Shard> some = shards.subList(from, Math.min(shards.size(), from + block));
            Made[] made = new Made[some.size()];
            context.share(some.size(), () -> {
                Rows source = rows.rows(split);
                return i -> made[(int) i] = make(source, format, some.get((int) i));
            });
            for (Made each : made) {
                each.files.forEach((path, bytes) -> digests.computeIfAbsent(path, key -> begun(format, split, key)).update(bytes.toByteArray()));
                compare(split, each.hashes.toBytes(), own, others);
            }
            reported.accept(some.getLast().first() + some.getLast().rows());
        }
        others.add(own);
        Map<String, String> sums = new HashMap<>();
        digests.forEach((path, sha) -> sums.put(path, sha.hex()));
        return sums;
    }

    private static Sha256 begun(DatasetFormat format, Split split, String path) {
        Sha256 sha = new Sha256();
        sha.update(format.isJoined() ? format.head(split, path) : new byte[0]);
        return sha;
    }

    private void compare(Split split, byte[] hashes, EqualMazes own, List<EqualMazes> others) {
        HashList.addTo(own, hashes, 0, 1);
        for (EqualMazes other : others) {
            if (HashList.anyIn(other, hashes)) {
                faults.add("a maze of " + split.name() + " is an image of a maze of another split");
            }
        }
    }

    private Made make(Rows source, DatasetFormat format, Shard shard) {
        Made made = new Made(new LinkedHashMap<>(), new HashList(shard.rows()));
        try {
            format.write(shard, source, row -> {
                Path other = Solving.solve(row.puzzle(), SOLVER, Context.ofStep());
                if (other.found() != row.path().found() || other.length() != row.path().length()) {
                    synchronized (faults) {
                        faults.add("row " + row.number() + " of " + shard.split().name() + " has another path length: " + row.recipe());
                    }
                }
                if (row.isOriginal()) {
                    made.hashes.add(row.maze());
                }
            }, path -> made.files.computeIfAbsent(path, key -> new ByteArrayOutputStream()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return made;
    }

    /** The files of a shard, or its parts of them, and the hashes of its mazes. */
    private record Made(Map<String, ByteArrayOutputStream> files, HashList hashes) {}
}
