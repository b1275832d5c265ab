package dev.mazewright.cli.process;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** The output cannot be created; the message names it and says why. */
public final class CannotCreateException extends IOException {
    private static final long serialVersionUID = 1;

    public CannotCreateException(String target, String reason) {
        super("cannot create " + target + ": " + reason);
    }

    public CannotCreateException(String target, IOException cause) {
        super("cannot create " + target + ": " + reason(cause), cause);
    }

    /** The same; a failure that says so already is it. */
    public static CannotCreateException of(String target, IOException cause) {
        return cause instanceof CannotCreateException known ? known : new CannotCreateException(target, cause);
    }

    /** Why an operation on a file failed, in words, without the file's name. */
    public static String reason(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "the folder does not exist";
        }
        if (failure instanceof AccessDeniedException) {
            return "no permission";
        }
        @Nullable String said = failure instanceof FileSystemException named ? named.getReason() : failure.getMessage();
        return said == null ? failure.getClass().getSimpleName() : said;
    }
}
