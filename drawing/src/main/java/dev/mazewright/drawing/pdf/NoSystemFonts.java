package dev.mazewright.drawing.pdf;

import dev.mazewright.drawing.letters.Lettering;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Gives each font that is not embedded the letters of the one that the program includes: the result is the same on every
 * machine, and none of its folders is searched for fonts.
 */
public final class NoSystemFonts implements FontMapper {
    private NoSystemFonts() {}

    /** Has PDFBox use it from now on. */
    public static void use() {
        if (!(FontMappers.instance() instanceof NoSystemFonts)) {
            FontMappers.set(new NoSystemFonts());
        }
    }

    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(@Nullable String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(Lettering.font(), true);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(@Nullable String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(Lettering.font(), true);
    }

    @Override
    @SuppressWarnings("NullAway") // no OpenType font takes its place
    public CIDFontMapping getCIDFont(
            @Nullable String name, @Nullable PDFontDescriptor descriptor, @Nullable PDCIDSystemInfo system) {
        return new CIDFontMapping(null, Lettering.font(), true);
    }
}
