package dev.mazewright.drawing.paper;

import org.apache.pdfbox.cos.COSName;

/**
 * The colours of a PDF file: grey where red, green and blue are alike, so that printers take black ink alone; the rest in RGB,
 * or in CMYK with as much black as there is in all three.
 *
 * @param isCmyk whether it is CMYK, as PDF/X-1a wants it
 */
record PdfColours(boolean isCmyk) {
    private static final int FULL = 0xFF;

    /** The operator, with its numbers, that sets a colour. */
    String operator(int rgb, boolean isOfLines) {
        if (isGrey(rgb)) {
            return PaperCanvas.channel(rgb) + (isOfLines ? " G" : " g");
        }
        if (!isCmyk) {
            return PaperCanvas.rgb(rgb, isOfLines);
        }
        StringBuilder inks = new StringBuilder();
        for (int ink : inks(rgb)) {
            inks.append(PaperCanvas.channel(ink)).append(' ');
        }
        return inks + (isOfLines ? "K" : "k");
    }

    private static boolean isGrey(int rgb) {
        return (rgb >> 16 & FULL) == (rgb & FULL) && (rgb >> 8 & FULL) == (rgb & FULL);
    }

    /** Cyan, magenta, yellow and black, 0 to 255. */
    private static int[] inks(int rgb) {
        int most = Math.max(Math.max(rgb >> 16 & FULL, rgb >> 8 & FULL), rgb & FULL);
        int[] inks = {0, 0, 0, FULL - most};
        for (int i = 0; i < 3 && most > 0; i++) {
            inks[i] = (most - (rgb >> (16 - 8 * i) & FULL)) * FULL / most;
        }
        return inks;
    }

    /** What pictures are in. */
    COSName ofPictures() {
        return isCmyk ? COSName.DEVICECMYK : COSName.DEVICERGB;
    }

    /** The bytes of a picture whose red, green and blue these are. */
    byte[] ofPicture(byte[] rgb) {
        if (!isCmyk) {
            return rgb;
        }
        byte[] all = new byte[rgb.length / 3 * 4];
        for (int from = 0, to = 0; from < rgb.length; from += 3) {
            for (int ink : inks((rgb[from] & FULL) << 16 | (rgb[from + 1] & FULL) << 8 | (rgb[from + 2] & FULL))) {
                all[to++] = (byte) ink;
            }
        }
        return all;
    }
}
