package dev.mazewright.vision.file;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.pdf.StreamSize;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDPage;
import org.jspecify.annotations.Nullable;

/** Checks what a page may draw before it is drawn: each stream must fit into memory unpacked, and each picture must be allowed. */
final class PageStreams {
    /** The most objects that a page may reach. */
    private static final int MOST_OBJECTS = 1_000_000;

    private final FileInput file;
    private final Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<COSBase> waiting = new ArrayDeque<>();
    private int longestScan;

    private PageStreams(FileInput file) {
        this.file = file;
    }

    /** Checks everything that a page reaches; throws if a stream does not fit into memory or is damaged, or a picture is too large. */
    static PageStreams of(PDPage page, FileInput file) throws IOException {
        PageStreams streams = new PageStreams(file);
        streams.add(page.getCOSObject());
        streams.add(page.getResources() == null ? null : page.getResources().getCOSObject()); // also those inherited from nodes above
        while (!streams.waiting.isEmpty()) {
            streams.look(streams.waiting.pop());
        }
        return streams;
    }

    /** The longer side of the largest picture, in pixels; 0 without pictures. */
    int longestScan() {
        return longestScan;
    }

    private void add(@Nullable COSBase item) throws IOException {
        COSBase object = item instanceof COSObject reference ? reference.getObject() : item;
        if ((object instanceof COSDictionary || object instanceof COSArray) && seen.add(object)) {
            if (seen.size() > MOST_OBJECTS) {
                throw file.bad("a page of more than " + MOST_OBJECTS + " objects", "a simpler one");
            }
            waiting.push(object);
        }
    }

    private void look(COSBase object) throws IOException {
        CancelledException.check();
        if (object instanceof COSStream stream) {
            require(stream);
        }
        if (object instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                add(array.get(i));
            }
        } else if (object instanceof COSDictionary dictionary) {
            for (COSName name : dictionary.keySet()) {
                if (!name.equals(COSName.PARENT) && !name.equals(COSName.P)) {
                    add(dictionary.getItem(name));
                }
            }
        }
    }

    private void require(COSStream stream) throws IOException {
        StreamSize.require(stream, file.source().context());
        if (COSName.IMAGE.equals(stream.getCOSName(COSName.SUBTYPE))) {
            int width = stream.getInt(COSName.WIDTH, COSName.W, 0);
            int height = stream.getInt(COSName.HEIGHT, COSName.H, 0);
            file.requireSize(Math.max(1, width), Math.max(1, height), 2 * Integer.BYTES);
            longestScan = Math.max(longestScan, Math.max(width, height));
        }
    }
}
