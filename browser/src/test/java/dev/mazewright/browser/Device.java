package dev.mazewright.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;

/**
 * What a page is seen on, and how its user has set it.
 *
 * @param width of the window, in CSS pixels
 * @param scale pixels of the device for each of them
 * @param isPhone whether it is a telephone or a tablet, which is used with fingers
 */
record Device(int width, int height, double scale, boolean isPhone, ColorScheme colours, ReducedMotion motion) {
    static final Device DESKTOP = new Device(1280, 800, 1, false, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    static final Device PHONE = new Device(390, 844, 2, true, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    static final Device TABLET = new Device(820, 1180, 2, true, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);
    /** The desktop at a zoom of 200 %: half the CSS pixels. */
    static final Device ZOOMED = new Device(640, 400, 2, false, ColorScheme.LIGHT, ReducedMotion.NO_PREFERENCE);

    Device size(int newWidth, int newHeight) {
        return new Device(newWidth, newHeight, scale, isPhone, colours, motion);
    }

    Device scale(double newScale) {
        return new Device(width, height, newScale, isPhone, colours, motion);
    }

    Device colours(ColorScheme scheme) {
        return new Device(width, height, scale, isPhone, scheme, motion);
    }

    Device motion(ReducedMotion preference) {
        return new Device(width, height, scale, isPhone, colours, preference);
    }

    /** Whether a tab of the other's can be turned into one of this. */
    boolean isKin(Device other) {
        return scale == other.scale && isPhone == other.isPhone;
    }

    /** For a context whose tabs can be turned into this device. */
    Browser.NewContextOptions options() {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setDeviceScaleFactor(scale)
                .setHasTouch(isPhone)
                .setIsMobile(isPhone)
                .setLocale("en-GB"); // with paper of A4
    }

    /** Turns a tab of such a context into this device. */
    void apply(Page tab) {
        tab.setViewportSize(width, height);
        tab.emulateMedia(new Page.EmulateMediaOptions()
                .setColorScheme(colours)
                .setReducedMotion(motion)
                .setForcedColors(ForcedColors.NONE));
    }
}
