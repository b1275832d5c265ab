package dev.mazewright.datasets.folder;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.NoRowException;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.ShardList;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.datasets.file.DatasetText;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.formats.files.LockedFile;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes a dataset to a folder. A run that was interrupted, at whatever instant, is gone on with by the next one; the
 * finished folder holds the same bytes as that of a run without interruption, on any number of threads.
 */
public final class DatasetFolder {
    static final String SUCCESS = "_SUCCESS";
    static final String SPECIFICATION = "dataset.toml";

    /** Their names have five digits. */
    private static final int MOST_SHARDS = 99_999;

    private final Path folder;
    private final Context context;
    private final RowProgress progress;
    private final WorkFolder work;
    private final List<String> notes = new ArrayList<>();

    /** Hears how many rows are made; called by any thread. */
    @FunctionalInterface
    public interface RowProgress {
        /** Reports that {@code rows} of {@code ofAll} rows are made. */
        void made(long rows, long ofAll);
    }

    /**
     * The folder of a dataset.
     *
     * @param context its threads
     */
    public DatasetFolder(Path folder, Context context, RowProgress progress) {
        this.folder = folder;
        this.context = context;
        this.progress = progress;
        work = new WorkFolder(folder);
    }

    /** What the user should know of the last run, a line each. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /**
     * Makes the dataset, goes on with it, or, if it is there, compares all files with their digests and makes damaged ones
     * again.
     *
     * @param extend whether a finished dataset with smaller counts is extended
     * @throws FolderRefusedException if the folder holds something else, or another run writes to it
     * @throws NoRowException if no candidate of a row passes
     * @throws IOException if reading or writing fails
     */
    public void make(Dataset dataset, boolean extend) throws IOException {
        requireOurs();
        LockedFile lock = work.lock();
        boolean isEnded = false; // then another run may have the folder
        try {
            work.removeTemporaries();
            makeLocked(dataset, extend);
            Files.write(folder.resolve(SUCCESS), new byte[0]);
            work.removeLock();
            isEnded = true;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            if (!isEnded) {
                work.removeUnused();
            }
            lock.close();
        }
    }

