package dev.mazewright.datasets.folder;

import dev.mazewright.datasets.Shard;
import dev.mazewright.formats.files.Disk;
import dev.mazewright.formats.files.LockedFile;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a run keeps while the dataset is not finished, in the hidden folder {@code .mazewright}: the specification, the lock,
 * and a folder for each shard. A shard's folder has its name when the shard is complete, and {@code .tmp} behind it before.
 */
final class WorkFolder {
    static final String NAME = ".mazewright";

    private static final String LOCK = "lock";
    static final String SPECIFICATION = "specification.toml";
    private static final String RECORD = "record.json";
    private static final String HASHES = "hashes";
    private static final String TEMPORARY = ".tmp";

    private final Path folder;
    private final Path work;

    WorkFolder(Path folder) {
        this.folder = folder;
        work = folder.resolve(NAME);
    }

    /**
     * Takes the lock of the folder, which is created if need be: one process alone works in it.
     *
     * @throws FolderRefusedException if another process has it, or the folder cannot be written to
     */
    LockedFile lock() throws IOException {
        @Nullable LockedFile lock;
        try {
            lock = openLock();
        } catch (AccessDeniedException e) {
            throw new FolderRefusedException(folder, "no permission");
        } catch (FileSystemException e) {
            throw new FolderRefusedException(folder, e.getFile() + ": " + Objects.requireNonNullElse(e.getReason(), e.getClass().getSimpleName()));
        }
        if (lock == null) {
            throw new FolderRefusedException(folder, "another run is writing to it; wait for its end, or name another folder");
        }
        if (!lock.isLocked()) {
            lock.close();
            throw new FolderRefusedException(folder, "its file system has no locks; name a folder on another one");
        }
        return lock;
    }

    private @Nullable LockedFile openLock() throws IOException {
        while (true) {
            Files.createDirectories(work);
            try {
                return LockedFile.open(work.resolve(LOCK));
            } catch (NoSuchFileException e) {
                // a run that has just ended removed its folder
            }
        }
    }

    /** The specification of the run that was interrupted here, or null. */
    @Nullable String specification() throws IOException {
        Path file = work.resolve(SPECIFICATION);
        return Files.exists(file) ? Files.readString(file) : null;
    }

    void keepSpecification(String text) throws IOException {
        write(work.resolve(SPECIFICATION), text.getBytes(StandardCharsets.UTF_8));
    }

    /** Where a shard is written until it is complete. */
    Path temporary(Shard shard) throws IOException {
        Path path = work.resolve(shard.name() + TEMPORARY);
        Disk.removeAll(path);
        Files.createDirectories(path);
        return path;
    }

    /** Where the files of a complete shard lie that are not in their place. */
    Path complete(Shard shard) {
        return work.resolve(shard.name());
    }

    /** Where a file that is not part of a shard is written. */
    Path temporary(String path) {
        return work.resolve("file" + TEMPORARY).resolve(path);
    }

    /** A shard is complete. */
    void commit(Part part, byte[] hashes) throws IOException {
        Path temporary = work.resolve(part.shard().name() + TEMPORARY);
        write(temporary.resolve(RECORD), part.bytes());
        write(temporary.resolve(HASHES), hashes);
        remove(part.shard()); // what is left of one that could not be removed
        Disk.replace(temporary, complete(part.shard()));
    }

    /** What is known of a shard, or null if it is not complete. */
    @Nullable Part part(Shard shard) throws IOException {
        Path record = complete(shard).resolve(RECORD);
        return Files.exists(record) ? Part.parse(shard, Files.readString(record), record.toString()) : null;
    }

    byte[] hashes(Shard shard) throws IOException {
        return Files.readAllBytes(complete(shard).resolve(HASHES));
    }

    /** Forgets a shard; first its record, without which the rest is nothing. */
    void remove(Shard shard) throws IOException {
        Files.deleteIfExists(complete(shard).resolve(RECORD));
        Disk.removeAll(complete(shard));
    }

    /** Moves a file to its place in the dataset. */
    void publish(Path from, String path) throws IOException {
        Path target = folder.resolve(path);
        Files.createDirectories(target.getParent());
        Disk.replace(from, target);
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Path beside = file.resolveSibling(file.getFileName() + ".part");
        Files.write(beside, bytes);
        Disk.replace(beside, file);
    }

    /** Removes shards that were not completed. */
    void removeTemporaries() throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(work, "*" + TEMPORARY)) {
            for (Path path : all) {
                Disk.removeAll(path);
            }
        }
    }

    /** Removes all but the lock; first the specification, without which the rest is nothing. */
    void removeAllButLock() throws IOException {
        if (!Files.exists(work)) {
            return;
        }
        Files.deleteIfExists(work.resolve(SPECIFICATION));
        try (DirectoryStream<Path> all = Files.newDirectoryStream(work)) {
            for (Path path : all) {
                if (!path.getFileName().toString().equals(LOCK)) {
                    Disk.removeAll(path);
                }
            }
        }
    }

    /** Removes the lock and the folder, while the lock is still held. */
    void removeLock() throws IOException {
        Files.deleteIfExists(work.resolve(LOCK));
        Files.deleteIfExists(work);
    }

    /** The same where nothing was begun that a run could go on with; where that fails, another reason is being reported. */
    void removeUnused() {
        try {
            if (specification() == null) {
                removeAllButLock();
                removeLock();
            }
        } catch (IOException e) {
            // the next run removes it
        }
    }

    /**
     * A shard that is complete: what its run leaves for one that goes on.
     *
     * @param shard the shard
     * @param files its files, in the order in which they were begun
     * @param statistics of its rows
     */
    record Part(Shard shard, List<WrittenFile> files, SplitStatistics statistics) {
        static Part parse(Shard shard, String text, String source) throws BadDataException {
            JsonObject json = JsonObject.parse(text, source);
            return new Part(shard, WrittenFile.listOf(json), SplitStatistics.of(json));
        }

        byte[] bytes() {
            return JsonLine.text(json -> {
                json.beginObject();
                statistics.write(json);
                json.name("files").beginArray();
                files.forEach(file -> file.write(json));
                json.endArray().endObject();
            }).getBytes(StandardCharsets.UTF_8);
        }
    }
}
