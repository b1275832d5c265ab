package dev.mazewright.books.check;

import java.io.IOException;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.blend.BlendMode;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.apache.pdfbox.pdmodel.graphics.color.PDIndexed;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.pdmodel.graphics.pattern.PDAbstractPattern;
import org.apache.pdfbox.pdmodel.graphics.pattern.PDShadingPattern;
import org.apache.pdfbox.pdmodel.graphics.shading.PDShading;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.jspecify.annotations.Nullable;

/** Observes the colours of what is drawn on a page, as inks on paper, and what is transparent. */
final class Inks {
    private static final COSName INDEXED_ABBREVIATION = COSName.getPDFName("I");
    private static final String TRANSPARENCY = "Transparency";

    private final PageFacts facts;

    Inks(PageFacts facts) {
        this.facts = facts;
    }

    /** Something is filled. Returns whether it is not white. */
    boolean fill(PDGraphicsState state, PDResources resources) throws IOException {
        mixed(state, state.getNonStrokeAlphaConstant());
        double grey = observe(state.getNonStrokingColor(), resources);
        if (grey > 0) {
            facts.grey(grey);
        }
        return grey != 0;
    }

    /** A line is drawn. Returns whether it is not white. */
    boolean stroke(PDGraphicsState state, PDResources resources) throws IOException {
        mixed(state, state.getAlphaConstant());
        return observe(state.getStrokingColor(), resources) != 0;
    }

    private double observe(PDColor colour, PDResources resources) throws IOException {
        facts.spaces.add(space(colour, resources));
        return grey(colour);
    }

    /** Shades fill a region. */
    void shading(PDGraphicsState state, PDShading shading) throws IOException {
        mixed(state, state.getNonStrokeAlphaConstant());
        facts.spaces.add(space(shading.getColorSpace()));
    }

    /** A picture is shown. Returns whether it is more than white. */
    boolean image(PDGraphicsState state, PDResources resources, PDImage image) throws IOException {
        if (image.isStencil()) {
            return fill(state, resources);
        }
        mixed(state, state.getNonStrokeAlphaConstant());
        COSDictionary picture = image.getCOSObject();
        facts.spaces.add(ofPicture(picture, resources));
        if (picture.containsKey(COSName.SMASK)) {
            facts.transparency.add("a picture with a soft mask");
        }
        return true;
    }

    /** A page or a form, which may be a group of its own. */
    void group(COSDictionary owner) {
        COSDictionary group = owner.getCOSDictionary(COSName.GROUP);
        if (group != null && TRANSPARENCY.equals(group.getNameAsString(COSName.S))) {
            facts.transparency.add("a transparency group");
        }
    }

    private void mixed(PDGraphicsState state, double opacity) {
        if (opacity < 1) {
            facts.transparency.add("an opacity below 1");
        }
        if (state.getSoftMask() != null) {
            facts.transparency.add("a soft mask");
        }
        BlendMode mode = state.getBlendMode();
        if (!BlendMode.NORMAL.equals(mode) && !BlendMode.COMPATIBLE.equals(mode)) {
            facts.transparency.add("the blend mode " + mode.getCOSName().getName());
        }
    }

    /** The name of a colour space, as in PDF; of a palette, the one of its colours. */
    static String space(PDColorSpace space) {
        return space instanceof PDIndexed palette ? space(palette.getBaseColorSpace()) : space.getName();
    }

    /** The name of the colour space of a colour; of a pattern of shades, theirs. */
    static String space(PDColor colour, PDResources resources) throws IOException {
        if (colour.isPattern() && colour.getPatternName() != null) {
            PDAbstractPattern pattern = resources.getPattern(colour.getPatternName());
            if (pattern instanceof PDShadingPattern shades && shades.getShading() != null) {
                return space(shades.getShading().getColorSpace());
            }
        }
        return space(colour.getColorSpace());
    }

    /** The name of the colour space of a picture, which is not unpacked. */
    static String ofPicture(COSDictionary picture, PDResources resources) throws IOException {
        COSBase space = picture.getDictionaryObject(COSName.COLORSPACE, COSName.CS);
        if (space instanceof COSName name && resources.hasColorSpace(name)) {
            return space(resources.getColorSpace(name));
        }
        return space == null ? "JPXDecode" : name(space, 0);
    }

    private static String name(@Nullable COSBase space, int depth) {
        if (space instanceof COSArray array && array.size() > 0) {
            COSBase first = array.getObject(0);
            boolean isPalette = COSName.INDEXED.equals(first) || INDEXED_ABBREVIATION.equals(first);
            return isPalette && array.size() > 1 && depth == 0 ? name(array.getObject(1), 1) : name(first, 1);
        }
        String name = space instanceof COSName named ? named.getName() : "";
        return switch (name) {
            case "G" -> "DeviceGray";
            case "RGB" -> "DeviceRGB";
            case "CMYK" -> "DeviceCMYK";
            default -> name;
        };
    }

    /** How much ink a grey has, 0 to 1; -1 if the colour is not a grey. */
    static double grey(PDColor colour) {
        float[] parts = colour.getComponents();
        if (colour.isPattern() || colour.getColorSpace() instanceof PDIndexed) {
            return -1;
        }
        return switch (colour.getColorSpace().getName()) {
            case "DeviceGray", "CalGray" -> 1 - parts[0];
            case "DeviceRGB", "CalRGB" -> isGrey(parts) ? 1 - parts[0] : -1;
            case "DeviceCMYK" -> isGrey(parts) ? Math.min(1, parts[0] + parts[3]) : -1;
            case "ICCBased" -> switch (parts.length) {
                case 1 -> 1 - parts[0];
                case 3 -> isGrey(parts) ? 1 - parts[0] : -1;
                default -> isGrey(parts) ? Math.min(1, parts[0] + parts[3]) : -1;
            };
            case "Separation", "DeviceN" -> isNone(parts) ? 0 : -1;
            default -> -1;
        };
    }

    private static boolean isGrey(float[] parts) {
        return parts[0] == parts[1] && parts[1] == parts[2];
    }

    private static boolean isNone(float[] parts) {
        for (float part : parts) {
            if (part != 0) {
                return false;
            }
        }
        return true;
    }
}
