package dev.mazewright.datasets.folder;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** A dataset cannot be written to a folder; the message says why. */
public final class FolderRefusedException extends IOException {
    @Serial
    private static final long serialVersionUID = 1;

    FolderRefusedException(Path folder, String reason) {
        super("cannot write the dataset to " + folder + ": " + reason);
    }
}
