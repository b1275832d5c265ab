package dev.mazewright.vision;

import dev.mazewright.vision.picture.Picture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Random;

/** A picture that shows no maze, of 600 x 450 pixels. */
enum Scene {
    /** Nothing at all. */
    BLANK {
        @Override
        void paint(Graphics2D paper, Random random) {
            // white
        }
    },
    /** From one corner to the other, as a wall in uneven light. */
    GRADIENT {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setPaint(new GradientPaint(0, 0, new Color(0x404858), WIDTH, HEIGHT, new Color(0xE8E0D0)));
            paper.fillRect(0, 0, WIDTH, HEIGHT);
        }
    },
    /** A drawn face: an outline, eyes, a nose, a mouth and hair. */
    FACE {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setStroke(new BasicStroke(5));
            paper.draw(new Ellipse2D.Double(160, 40, 280, 370));
            for (int x : new int[] {220, 320}) {
                paper.draw(new Ellipse2D.Double(x, 160, 60, 30));
                paper.fill(new Ellipse2D.Double(x + 20, 165, 20, 20));
                paper.draw(new Line2D.Double(x - 5, 140, x + 65, 135));
            }
            paper.draw(new Line2D.Double(300, 190, 285, 260));
            paper.drawArc(230, 270, 140, 70, 190, 160);
            for (int i = 0; i < 40; i++) {
                double x = 190 + 220 * random.nextDouble();
                paper.draw(new Line2D.Double(x, 90 + 20 * random.nextDouble(), x + 20 * random.nextGaussian(), 30));
            }
        }
    },
    /** Blades of grass, one over the other. */
    GRASS {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setColor(new Color(0x2F4F20));
            paper.fillRect(0, 0, WIDTH, HEIGHT);
            for (int i = 0; i < 20_000; i++) {
                paper.setColor(new Color(30 + random.nextInt(80), 80 + random.nextInt(120), 20 + random.nextInt(50)));
                double x = WIDTH * random.nextDouble();
                double y = HEIGHT * random.nextDouble();
                paper.draw(new Line2D.Double(x, y, x + 5 * random.nextGaussian(), y - 18 * random.nextDouble()));
            }
        }
    },
    /** Each pixel of its own grey. */
    NOISE {
        @Override
        void paint(Graphics2D paper, Random random) {
            for (int i = 0; i < WIDTH * HEIGHT; i++) {
                int grey = random.nextInt(256);
                paper.setColor(new Color(grey, grey, grey));
                paper.fillRect(i % WIDTH, i / WIDTH, 1, 1);
            }
        }
    },
    /** A page of a book. */
    TEXT {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setFont(new Font(Font.SERIF, Font.PLAIN, 15));
            for (int y = 40; y < HEIGHT - 30; y += 20) {
                StringBuilder line = new StringBuilder();
                while (line.length() < 66) {
                    for (int letters = 1 + random.nextInt(9); letters > 0; letters--) {
                        line.append((char) ('a' + random.nextInt(26)));
                    }
                    line.append(' ');
                }
                paper.drawString(line.toString(), 40, y);
            }
        }
    },
    /** A chessboard with its edge. */
    CHESSBOARD {
        @Override
        void paint(Graphics2D paper, Random random) {
            for (int i = 0; i < 64; i++) {
                if ((i % 8 + i / 8) % 2 == 1) {
                    paper.fillRect(100 + 50 * (i % 8), 25 + 50 * (i / 8), 50, 50);
                }
            }
            paper.setStroke(new BasicStroke(3));
            paper.drawRect(100, 25, 400, 400);
        }
    },
    /** Hills, a sun, a house and trees in colours. */
    LANDSCAPE {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setPaint(new GradientPaint(0, 0, new Color(0x4878C0), 0, 250, new Color(0xC8D8F0)));
            paper.fillRect(0, 0, WIDTH, HEIGHT);
            paper.setColor(new Color(0xF8E080));
            paper.fill(new Ellipse2D.Double(450, 40, 70, 70));
            paper.setColor(new Color(0x507838));
            paper.fill(new Ellipse2D.Double(-150, 220, 600, 400));
            paper.setColor(new Color(0x688C40));
            paper.fill(new Ellipse2D.Double(200, 250, 700, 400));
            paper.setColor(new Color(0xA05038));
            paper.fillRect(300, 240, 120, 90);
            paper.setColor(new Color(0x402820));
            paper.fillPolygon(new int[] {290, 360, 430}, new int[] {240, 190, 240}, 3);
            paper.setColor(new Color(0xE8F0F8));
            paper.fillRect(320, 260, 25, 25);
            paper.fillRect(375, 260, 25, 25);
            for (int i = 0; i < 60; i++) {
                int x = random.nextInt(WIDTH);
                int y = 300 + random.nextInt(130);
                paper.setColor(new Color(20 + random.nextInt(40), 60 + random.nextInt(60), 20));
                paper.fill(new Ellipse2D.Double(x, y, 15 + random.nextInt(25), 15 + random.nextInt(30)));
            }
        }
    },
    /** Modules at random between three finders, as in a QR code of version 3. */
    QR_CODE {
        @Override
        void paint(Graphics2D paper, Random random) {
            int module = 13;
            for (int i = 0; i < 29 * 29; i++) {
                if (random.nextBoolean()) {
                    paper.fillRect(100 + module * (i % 29), 35 + module * (i / 29), module, module);
                }
            }
            for (int[] at : new int[][] {{0, 0}, {22, 0}, {0, 22}}) {
                for (int ring = -1; ring < 3; ring++) {
                    paper.setColor(ring % 2 == 0 ? Color.BLACK : Color.WHITE);
                    int side = module * (ring == 2 ? 3 : 7 - 2 * ring);
                    paper.fillRect(100 + module * (at[0] + ring), 35 + module * (at[1] + ring), side, side);
                }
            }
        }
    },
    /** Rooms with doors, windows and furniture. */
    FLOOR_PLAN {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setStroke(new BasicStroke(9));
            paper.drawRect(60, 50, 480, 350);
            for (int[] wall : new int[][] {{60, 200, 180, 200}, {225, 200, 300, 200}, {300, 50, 300, 130}, {300, 175, 300, 260}, {300, 305, 300, 400},
                    {300, 260, 430, 260}, {475, 260, 540, 260}}) {
                paper.drawLine(wall[0], wall[1], wall[2], wall[3]);
            }
            paper.setColor(Color.WHITE);
            paper.fillRect(340, 394, 45, 12);
            paper.setColor(Color.BLACK);
            paper.setStroke(new BasicStroke(1.5f));
            for (int[] door : new int[][] {{180, 155}, {255, 130}, {255, 260}, {430, 215}, {340, 355}}) {
                paper.drawArc(door[0] - 45, door[1], 90, 90, 0, 90);
                paper.drawLine(door[0], door[1], door[0], door[1] + 45);
            }
            paper.drawRect(80, 70, 80, 110);
            paper.drawOval(380, 90, 100, 80);
            paper.drawRect(450, 320, 70, 60);
            paper.drawString("Kitchen", 110, 300);
            paper.drawString("Hall", 400, 300);
        }
    },
    /** Tracks with pads, at right and half right angles. */
    CIRCUIT_BOARD {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setColor(new Color(0x0C5030));
            paper.fillRect(0, 0, WIDTH, HEIGHT);
            paper.setColor(new Color(0xC8A848));
            paper.setStroke(new BasicStroke(4));
            for (int track = 0; track < 60; track++) {
                int x = 15 * (2 + random.nextInt(36));
                int y = 15 * (2 + random.nextInt(26));
                pad(paper, x, y);
                Path2D line = new Path2D.Double();
                line.moveTo(x, y);
                for (int leg = 0; leg < 3; leg++) {
                    int length = 15 * random.nextInt(7);
                    int direction = random.nextInt(8);
                    x = Math.clamp(x + (int) Math.signum(Math.round(2 * Math.cos(direction * Math.PI / 4))) * length, 15, WIDTH - 15);
                    y = Math.clamp(y + (int) Math.signum(Math.round(2 * Math.sin(direction * Math.PI / 4))) * length, 15, HEIGHT - 15);
                    line.lineTo(x, y);
                }
                paper.draw(line);
                pad(paper, x, y);
            }
            paper.setColor(new Color(0x202020));
            paper.fillRect(240, 150, 120, 120);
        }

        private static void pad(Graphics2D paper, int x, int y) {
            paper.fill(new Ellipse2D.Double(x - 6, y - 6, 12, 12));
        }
    },
    /** A table of numbers with its lines. */
    TABLE {
        @Override
        void paint(Graphics2D paper, Random random) {
            for (int row = 0; row <= 14; row++) {
                paper.drawLine(50, 40 + 26 * row, 550, 40 + 26 * row);
            }
            for (int column = 0; column <= 5; column++) {
                paper.drawLine(50 + 100 * column, 40, 50 + 100 * column, 40 + 26 * 14);
            }
            for (int i = 0; i < 70; i++) {
                paper.drawString(String.valueOf(random.nextInt(100_000)), 65 + 100 * (i % 5), 58 + 26 * (i / 5));
            }
        }
    },
    /** Paper of squares, as in exercise books. */
    SQUARED_PAPER {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setColor(new Color(0x90A8D0));
            for (int at = 10; at < WIDTH; at += 20) {
                paper.drawLine(at, 0, at, HEIGHT);
                paper.drawLine(0, at, WIDTH, at);
            }
        }
    },
    /** A wall of bricks with mortar between them. */
    BRICKS {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setColor(new Color(0xC8C0B8));
            paper.fillRect(0, 0, WIDTH, HEIGHT);
            for (int row = 0; row < 16; row++) {
                for (int x = row % 2 == 0 ? -40 : 0; x < WIDTH; x += 80) {
                    paper.setColor(new Color(140 + random.nextInt(40), 50 + random.nextInt(25), 40 + random.nextInt(20)));
                    paper.fillRect(x, 30 * row, 75, 25);
                }
            }
        }
    },
    /** A solved crossword's grid. */
    CROSSWORD {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setStroke(new BasicStroke(2));
            paper.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 18));
            for (int i = 0; i < 169; i++) {
                int x = 105 + 30 * (i % 13);
                int y = 30 + 30 * (i / 13);
                paper.drawRect(x, y, 30, 30);
                if (random.nextInt(4) == 0) {
                    paper.fillRect(x, y, 30, 30);
                } else {
                    paper.drawString(String.valueOf((char) ('A' + random.nextInt(26))), x + 9, y + 22);
                }
            }
        }
    },
    /** A target: rings without gaps. */
    TARGET {
        @Override
        void paint(Graphics2D paper, Random random) {
            paper.setStroke(new BasicStroke(3));
            for (int radius = 25; radius <= 200; radius += 25) {
                paper.draw(new Ellipse2D.Double(300 - radius, 225 - radius, 2 * radius, 2 * radius));
            }
        }
    };

    static final int WIDTH = 600;
    static final int HEIGHT = 450;

    /** Paints in black on white. */
    abstract void paint(Graphics2D paper, Random random);

    /** The picture; what is in it at random follows from the seed. */
    Picture picture(long seed) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D paper = image.createGraphics();
        paper.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paper.setColor(Color.WHITE);
        paper.fillRect(0, 0, WIDTH, HEIGHT);
        paper.setColor(Color.BLACK);
        paint(paper, new Random(seed));
        paper.dispose();
        return Picture.of(image);
    }
}
