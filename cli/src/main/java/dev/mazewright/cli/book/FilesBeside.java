package dev.mazewright.cli.book;

import dev.mazewright.books.BookFile;
import dev.mazewright.cli.command.StyleInput;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.StyleFile;
import java.io.IOException;

/** The files that a book names, which lie beside its own. */
record FilesBeside(String book) implements BookFile.Files {
    @Override
    public StyleFile style(String name) throws IOException {
        return StyleInput.read(StyleInput.beside(book, name));
    }

    @Override
    public EndPicture picture(String name) throws IOException {
        return StyleInput.picture(StyleInput.beside(book, name));
    }

    @Override
    public byte[] font(String name) throws IOException {
        return StyleInput.bytes(StyleInput.beside(book, name), Typeface.MOST_BYTES, "a font");
    }

    @Override
    public byte[] mask(String name) throws IOException {
        return StyleInput.bytes(StyleInput.beside(book, name), BookFile.MOST_OF_MASK, "a mask");
    }
}
