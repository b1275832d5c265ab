package dev.mazewright.vision.file;

/**
 * Whether a JPEG file has its end: without it, readers fill in what is missing, some of them in silence.
 *
 * <p>Source: ITU-T T.81, annex B.
 */
final class JpegEnd {
    private static final int MARK = 0xFF;
    private static final int END = 0xD9;
    private static final int SCAN = 0xDA;
    private static final int FIRST_RESTART = 0xD0;
    private static final int LAST_RESTART = 0xD7;

    private JpegEnd() {}

    /** Whether the end of the first image stands where its parts end. */
    static boolean isThere(byte[] file) {
        boolean isInScan = false;
        for (int at = 2; at + 1 < file.length; ) {
            int mark = file[at] & 0xFF;
            int marker = file[at + 1] & 0xFF;
            boolean isData = mark != MARK || marker == 0 || (marker >= FIRST_RESTART && marker <= LAST_RESTART);
            if (isData && !isInScan && mark != MARK) {
                at++; // bytes that do not belong between segments, which readers pass over
            } else if (isData || marker == MARK) {
                at += mark == MARK && marker != MARK ? 2 : 1;
            } else if (marker == END) {
                return true;
            } else if (at + 3 < file.length) {
                isInScan = marker == SCAN;
                at += 2 + ((file[at + 2] & 0xFF) << Byte.SIZE | (file[at + 3] & 0xFF));
            } else {
                return false;
            }
        }
        return false;
    }
}
