package dev.mazewright.vision.file;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Files that are pictures or hold them but cannot be decoded, for messages: what was found, and what to do with it. */
record Unread(String found, String advice) {
    private static final String AS_PNG = "save it as JPEG or PNG";

    /** Netpbm's formats begin with a number and the width, or in PAM with a word; comments may stand between. */
    private static final Pattern NETPBM = Pattern.compile("^P([1-7])\\s+(#[^\\n]*\\n\\s*)*(\\d|WIDTH|HEIGHT)");

    private static final String[] OF_NETPBM = {"PBM", "PGM", "PPM", "PBM", "PGM", "PPM", "PAM"};

    /** The root element of a web page, after what may precede it. */
    private static final Pattern WEB_PAGE = Pattern.compile("^\\s*(<\\?.*?\\?>\\s*|<!--.*?-->\\s*)*<(!doctype\\s+)?html[\\s>]", Pattern.DOTALL);

    /** The unreadable format of a file, or null if it is another; needs the first 4 KiB. */
    static @Nullable Unread of(byte[] head) {
        String text = new String(head, StandardCharsets.ISO_8859_1);
        String format = picture(text);
        if (format != null) {
            return new Unread("a picture in " + format, AS_PNG);
        }
        return text.startsWith("ftyp", 4) ? media(text) : document(text);
    }

    /** The name of a picture's format. */
    private static @Nullable String picture(String text) {
        if (text.startsWith("\0\0\0\fjP  ") || text.startsWith("\u00ffO\u00ffQ")) {
            return "JPEG 2000";
        }
        if (text.startsWith("\0\0\0\fJXL ") || text.startsWith("\u00ff\n")) {
            return "JPEG XL";
        }
        if (text.startsWith("8BPS\0")) {
            return "Photoshop's format";
        }
        if (text.startsWith("gimp xcf ")) {
            return "GIMP's format";
        }
        if (text.startsWith("\0\0\1\0") || text.startsWith("\0\0\2\0")) {
            return isIcon(text) ? "Windows' format of icons (ICO)" : null;
        }
        Matcher netpbm = NETPBM.matcher(text);
        return netpbm.find() ? OF_NETPBM[Integer.parseInt(netpbm.group(1)) - 1] + " (Netpbm)" : null;
    }

    /** Four bytes are not enough: the first entry's reserved byte is 0, and its data follow the entries. */
    private static boolean isIcon(String text) {
        return text.length() > 22 && text.charAt(4) + text.charAt(5) > 0 && text.charAt(9) == 0 && text.charAt(18) >= 22 && text.charAt(21) == 0;
    }

    /** A file of ISO's base media, whose brand names the content. */
    private static @Nullable Unread media(String text) {
        String brand = text.substring(8, Math.min(12, text.length()));
        return switch (brand) {
            case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1" -> new Unread("a picture in HEIC", AS_PNG);
            case "avif", "avis" -> new Unread("a picture in AVIF", AS_PNG);
            case "isom", "iso2", "avc1", "mp41", "mp42", "M4V ", "qt  ", "3gp4", "3gp5" ->
                new Unread("a video", "save one image of it as PNG");
            default -> null;
        };
    }

    private static @Nullable Unread document(String text) {
        if (text.startsWith("%!PS")) {
            return new Unread("a PostScript file", "save it as PDF or PNG");
        }
        boolean isOffice = text.startsWith("PK\3\4") && (text.startsWith("[Content_Types].xml", 30) || text.startsWith("mimetypeapplication/vnd", 30));
        if (isOffice || text.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")) {
            return new Unread("a document of an office program", "save it as PDF, or the picture in it as PNG");
        }
        String plain = text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
        return WEB_PAGE.matcher(plain.toLowerCase(Locale.ROOT)).find()
                ? new Unread("a web page", "save the picture in it, or a screenshot of it, as PNG")
                : null;
    }
}
