package dev.mazewright.books.check;

import java.io.IOException;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.blend.BlendMode;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.pdmodel.graphics.shading.PDShading;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;

/** Observes the colours of what is drawn on a page, and what is transparent. */
final class PageColours {
    private static final String TRANSPARENCY = "Transparency";

    private final PageFacts facts;

    PageColours(PageFacts facts) {
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
        facts.space(Inks.space(colour, resources));
        return Inks.grey(colour);
    }

    /** Shades fill a region. */
    void shading(PDGraphicsState state, PDShading shading) throws IOException {
        mixed(state, state.getNonStrokeAlphaConstant());
        facts.space(Inks.space(shading.getColorSpace()));
    }

    /** A picture is shown. Returns whether it is more than white. */
    boolean image(PDGraphicsState state, PDResources resources, PDImage image) throws IOException {
        if (image.isStencil()) {
            return fill(state, resources);
        }
        mixed(state, state.getNonStrokeAlphaConstant());
        COSDictionary picture = image.getCOSObject();
        facts.space(Inks.ofPicture(picture, resources));
        if (picture.containsKey(COSName.SMASK)) {
            facts.transparency("a picture with a soft mask");
        }
        return true;
    }

    /** A page or a form, which may be a group of its own. */
    void group(COSDictionary owner) {
        COSDictionary group = owner.getCOSDictionary(COSName.GROUP);
        if (group != null && TRANSPARENCY.equals(group.getNameAsString(COSName.S))) {
            facts.transparency("a transparency group");
        }
    }

    private void mixed(PDGraphicsState state, double opacity) {
        if (opacity < 1) {
            facts.transparency("an opacity below 1");
        }
        if (state.getSoftMask() != null) {
            facts.transparency("a soft mask");
        }
        BlendMode mode = state.getBlendMode();
        if (!BlendMode.NORMAL.equals(mode) && !BlendMode.COMPATIBLE.equals(mode)) {
            facts.transparency("the blend mode " + mode.getCOSName().getName());
        }
    }
}
