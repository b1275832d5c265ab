package dev.mazewright.drawing.paper;

import dev.mazewright.drawing.draw.PicturePixels;
import dev.mazewright.formats.io.EndPicture;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;

/** The pictures of a page of a PDF file, each once, opaque on its background: printers refuse transparency. */
final class PdfPictures {
    private static final int BITS = 8;

    private final PDDocument pdf;
    private final int background;
    private final PdfColours colours;
    private final Map<EndPicture, COSStream> streams = new LinkedHashMap<>();

    PdfPictures(PDDocument pdf, int background, PdfColours colours) {
        this.colours = colours;
        this.pdf = pdf;
        this.background = background;
    }

    /** Takes a picture with this number of pixels. Returns its name in the content of the page. */
    String add(EndPicture picture, int wide, int high) throws IOException {
        COSStream stream = streams.get(picture);
        if (stream == null) {
            synchronized (pdf) {
                stream = pdf.getDocument().createCOSStream();
            }
            stream.setItem(COSName.TYPE, COSName.XOBJECT);
            stream.setItem(COSName.SUBTYPE, COSName.IMAGE);
            stream.setInt(COSName.WIDTH, wide);
            stream.setInt(COSName.HEIGHT, high);
            stream.setInt(COSName.BITS_PER_COMPONENT, BITS);
            stream.setItem(COSName.COLORSPACE, colours.ofPictures());
            try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
                out.write(colours.ofPicture(PicturePixels.rgb(picture, wide, high, background)));
            }
            streams.put(picture, stream);
        }
        return name(streams.keySet().stream().toList().indexOf(picture));
    }

    private static String name(int index) {
        return "Picture" + (index + 1);
    }

    /** Adds them to the resources of the page. */
    void addTo(PDResources resources) {
        if (streams.isEmpty()) {
            return;
        }
        COSDictionary names = new COSDictionary();
        int index = 0;
        for (COSStream stream : streams.values()) {
            names.setItem(name(index++), stream);
        }
        resources.getCOSObject().setItem(COSName.XOBJECT, names);
    }
}
