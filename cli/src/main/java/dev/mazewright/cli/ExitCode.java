package dev.mazewright.cli;

/** What the program tells its caller when it ends; the numbers from 64 on are those of BSD's sysexits.h. */
public final class ExitCode {
    /** Done; or whoever read the output has had enough. */
    public static final int OK = 0;
    /** A true "no": there is no way, or a scenario's lengths differ. */
    public static final int NO = 1;
    /** Wrong use: an unknown option or name, a value out of range. */
    public static final int USAGE = 64;
    /** The input is not what it should be. */
    public static final int BAD_DATA = 65;
    /** There is no such input, or it may not be read. */
    public static final int NO_INPUT = 66;
    /** A port is in use. */
    static final int UNAVAILABLE = 69;
    /** Our fault, or not enough memory. */
    static final int OUR_FAULT = 70;
    /** The output cannot be created. */
    static final int CANNOT_CREATE = 73;
    /** Reading or writing failed. */
    static final int IO = 74;

    private ExitCode() {}
}
