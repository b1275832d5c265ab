package dev.mazewright.cli.book;

import dev.mazewright.books.BookPictures;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a book, or its cover, is written as: a PDF file, or pictures. */
final class BookFormat {
    private static final String PDF = "pdf";

    private BookFormat() {}

    /** The pictures that the pages are written as, null for a PDF file; refuses a format that is unknown or does not fit the output. */
    static BookPictures.@Nullable Kind ofPages(@Nullable String format, String output, boolean isPdfx) {
        BookPictures.Kind kind = format == null ? null : named(format);
        BookPictures.Kind byName = byName(output);
        if (kind == null && (isFolder(output) || (format == null && byName != null))) {
            throw new UsageException((byName == null ? "'" + output + "' is a folder" : "one " + byName + " file has one page")
                    + "; name a PDF file, such as -o book.pdf, or write a picture for each page: -o FOLDER --format png or svg");
        }
        if (kind != null && output.equals("-")) {
            throw new UsageException("a picture for each page needs a folder: -o FOLDER --format " + kind);
        }
        return requireNoPdfx(kind, isPdfx);
    }

    /** The picture that the cover is written as, by format or name, or null for a PDF file. */
    static BookPictures.@Nullable Kind ofCover(@Nullable String format, String output, boolean isPdfx) {
        return requireNoPdfx(format == null ? byName(output) : named(format), isPdfx);
    }

    private static BookPictures.@Nullable Kind requireNoPdfx(BookPictures.@Nullable Kind kind, boolean isPdfx) {
        if (kind != null && isPdfx) {
            throw new UsageException("--pdfx is for PDF files, and this is " + kind);
        }
        return kind;
    }

    private static BookPictures.@Nullable Kind named(String format) {
        String name = Names.canonical(format);
        for (BookPictures.Kind kind : BookPictures.Kind.values()) {
            if (kind.toString().equals(name)) {
                return kind;
            }
        }
        if (!name.equals(PDF)) {
            throw new UsageException(Names.unknown("format", format, List.of(PDF, "png", "svg")));
        }
        return null;
    }

    private static BookPictures.@Nullable Kind byName(String output) {
        String name = output.toLowerCase(Locale.ROOT);
        for (BookPictures.Kind kind : BookPictures.Kind.values()) {
            if (name.endsWith("." + kind)) {
                return kind;
            }
        }
        return null;
    }

    private static boolean isFolder(String output) {
        try {
            return output.endsWith("/") || Files.isDirectory(Path.of(output));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
