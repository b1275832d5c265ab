package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A server that others keep busy for a moment is asked again. */
class BusyServerTest extends Browsing {
    @Test
    void whatIsRefusedForAMomentIsAskedForAgain() {
        open("rectangle:5x5/wilson/seed:1");
        AtomicInteger asked = new AtomicInteger();
        page.route(address() + "api/v1/scene**", route -> {
            if (asked.incrementAndGet() == 1) {
                route.fulfill(new Route.FulfillOptions()
                        .setStatus(503)
                        .setHeaders(Map.of("Retry-After", "1"))
                        .setBody("{\"status\": 503, \"error\": \"too many requests wait already; try again in a moment\"}"));
            } else {
                route.resume();
            }
        });
        go("rectangle:6x7/wilson/seed:2");
        page.unrouteAll();
        assertThat(asked.get()).isEqualTo(2);
        assertThat(page.locator(".fail:visible").count()).isZero();
    }
}
