package dev.mazewright.cli.mouse;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A maze in a file, and what the commands of {@code micromouse} say of it. */
record MazeFile(Path file) {
    /** Writes a maze of micromouse text into a folder. */
    static MazeFile of(Path folder, String drawing) throws IOException {
        return new MazeFile(Files.writeString(folder.resolve("maze.txt"), drawing));
    }

    /** Runs a command with this file as its first argument. */
    Run run(String command, String... more) {
        return Run.with("", Stream.concat(Stream.of("micromouse", command, file.toString()), Stream.of(more)).toArray(String[]::new));
    }

    /** Writes another maze. */
    void write(String drawing) throws IOException {
        Files.writeString(file, drawing);
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