    private void requireOurs() throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new FolderRefusedException(folder, "it is a file; name a folder");
        }
        boolean isOurs = Files.exists(folder.resolve(Manifest.NAME)) || Files.exists(folder.resolve(WorkFolder.NAME))
                || (Files.exists(folder.resolve(SUCCESS)) && specification() != null);
        if (Files.exists(folder) && !isOurs) {
            try (Stream<Path> files = Files.list(folder)) {
                if (files.findAny().isPresent()) {
                    throw new FolderRefusedException(folder, "it has other files; name a folder that is new or empty");
                }
            }
        }
    }

    /** The dataset by the folder's file of its specification, for a folder without a manifest; null without that file. */
    private @Nullable Dataset specification() throws IOException {
        Path file = folder.resolve(SPECIFICATION);
        try {
            return Files.isRegularFile(file) ? DatasetFile.parse(Files.readString(file), file.toString()) : null;
        } catch (BadDataException | java.nio.charset.CharacterCodingException damaged) {
            return null;
        }
    }

    private void makeLocked(Dataset wanted, boolean extend) throws IOException {
        Manifest finished = manifest();
        String begun = work.specification();
        if (begun == null) {
            work.removeAllButLock(); // shards of a run that had ended, or of an unknown one
        }
        Dataset there = finished == null ? specification() : DatasetFile.parse(finished.specification(), Manifest.NAME);
        boolean isThere = there != null && Extension.isSame(there, wanted);
        Dataset dataset = wanted;
        if (begun != null) {
            dataset = Extension.goingOn(DatasetFile.parse(begun, WorkFolder.NAME), wanted, folder);
        } else if (there != null && isThere && finished != null) {
            new DatasetRepair(this, there, finished).run();
            return;
        } else if (there != null) {
            dataset = isThere ? there : Extension.of(there, wanted, extend, folder);
        }
        makeRows(dataset, begun == null, finished);
    }

    private void makeRows(Dataset dataset, boolean isNew, @Nullable Manifest finished) throws IOException {
        DatasetRows rows = rows(dataset);
        if (isNew) {
            work.keepSpecification(DatasetText.print(dataset));
        }
        Files.deleteIfExists(folder.resolve(SUCCESS));
        for (Split split : DatasetRows.changed(dataset)) {
            notes.add("split " + split.name() + ": its share of the mazes has shrunk, so its rows are others than before");
        }
        DatasetFormat format = DatasetFormats.ofFolder(dataset);
        List<Shard> shards = dataset.splits().stream().flatMap(split -> shards(split, format, dataset.shardSize()).stream()).toList();
        DatasetRows distinct = new Distinct(rows, context).distinct();
        finish(distinct, format, parts(distinct, format, shards), finished);
    }

    DatasetRows rows(Dataset dataset) throws IOException {
        DatasetFormat format = DatasetFormats.ofFolder(dataset);
        if (!format.isJoined()) {
            dataset.splits().forEach(split -> shards(split, format, dataset.shardSize()).requireAtMost(MOST_SHARDS));
        }
        return new DatasetRows(dataset);
    }

    private @Nullable Manifest manifest() throws IOException {
        Path file = folder.resolve(Manifest.NAME);
        if (!Files.exists(file)) {
            if (Files.exists(folder.resolve(SUCCESS))) {
                notes.add(Manifest.NAME + " was missing; all rows are made again");
            }
            return null;
        }
        try {
            return Manifest.parse(Files.readString(file), file.toString());
        } catch (BadDataException | java.nio.charset.CharacterCodingException damaged) {
            notes.add(Manifest.NAME + " was damaged; all rows are made again");
            return null;
        }
    }

    /** The shards of a split; of joined files, parts that only decide how threads share the work. */
    static ShardList shards(Split split, DatasetFormat format, int shardSize) {
        int most = 1 << 12;
        int parts = 1 << 8;
        return new ShardList(split, format.isJoined() ? Math.clamp(Math.ceilDiv(split.rows(), parts), 1, most) : shardSize);
    }

    /** Makes those shards that are not complete. */
    List<WorkFolder.Part> parts(DatasetRows rows, DatasetFormat format, List<Shard> shards) throws IOException {
        WorkFolder.Part[] parts = new WorkFolder.Part[shards.size()];
        long all = shards.stream().mapToLong(Shard::rows).sum();
        AtomicLong done = new AtomicLong();
        context.share(shards.size(), () -> {
            ShardRun run = new ShardRun(rows, format, work, more -> progress.made(done.addAndGet(more), all));
            return i -> {
                Shard shard = shards.get((int) i);
                try {
                    WorkFolder.Part kept = kept(shard, format);
                    if (kept != null) {
                        progress.made(done.addAndGet(shard.rows()), all);
                    }
                    WorkFolder.Part part = kept == null ? run.make(shard) : kept;
                    if (!format.isJoined()) {
                        publish(part);
                    }
                    parts[(int) i] = part;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            };
        });
        return List.of(parts);
    }

    /** A shard that an earlier run completed, if all of its files are as they were. */
    private WorkFolder.@Nullable Part kept(Shard shard, DatasetFormat format) throws IOException {
        WorkFolder.Part part = work.part(shard);
        if (part == null) {
            return null;
        }
        for (WrittenFile file : part.files()) {
            Path path = work.complete(shard).resolve(file.path());
            Path place = !format.isJoined() && !Files.exists(path) ? folder.resolve(file.path()) : path;
            if (!Files.isRegularFile(place) || !HashedFile.of(place, file.path()).equals(file)) {
                work.remove(shard);
                return null;
            }
        }
        return part;
    }

    private void publish(WorkFolder.Part part) throws IOException {
        for (WrittenFile file : part.files()) {
            Path from = work.complete(part.shard()).resolve(file.path());
            if (Files.exists(from)) {
                work.publish(from, file.path());
            }
        }
    }

    private void finish(DatasetRows rows, DatasetFormat format, List<WorkFolder.Part> parts, @Nullable Manifest before) throws IOException {
        Dataset dataset = rows.dataset();
        WholeFiles whole = new WholeFiles(rows, format, work, context);
        List<WrittenFile> files = new ArrayList<>(whole.files(parts));
        Map<String, Manifest.SplitCounts> counts = new LinkedHashMap<>();
        for (Split split : dataset.splits()) {
            counts.put(split.name(), whole.counts(split, parts));
        }
        files.addAll(whole.others(counts));
        files.sort((a, b) -> a.path().compareTo(b.path()));
        if (before != null) {
            removeOld(before, files);
        }
        Manifest manifest = new Manifest(Manifest.PROGRAM, DatasetText.print(dataset), counts, files);
        try (OutputStream out = new HashedFile(work.temporary(Manifest.NAME), Manifest.NAME)) {
            out.write(manifest.bytes());
        }
        work.publish(work.temporary(Manifest.NAME), Manifest.NAME);
        work.removeAllButLock();
    }

    /** Files of a smaller dataset that the extended one has no more. */
    private void removeOld(Manifest before, List<WrittenFile> files) throws IOException {
        Set<String> now = files.stream().map(WrittenFile::path).collect(Collectors.toSet());
        for (WrittenFile file : before.files()) {
            if (!now.contains(file.path())) {
                Files.deleteIfExists(folder.resolve(file.path()));
            }
        }
    }

    Path folder() {
        return folder;
    }

    Context context() {
        return context;
    }

    WorkFolder work() {
        return work;
    }

    void note(String line) {
        notes.add(line);
    }

    static String count(long files) {
        return Numbers.count(files, "file");
    }
}
