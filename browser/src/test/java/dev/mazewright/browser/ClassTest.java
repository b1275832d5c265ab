package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.mazewright.studio.Studio;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A teacher and pupils, each in a browser of their own, at 127.0.0.2. */
class ClassTest extends Browsing {
    private static final String RECIPE = "rectangle:1x6/wilson/seed:1";

    private static Studio shared;

    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();

    @BeforeAll
    static void share() throws IOException {
        shared = Studio.startForClass(InetAddress.ofLiteral("127.0.0.2"), 0);
    }

    @AfterAll
    static void close() {
        shared.close();
    }

    @AfterEach
    void leave() {
        contexts.forEach(BrowserContext::close);
        assertThat(wrong).as("what the browsers complained about").isEmpty();
    }

    private Page visit(Device device, String url) {
        BrowserContext context = context().browser().newContext(device.options());
        contexts.add(context);
        context.onWebError(error -> wrong.add(error.error()));
        context.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                wrong.add(message.text());
            }
        });
        Page page = context.newPage();
        page.navigate(url);
        page.locator("body.ready").waitFor();
        return page;
    }

    private Page teacher(String link) {
        return visit(Device.DESKTOP, shared.url() + "#" + link);
    }

    private Page pupil() {
        return visit(Device.PHONE, Objects.requireNonNull(shared.pupilUrl()));
    }

    @Test
    void pupilsSeeTheTeachersStage() {
        Page teacher = teacher(RECIPE + "?panel=watch&step=3");
        assertThat(teacher.url()).as("the token has left the address").doesNotContain("token");
        Page pupil = pupil();
        assertThat(pupil.url()).doesNotContain("token");
        pupil.waitForFunction("() => mazewright.view.scene?.cells === 6 && document.querySelector('#whose').textContent.includes('teacher')");
        teacher.keyboard().press("End");
        pupil.waitForFunction("() => mazewright.view.subject.open.reduce((sum, open) => sum + open.toString(2).replaceAll('0', '').length, 0) === 10");
        teacher.evaluate("location.hash = '#hexagon:3x3/wilson/seed:2'");
        pupil.waitForFunction("() => mazewright.view.scene.shape === 'hexagon'");
        teacher.evaluate("location.hash = '#rectangle:2x2/wilson/seed:2?panel=race&lanes=wilson+kruskal'");
        pupil.waitForFunction("() => document.querySelectorAll('.view').length === 2");
    }

    @Test
    void aRaceOfAllInOneMazeIsEndedByTheTeacher() {
        Page teacher = teacher(RECIPE);
        Page ada = pupil();
        ada.getByLabel("Your name").fill("<b>Ada</b>");
        ada.getByText("Join").click();
        ada.getByText("You are <b>Ada<b>.").waitFor();
        Page late = pupil();
        teacher.getByLabel("Class").click();
        Locator dialog = teacher.getByRole(AriaRole.DIALOG);
        assertThat(dialog.locator(".class-link").textContent()).isEqualTo(shared.pupilUrl());
        assertThat(dialog.locator(".qr path").getAttribute("d")).hasSizeGreaterThan(1000);
        dialog.getByText("Start a race in this maze").click();
        ada.waitForFunction("() => document.querySelector('#whose').textContent.startsWith('Race')");
        assertThat(late.locator("#whose").textContent()).as("who has no name watches").startsWith("The teacher");
        ada.waitForFunction("() => mazewright.view.layers.length > 0");
        for (int step = 0; step < 5; step++) {
            ada.keyboard().press("ArrowRight");
        }
        ada.getByText("You made it in").waitFor();
        Locator row = dialog.locator("tbody tr").first();
        assertThat(row.locator("th").textContent()).isEqualTo("<b>Ada<b>");
        teacher.waitForFunction("() => document.querySelector('.class-table tbody tr td').textContent === '1.'");
        assertThat(row.textContent()).contains(" s");
        dialog.getByText("End the race").click();
        ada.waitForFunction("() => document.querySelector('#status').textContent === 'The race is over.'");
        dialog.getByLabel("Remove <b>Ada<b>").click();
        ada.getByLabel("Your name").waitFor();
    }
}
