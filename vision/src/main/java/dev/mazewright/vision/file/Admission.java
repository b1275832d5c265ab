package dev.mazewright.vision.file;

/** Lets pictures in by the size that their header claims, before they are decoded. */
@FunctionalInterface
public interface Admission {
    /**
     * Returns, or throws what the caller of {@link PictureFile} is to see.
     *
     * @param width in pixels
     * @param height in pixels
     * @param bytes that decoding takes, the picture included
     */
    void admit(long width, long height, long bytes);
}
