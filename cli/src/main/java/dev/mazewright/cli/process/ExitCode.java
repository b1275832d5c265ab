package dev.mazewright.cli.process;

import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.NoRowException;
import dev.mazewright.datasets.folder.FolderRefusedException;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;

/** The exit codes of the program; the numbers from 64 on are those of BSD's sysexits.h. */
public final class ExitCode {
    /** Done; or the reader of the output closed it. */
    public static final int OK = 0;
    /** The answer is no: there is no path, a length differs from the scenario's, no seed gives the difficulty, a printer would refuse, samples are rejected, or a mouse did not reach its goal. */
    public static final int NO = 1;
    /** Usage error: an unknown option or name, a value out of range. */
    public static final int USAGE = 64;
    /** The input is not what it should be. */
    public static final int BAD_DATA = 65;
    /** No such input, or it may not be read. */
    public static final int NO_INPUT = 66;
    /** A port is in use. */
    public static final int UNAVAILABLE = 69;
    /** Internal error, or insufficient memory. */
    public static final int INTERNAL = 70;
    /** The output cannot be created. */
    public static final int CANNOT_CREATE = 73;
    /** Reading or writing failed. */
    public static final int IO = 74;

    private ExitCode() {}

    /** Of a run that failed like this; {@link #INTERNAL} where nothing better is known. */
    public static int of(Throwable cause) {
        return switch (cause) {
            case NoPathException no -> NO;
            case UsageException usage -> USAGE;
            case BadDataException bad -> BAD_DATA;
            case NoRowException none -> BAD_DATA;
            case NoInputException none -> NO_INPUT;
            case PortInUseException port -> UNAVAILABLE;
            case CannotCreateException cannot -> CANNOT_CREATE;
            case FolderRefusedException refused -> CANNOT_CREATE;
            case IOException io -> IO;
            default -> INTERNAL;
        };
    }
}
