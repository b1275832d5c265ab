package dev.mazewright.cli.command;

import dev.mazewright.vision.file.DecodedPicture;
import dev.mazewright.vision.picture.Reading;

/** A picture and what was understood of it. */
final class UnderstoodPicture {
    private final String name;
    private final byte[] file;
    private final DecodedPicture decoded;
    private final Reading reading;

    UnderstoodPicture(String name, byte[] file, DecodedPicture decoded, Reading reading) {
        this.name = name;
        this.file = file;
        this.decoded = decoded;
        this.reading = reading;
    }

    /** The name of the input. */
    String name() {
        return name;
    }

    /** The bytes of the file; not a copy. */
    byte[] file() {
        return file;
    }

    /** The picture upright, all of it. */
    DecodedPicture decoded() {
        return decoded;
    }

    /** What was understood; its points are those of the whole picture. */
    Reading reading() {
        return reading;
    }
}
