package dev.mazewright.vision.file;

import java.util.ArrayList;
import java.util.List;

/**
 * The segments of a JPEG file, read before it is decoded. Source: ITU-T T.81, annex B.
 *
 * @param frame the marker of the first frame, which tells the coding; 0 without a frame
 * @param hasEnd whether the first image has its end marker; without it, readers fill in what is missing, some of them silently
 * @param applications the first bytes of the segments in which cameras write EXIF or other data
 */
record JpegSegments(int frame, boolean hasEnd, List<Integer> applications) {
    private static final int MARK = 0xFF;
    private static final int END = 0xD9;
    private static final int SCAN = 0xDA;
    private static final int APPLICATION = 0xE1;
    private static final int FIRST_RESTART = 0xD0;
    private static final int LAST_RESTART = 0xD7;
    private static final int FIRST_FRAME = 0xC0;
    private static final int LAST_FRAME = 0xCF;
    private static final int HUFFMAN_TABLES = 0xC4;
    private static final int EXTENSIONS = 0xC8;
    private static final int ARITHMETIC_CONDITIONING = 0xCC;

    static JpegSegments of(byte[] file) {
        int frame = 0;
        boolean isInScan = false;
        List<Integer> applications = new ArrayList<>();
        for (int at = 2; at + 1 < file.length; ) {
            int mark = file[at] & 0xFF;
            int marker = file[at + 1] & 0xFF;
            boolean isData = mark != MARK || marker == 0 || (marker >= FIRST_RESTART && marker <= LAST_RESTART);
            if (isData && !isInScan && mark != MARK) {
                at++; // stray bytes between segments, which readers skip
            } else if (isData || marker == MARK) {
                at += mark == MARK && marker != MARK ? 2 : 1;
            } else if (marker == END) {
                return new JpegSegments(frame, true, applications);
            } else if (at + 3 < file.length) {
                frame = frame == 0 && isFrame(marker) ? marker : frame;
                isInScan = marker == SCAN;
                if (marker == APPLICATION) {
                    applications.add(at);
                }
                at += 2 + ((file[at + 2] & 0xFF) << Byte.SIZE | (file[at + 3] & 0xFF));
            } else {
                break;
            }
        }
        return new JpegSegments(frame, false, applications);
    }

    private static boolean isFrame(int marker) {
        return marker >= FIRST_FRAME && marker <= LAST_FRAME
                && marker != HUFFMAN_TABLES && marker != EXTENSIONS && marker != ARITHMETIC_CONDITIONING;
    }

    /** Whether the frame is in arithmetic coding, which the readers do not support. */
    boolean isArithmetic() {
        return frame > EXTENSIONS;
    }
}
