package dev.mazewright.vision.file;

import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** How SVG files are stored: gzipped (svgz) or plain, in UTF-16 or as their XML declaration says. */
final class SvgStorage {
    /** The root element, after an XML declaration, comments or a document type. */
    private static final Pattern ROOT =
            Pattern.compile("^\\s*(<\\?.*?\\?>\\s*|<!--.*?-->\\s*|<!DOCTYPE\\s[^\\[>]*(\\[.*?]\\s*)?>\\s*)*<([\\w.-]+:)?svg[\\s>/]", Pattern.DOTALL);

    private SvgStorage() {}

    /** Whether a file begins as an SVG file; needs the first 4 KiB. */
    static boolean isSvg(byte[] head) {
        byte[] plain = isPacked(head) ? unpackedHead(head) : head;
        return ROOT.matcher(text(plain)).find();
    }

    private static String text(byte[] head) {
        if (ByteOrderMark.isUtf16(head)) {
            return new String(head, StandardCharsets.UTF_16);
        }
        String text = new String(head, StandardCharsets.ISO_8859_1);
        return text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
    }

    /** By gzip's magic number and its only method (RFC 1952). */
    private static boolean isPacked(byte[] file) {
        return startsWith(file, 0x1F, 0x8B, 8);
    }

    private static boolean startsWith(byte[] file, int... bytes) {
        if (file.length < bytes.length) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            if ((file[i] & 0xFF) != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    /** The beginning of a packed file, as far as it can be unpacked. */
    private static byte[] unpackedHead(byte[] head) {
        ByteArrayOutputStream unpacked = new ByteArrayOutputStream();
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(head))) {
            for (int next = in.read(); next >= 0 && unpacked.size() < Source.HEAD; next = in.read()) {
                unpacked.write(next);
            }
        } catch (IOException e) {
            return unpacked.toByteArray(); // the head ends within the data
        }
        return unpacked.toByteArray();
    }

    /** All bytes of an SVG file, unpacked within the memory available. */
    static byte[] plain(FileInput file) throws IOException {
        if (!isPacked(file.bytes())) {
            return file.bytes();
        }
        Source packed = new Source(file.source().name(), new GZIPInputStream(new ByteArrayInputStream(file.bytes())));
        return packed.within(file.source().context()).bytes();
    }
}
