package dev.mazewright.vision.file;

/** Admits pictures by the size in their header, before they are decoded. */
@FunctionalInterface
public interface Admission {
    /**
     * Returns, or throws what the caller of {@link PictureFile} is to see.
     *
     * @param width in pixels
     * @param height in pixels
     * @param bytes needed to decode it, including the picture
     */
    void admit(long width, long height, long bytes);
}
