package dev.mazewright.drawing.gif;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A GIF file (GIF89a) that is written image by image, each on top of the one before. The caller closes the stream.
 *
 * <p>Source: CompuServe, <i>Graphics Interchange Format, version 89a</i>, 1990; repeating is Netscape's extension.
 */
final class GifEncoder implements AutoCloseable {
    private static final String STREAM = "javax_imageio_gif_stream_1.0";
    private static final String IMAGE = "javax_imageio_gif_image_1.0";

    private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    private final MemoryCacheImageOutputStream out;
    private final IndexColorModel colours;
    private final int transparent;
    /** What the first image has, and no other. */
    private final List<IIOMetadataNode> extensions = new ArrayList<>();

    /** Begins a file, of several images to be shown again and again if it is animated, with a text in it, or null. */
    GifEncoder(OutputStream stream, int width, int height, GifPalette palette, boolean isAnimated, @Nullable String comment)
            throws IOException {
        out = new MemoryCacheImageOutputStream(stream);
        transparent = palette.transparent();
        if (isAnimated) {
            extensions.add(tree("ApplicationExtensions", forEver()));
        }
        if (comment != null) {
            extensions.add(tree("CommentExtensions", node("CommentExtension", "value", comment)));
        }
        int size = Math.max(2, Integer.highestOneBit(transparent) << 1);
        byte[][] channels = new byte[3][size];
        for (int index = 0; index < palette.size(); index++) {
            for (int channel = 0; channel < 3; channel++) {
                channels[channel][index] = (byte) (palette.colour(index) >> (16 - 8 * channel));
            }
        }
        colours = new IndexColorModel(8, size, channels[0], channels[1], channels[2], transparent);
        writer.setOutput(out);
        writer.prepareWriteSequence(head(width, height, size));
        out.flush();
    }

    /** An image of this file's colours; its pixels are indices of the palette, a byte each. */
    BufferedImage image(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours);
    }

    private IIOMetadata head(int width, int height, int size) throws IOException {
        IIOMetadataNode table = node("GlobalColorTable",
                "sizeOfGlobalColorTable", size, "backgroundColorIndex", 0, "sortFlag", false);
        for (int index = 0; index < size; index++) {
            table.appendChild(node("ColorTableEntry",
                    "index", index,
                    "red", colours.getRed(index),
                    "green", colours.getGreen(index),
                    "blue", colours.getBlue(index)));
        }
        IIOMetadata head = writer.getDefaultStreamMetadata(null);
        head.setFromTree(STREAM, tree(STREAM,
                node("Version", "value", "89a"),
                node("LogicalScreenDescriptor",
                        "logicalScreenWidth", width,
                        "logicalScreenHeight", height,
                        "colorResolution", 8,
                        "pixelAspectRatio", 0),
                table));
        return head;
    }

    /** Writes the next image, where it lies in the picture, to be shown for hundredths of a second, 0 .. 65,535. */
    void write(BufferedImage image, int left, int top, int hundredths) throws IOException {
        IIOMetadataNode tree = tree(IMAGE,
                node("ImageDescriptor",
                        "imageLeftPosition", left,
                        "imageTopPosition", top,
                        "imageWidth", image.getWidth(),
                        "imageHeight", image.getHeight(),
                        "interlaceFlag", false),
                node("GraphicControlExtension",
                        "disposalMethod", "doNotDispose",
                        "userInputFlag", false,
                        "transparentColorFlag", true,
                        "delayTime", hundredths,
                        "transparentColorIndex", transparent));
        extensions.forEach(tree::appendChild);
        extensions.clear();
        ImageWriteParam settings = writer.getDefaultWriteParam();
        IIOMetadata metadata =
                writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), settings);
        metadata.setFromTree(IMAGE, tree);
        writer.writeToSequence(new IIOImage(image, null, metadata), settings);
        out.flushBefore(out.getStreamPosition());
    }

    private static IIOMetadataNode forEver() {
        IIOMetadataNode loop = node("ApplicationExtension", "applicationID", "NETSCAPE", "authenticationCode", "2.0");
        loop.setUserObject(new byte[] {1, 0, 0}); // a number of times, of which 0 is without end
        return loop;
    }

    /** Writes what comes after the last image. */
    public void end() throws IOException {
        writer.endWriteSequence();
        out.flush();
    }

    /** A part with attributes, names and values in turn. */
    private static IIOMetadataNode node(String name, Object... attributes) {
        IIOMetadataNode node = new IIOMetadataNode(name);
        for (int i = 0; i < attributes.length; i += 2) {
            node.setAttribute(attributes[i].toString(), attributes[i + 1].toString());
        }
        return node;
    }

    private static IIOMetadataNode tree(String name, IIOMetadataNode... parts) {
        IIOMetadataNode tree = new IIOMetadataNode(name);
        for (IIOMetadataNode part : parts) {
            tree.appendChild(part);
        }
        return tree;
    }

    @Override
    public void close() {
        writer.dispose();
    }
}
