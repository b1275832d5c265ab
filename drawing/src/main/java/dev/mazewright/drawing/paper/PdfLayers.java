package dev.mazewright.drawing.paper;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;

/** The layers of a PDF file: one for each part of its drawings, which all pages share. */
final class PdfLayers {
    private final PDOptionalContentProperties properties = new PDOptionalContentProperties();
    private final Map<String, PDOptionalContentGroup> layers = new LinkedHashMap<>();

    /** The layers of the parts of a page, by their names. */
    COSDictionary of(List<String> parts) {
        COSDictionary names = new COSDictionary();
        for (String part : parts) {
            names.setItem(part, layers.computeIfAbsent(part, this::layer));
        }
        return names;
    }

    private PDOptionalContentGroup layer(String part) {
        PDOptionalContentGroup layer = new PDOptionalContentGroup(part);
        properties.addGroup(layer);
        return layer;
    }

    /** Adds them to the catalog of the file. */
    void addTo(PDDocument pdf) {
        pdf.getDocumentCatalog().setOCProperties(properties);
    }
}
