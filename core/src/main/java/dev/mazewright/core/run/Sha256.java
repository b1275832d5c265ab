package dev.mazewright.core.run;

import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A computation of a SHA-256 (FIPS 180-4). Once it has given a digest, it begins anew. Not safe for threads. */
public final class Sha256 {
    /** The bytes of a digest. */
    public static final int BYTES = 32;

    private final MessageDigest sha;

    /** Begins. */
    public Sha256() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Adds a byte. */
    public void update(byte value) {
        sha.update(value);
    }

    /** Adds all these bytes. */
    public void update(byte[] bytes) {
        sha.update(bytes);
    }

    /** Adds {@code length} of these bytes. */
    public void update(byte[] bytes, int from, int length) {
        sha.update(bytes, from, length);
    }

    /** The digest of what was added, 32 bytes. */
    public byte[] digest() {
        return sha.digest();
    }

    /** The digest of what was added, and then of these bytes. */
    public byte[] digest(byte[] bytes) {
        return sha.digest(bytes);
    }

    /**
     * The digest of what was added, written to the first 32 bytes of an array.
     *
     * @throws IllegalArgumentException if the array is shorter
     */
    public void digestInto(byte[] to) {
        try {
            sha.digest(to, 0, BYTES);
        } catch (DigestException e) {
            throw new IllegalArgumentException("a SHA-256 has 32 bytes", e);
        }
    }

    /** The digest of what was added, as 64 hex digits. */
    public String hex() {
        return HexFormat.of().formatHex(digest());
    }
}
