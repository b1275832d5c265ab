package dev.mazewright.vision.file;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Files of pictures that cannot be decoded, so that a message can name them. */
final class Unread {
    private Unread() {}

    /** The name of the format, or null if it is not a known one. */
    static @Nullable String name(byte[] head) {
        String text = new String(head, 0, Math.min(head.length, 64), StandardCharsets.ISO_8859_1);
        if (text.startsWith("ftyp", 4)) {
            String brand = text.substring(8, Math.min(12, text.length()));
            return switch (brand) {
                case "heic", "heix", "hevc", "mif1", "msf1" -> "HEIC";
                case "avif", "avis" -> "AVIF";
                default -> null;
            };
        }
        if (text.startsWith("\0\0\0\fjP  ") || text.startsWith("\u00ffO\u00ffQ")) {
            return "JPEG 2000";
        }
        if (text.startsWith("8BPS\0")) {
            return "Photoshop's format";
        }
        return text.startsWith("\0\0\0\fJXL ") || text.startsWith("\u00ff\n") ? "JPEG XL" : null;
    }
}
