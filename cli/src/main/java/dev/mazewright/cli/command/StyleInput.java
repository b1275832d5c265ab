package dev.mazewright.cli.command;

import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads styles and their pictures from files. */
public final class StyleInput {
    private StyleInput() {}

    /** The style of a file; the pictures that it names lie relative to it. */
    public static StyleFile read(String name) throws IOException {
        Path file = path(name);
        return StyleFile.parse(
                text(name, StyleFile.MOST_CHARACTERS, "a style in TOML"), name, picture -> picture(file.resolveSibling(path(picture))));
    }

    /** The text of a file in UTF-8, of {@code most} bytes at most; messages name {@code what} it is. */
    public static String text(String name, int most, String what) throws IOException {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(name, most, what))).toString();
        } catch (CharacterCodingException e) {
            throw new BadDataException(name, "", "no UTF-8", what);
        }
    }

    /** The bytes of a file, {@code most} at most; messages name {@code what} it is. */
    public static byte[] bytes(String name, int most, String what) throws IOException {
        byte[] bytes = bytes(path(name), most);
        if (bytes.length > most) {
            throw new BadDataException(name, "", "more than " + most + " bytes", what);
        }
        return bytes;
    }

    /** The name of a file that another file names, which lies relative to that. */
    public static String beside(String name, String other) throws NoInputException {
        return path(name).resolveSibling(path(other)).toString();
    }

    /** The picture of a file; refuses one that is not a picture. */
    public static EndPicture picture(String name) throws IOException {
        return name.startsWith("data:") ? EndPicture.parse(name) : picture(path(name));
    }

    private static EndPicture picture(Path file) throws IOException {
        return EndPicture.of(bytes(file, EndPicture.MOST_BYTES));
    }

    private static Path path(String name) throws NoInputException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new NoInputException("no such file: " + name);
        }
    }

    /** The bytes of a file, one more than a limit at most. */
    private static byte[] bytes(Path file, int most) throws IOException {
        if (Files.isDirectory(file)) {
            throw new NoInputException("is a folder: " + file);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most + 1);
        } catch (NoSuchFileException e) {
            throw new NoInputException("no such file: " + file);
        }
    }
}
