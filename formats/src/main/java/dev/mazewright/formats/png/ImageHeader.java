package dev.mazewright.formats.png;

import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.nio.ByteBuffer;

/** The header of a PNG file, whose claims are lawful and not too large: size, bits of a sample, colour type, and whether in seven passes. */
record ImageHeader(int width, int height, int depth, int colour, boolean interlaced) {
    /** The most pixels along a side. */
    static final int LONGEST_SIDE = 16_384;

    /** The most pixels of a picture. */
    static final long MOST_PIXELS = 128_000_000;

    static final int GREY = 0;
    static final int RGB = 2;
    static final int PALETTE = 3;
    static final int GREY_ALPHA = 4;
    static final int RGBA = 6;

    /** Reads the first chunk; bad data if it is not a header, or one of a picture that is too large. */
    static ImageHeader read(ChunkReader chunks, int longestSide, long mostPixels) throws IOException {
        if (!chunks.next().equals("IHDR") || chunks.left() != 13) {
            throw chunks.bad("the chunk " + chunks.type() + " of " + chunks.left() + " bytes",
                    "the header, IHDR, of 13");
        }
        ByteBuffer header = ByteBuffer.wrap(chunks.bytes(13));
        long claimedWidth = Integer.toUnsignedLong(header.getInt());
        long claimedHeight = Integer.toUnsignedLong(header.getInt());
        int depth = header.get();
        int colour = header.get();
        int packing = header.get();
        int filtering = header.get();
        int interlacing = header.get();
        if (!isLawful(colour, depth) || packing != 0 || filtering != 0 || interlacing < 0 || interlacing > 1) {
            throw chunks.bad(
                    "colour type " + colour + ", depth " + depth + ", compression " + packing + ", filter " + filtering
                            + ", interlacing " + interlacing,
                    "what the PNG specification allows");
        }
        if (claimedWidth < 1 || claimedHeight < 1) {
            throw chunks.bad("a picture of " + claimedWidth + " x " + claimedHeight + " pixels", "at least 1 x 1");
        }
        if (claimedWidth > longestSide || claimedHeight > longestSide || claimedWidth * claimedHeight > mostPixels) {
            throw chunks.bad(
                    "a picture of " + claimedWidth + " x " + claimedHeight + " pixels",
                    "at most " + (longestSide == Integer.MAX_VALUE ? "" : longestSide + " a side and ") + mostPixels + " in all");
        }
        chunks.finish();
        return new ImageHeader((int) claimedWidth, (int) claimedHeight, depth, colour, interlacing == 1);
    }

    private static boolean isLawful(int colour, int depth) {
        return switch (colour) {
            case GREY -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
            case PALETTE -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
            case RGB, GREY_ALPHA, RGBA -> depth == 8 || depth == 16;
            default -> false;
        };
    }
}
