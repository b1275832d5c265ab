package dev.mazewright.core.recipe;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Sha256;
import java.nio.charset.StandardCharsets;

/** Seeds as people type them: a number, or any other text, which stands for the number that docs/randomness.md says. */
public final class SeedText {
    private static final int BYTES = 5;

    private SeedText() {}

    /**
     * The seed; blanks around it do not matter. A text of digits is that number; of any other text, it is the first five bytes of the SHA-256 of its UTF-8, the
     * highest first: 0 to 2^40 - 1.
     *
     * @throws dev.mazewright.core.run.UsageException if it is empty, or a number of more than 64 bits
     */
    public static long number(String typed) {
        String text = typed.strip();
        if (text.isEmpty() || text.matches("-?[0-9]+")) {
            return Numbers.seed(text);
        }
        Sha256 sha = new Sha256();
        sha.update(text.getBytes(StandardCharsets.UTF_8));
        byte[] hash = sha.digest();
        long seed = 0;
        for (int i = 0; i < BYTES; i++) {
            seed = (seed << Byte.SIZE) | (hash[i] & 255);
        }
        return seed;
    }
}
