package dev.mazewright.vision.bad;

import java.util.Map;

/** What darkens a picture: uneven light and shadows in it, fibres and stains of its paper. */
final class Shade {
    private static final double DARKEST = 0.5;
    private static final double FIBRES = 0.08;
    /** How much of red, green and blue coffee takes. */
    private static final double[] COFFEE = {0.35, 0.55, 0.8};

    private final double light;
    private final double shadow;
    private final double paper;
    private final double stain;
    private final int kindOfLight;
    private final double lightX;
    private final double lightY;
    private final double lightReach;
    private final boolean isPole;
    private final double cos;
    private final double sin;
    private final double shadowAt;
    private final double shadowWidth;
    private final double soft;
    private final double stainX;
    private final double stainY;
    private final double stainRadius;
    private final boolean isBlot;
    private final Grain grain;
    private final double unit;

    /**
     * Shades.
     *
     * @param pixel the length of a pixel in units of the sheet
     */
    Shade(Map<Defect, Double> defects, Subject subject, double pixel, Dice dice) {
        light = DARKEST * defects.getOrDefault(Defect.LIGHT, 0.0);
        shadow = DARKEST * defects.getOrDefault(Defect.SHADOW, 0.0);
        paper = FIBRES * defects.getOrDefault(Defect.PAPER, 0.0);
        stain = defects.getOrDefault(Defect.STAIN, 0.0);
        kindOfLight = dice.below(3);
        lightX = dice.share();
        lightY = dice.share();
        lightReach = Math.hypot(Math.max(lightX, 1 - lightX), Math.max(lightY, 1 - lightY));
        isPole = dice.chance(0.5);
        double angle = dice.between(0, 2 * Math.PI);
        cos = Math.cos(angle);
        sin = Math.sin(angle);
        shadowAt = dice.between(-0.25, 0.25);
        shadowWidth = dice.between(0.03, 0.15);
        soft = dice.betweenLog(0.003, 0.06);
        stainX = subject.width() * dice.between(0.1, 0.9);
        stainY = subject.height() * dice.between(0.1, 0.9);
        stainRadius = Math.max(1.5 * subject.cell(), Math.max(subject.width(), subject.height()) * dice.between(0.08, 0.3));
        isBlot = dice.chance(0.4);
        grain = new Grain(dice.word());
        unit = pixel;
    }

    private boolean isNone() {
        return light == 0 && shadow == 0 && paper == 0 && stain == 0;
    }

    /** Darkens pixels. */
    void on(int[] pixels, Camera camera) {
        if (isNone()) {
            return;
        }
        Homography back = camera.view().inverse();
        double size = Math.hypot(camera.width(), camera.height());
        for (int y = 0, i = 0; y < camera.height(); y++) {
            for (int x = 0; x < camera.width(); x++, i++) {
                double all = lit((x + 0.5) / camera.width(), (y + 0.5) / camera.height())
                        * shadowed((x - camera.width() / 2.0) / size, (y - camera.height() / 2.0) / size);
                double coffee = 0;
                if (paper > 0 || stain > 0) {
                    double w = back.g() * x + back.h() * y + back.i();
                    double u = (back.a() * x + back.b() * y + back.c()) / w;
                    double v = (back.d() * x + back.e() * y + back.f()) / w;
                    all *= paper > 0 ? fibres(u / unit, v / unit) : 1;
                    coffee = stain > 0 ? stain * stained(u, v) : 0;
                }
                pixels[i] = darker(pixels[i], all, coffee);
            }
        }
    }

    private static int darker(int rgb, double all, double coffee) {
        int darker = 0;
        for (int channel = 0; channel < 3; channel++) {
            int shift = 16 - 8 * channel;
            double value = (rgb >> shift & 0xFF) * all * (1 - COFFEE[channel] * coffee) + 0.5;
            darker |= Math.min((int) value, 255) << shift;
        }
        return darker;
    }

    private double lit(double x, double y) {
        if (light == 0) {
            return 1;
        }
        double far = switch (kindOfLight) {
            case 0 -> { // a gradient
                double along = (x - 0.5) * cos + (y - 0.5) * sin;
                yield along / (Math.abs(cos) + Math.abs(sin)) + 0.5;
            }
            case 1 -> 2 * ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)); // a vignette
            default -> // a lamp
                Math.sqrt((x - lightX) * (x - lightX) + (y - lightY) * (y - lightY)) / lightReach;
        };
        return 1 - light * far;
    }

    /** Coordinates are shares of the diagonal, from the middle. */
    private double shadowed(double x, double y) {
        if (shadow == 0) {
            return 1;
        }
        double across = x * cos + y * sin - shadowAt;
        double along = -x * sin + y * cos;
        double within = isPole
                ? shadowWidth - Math.abs(across)
                : across + 0.12 * (grain.at(along * 5, 0.5) - 0.5) + 0.1 * (grain.at(along * 17, 9.5) - 0.5);
        double share = Math.max(0, Math.min(1, within / soft + 0.5));
        return 1 - shadow * share * share * (3 - 2 * share);
    }

    /** Coordinates are pixels on the paper. */
    private double fibres(double x, double y) {
        double noise = grain.at(x / 1.7, y / 1.7) + grain.at((x + y) / 14, (x - y) / 2.5) + grain.at((x - 2 * y) / 3, (2 * x + y) / 20);
        return 1 + paper * (noise * 2 / 3 - 1);
    }

    /** How much of the coffee is here, from 0 to 1. */
    private double stained(double x, double y) {
        double dx = (x - stainX) / stainRadius;
        double dy = (y - stainY) / stainRadius;
        double squared = dx * dx + dy * dy;
        if (squared > 2.25 || (!isBlot && squared < 0.25)) {
            return 0;
        }
        double uneven = isBlot ? 0.5 : 0.05;
        double radius = Math.sqrt(squared) + uneven * (grain.at(dx * 2 + 7, dy * 2 + 7) - 0.5);
        double edge = bell((radius - 0.95) / 0.05);
        if (isBlot) {
            return radius > 1.1 ? 0 : Math.max(edge, 0.6 * Math.clamp((1 - radius) / 0.04, 0, 1));
        }
        double second = 0.5 * bell((radius - 0.8) / 0.03);
        double wet = 0.3 + 0.7 * grain.at(dx * 3 + 31, dy * 3);
        return radius > 1.2 ? 0 : wet * Math.max(edge, second);
    }

    private static double bell(double x) {
        return x * x > 9 ? 0 : Math.exp(-x * x);
    }
}
