package dev.mazewright.core.mask;

import dev.mazewright.core.run.UsageException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** How recipes spell the text of a mask: as it is, or as UTF-8 in base64url without padding. */
final class MaskWords {
    private MaskWords() {}

    /** Whether a recipe can hold the text as it is. */
    static boolean isLiteral(String text) {
        return text.matches("[A-Za-z0-9._-]+");
    }

    static String encode(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The text that is spelled so; refused if no text is. */
    static String decode(String base64) {
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new UsageException("'" + base64 + "' is not a mask-text64: that is base64url, A-Z a-z 0-9 - _ without padding");
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new UsageException("'" + base64 + "' is not a mask-text64: its bytes are not text in UTF-8");
        }
    }
}
