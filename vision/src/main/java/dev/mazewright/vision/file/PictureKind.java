package dev.mazewright.vision.file;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A kind of picture file, named as its format. */
public enum PictureKind {
    /** Portable Network Graphics. */
    PNG,
    /** JPEG, baseline, progressive or lossless. */
    JPEG,
    /** Graphics Interchange Format. */
    GIF,
    /** Windows bitmap. */
    BMP,
    /** Tagged Image File Format, of one page or more. */
    TIFF,
    /** WebP, lossy or lossless. */
    WEBP,
    /** Portable Document Format, of one page or more. */
    PDF,
    /** Scalable Vector Graphics, packed with gzip or plain. */
    SVG;

    /** A PDF file may have other bytes before its header (ISO 32000-1, annex H.3.4). */
    private static final int PDF_WITHIN = 1024;

    /** The kind of a file, or null if it is another; needs the first 4 KiB. */
    public static @Nullable PictureKind of(byte[] head) {
        String text = new String(head, 0, Math.min(head.length, 1 << 12), StandardCharsets.ISO_8859_1);
        if (text.startsWith("\u0089PNG\r\n\u001a\n")) {
            return PNG;
        }
        if (text.startsWith("\u00ff\u00d8\u00ff")) {
            return JPEG;
        }
        if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) {
            return GIF;
        }
        if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) {
            return WEBP;
        }
        if (text.startsWith("II*\0") || text.startsWith("MM\0*") || text.startsWith("II+\0") || text.startsWith("MM\0+")) {
            return TIFF;
        }
        if (isBitmap(text)) {
            return BMP;
        }
        int pdf = text.indexOf("%PDF-");
        if (pdf >= 0 && pdf < PDF_WITHIN) {
            return PDF;
        }
        return SvgStorage.isSvg(head) ? SVG : null;
    }

    /** Whether it is a picture, or holds one, in a known format that cannot be read. */
    public static boolean isUnread(byte[] head) {
        return Unread.of(head) != null;
    }

    /** Two letters are not enough, so the size of the second header must be a valid one. */
    private static boolean isBitmap(String text) {
        if (!text.startsWith("BM") || text.length() < 26) {
            return false;
        }
        int header = text.charAt(14) | text.charAt(15) << Byte.SIZE;
        return header == 12 || (header >= 16 && header <= 124 && header % 4 == 0);
    }

    /** The name of its format. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether browsers show such files. */
    public boolean isShownByBrowsers() {
        return this == PNG || this == JPEG || this == GIF || this == WEBP;
    }

    /** Whether a file can have several pages. */
    boolean hasPages() {
        return this == TIFF || this == PDF;
    }
}
