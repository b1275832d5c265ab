package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.PortInUseException;
import dev.mazewright.cli.process.QuietLibraries;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.Viewer;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.Studio;
import dev.mazewright.studio.classroom.QrPicture;
import dev.mazewright.studio.http.OtherOrigins;
import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** {@code mazewright serve}: the studio. */
public final class Serve extends Command {
    private static final int MOST_PORT = 65_535;

    private final TextValue port = options.text(
            "--port", "P",
            "The port to listen on: 1 to 65535, or 0 for any free port (default: " + Studio.PORT + ").");

    private final Flag noBrowser = options.flag("--no-browser", "Print the address and open no browser.");

    private final TextValue lan = options.text(
            "--lan", "ADDRESS",
            "Share the studio with a class: listen at this address of this machine instead, for those who have the link with its token.");

    private final TextValue allowOrigin = options.text(
            "--allow-origin", "ORIGIN,...",
            "Let web pages of these origins, such as http://localhost:8080, read the map under /api/v1/map; they ask with CORS.");

    /** The command, for this terminal. */
    public Serve(Terminal terminal) {
        super(
                terminal,
                "serve",
                List.of(
                        "mazewright serve",
                        "mazewright serve --port 8000",
                        "mazewright serve --lan 192.168.1.20"),
                "Starts the studio, a web app that only this machine can reach, and opens it in the browser.",
                "The studio creates mazes, shows algorithms step by step, and plays, compares, opens and prints mazes. Ctrl-C stops it.");
    }

    @Override
    public Integer call() throws IOException {
        int wanted = (int) Numbers.whole("port", port.orElse(Integer.toString(Studio.PORT)), 0, MOST_PORT);
        QuietLibraries.use(); // of damaged pictures the page says what is wrong
        if (lan.isGiven() && allowOrigin.isGiven()) {
            throw new UsageException("with --lan every request needs a token, which pages of other origins have not; leave out --allow-origin");
        }
        InetAddress address = lan.isGiven() ? LanAddress.of(lan.get()) : null;
        OtherOrigins others = allowOrigin.isGiven() ? OtherOrigins.of(allowOrigin.get()) : OtherOrigins.NONE;
        try (Studio studio = start(wanted, address, others)) {
            Runtime.getRuntime().addShutdownHook(new Thread(studio::close, "studio-stop"));
            terminal.say("The studio is at " + studio.url() + " (Ctrl-C ends it)");
            showPupils(studio.pupilUrl());
            if (!noBrowser.isGiven() && Viewer.show(studio.url()) != null) {
                terminal.say("No browser was found; open the address in one");
            }
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.OK;
    }

    /** Shows the pupils' link, at a terminal as a QR code as well. */
    private void showPupils(@Nullable String url) {
        if (url == null) {
            return;
        }
        if (terminal.showsUnicode()) {
            QrPicture.of(url).lines().forEach(line -> terminal.write(line + System.lineSeparator()));
        }
        terminal.say("Pupils join at " + url);
    }

    private static Studio start(int port, @Nullable InetAddress address, OtherOrigins others) {
        try {
            return address == null ? Studio.start(port, others) : Studio.startForClass(address, port);
        } catch (IOException e) {
            throw new PortInUseException(port, e);
        }
    }
}
