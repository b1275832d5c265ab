package dev.mazewright.drawing.letters;

/** Nothing is shown on a screen, and there need not be one. */
public final class NoScreen {
    private NoScreen() {}

    /** Lets the Java runtime draw without a screen. To be called before the first drawing. */
    public static void require() {
        System.setProperty("java.awt.headless", "true");
    }
}
