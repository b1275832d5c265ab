package dev.mazewright.cli.process;

/** The exit codes of the program; the numbers from 64 on are those of BSD's sysexits.h. */
public final class ExitCode {
    /** Done; or the reader of the output closed it. */
    public static final int OK = 0;
    /** The answer is no: there is no path, a length differs from the scenario's, no seed gives the difficulty, a printer would refuse, or samples are rejected. */
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
}
