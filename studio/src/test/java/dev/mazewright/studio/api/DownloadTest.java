package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Response;
import dev.mazewright.studio.testing.Api;
import org.junit.jupiter.api.Test;

/** What browsers save and do not show: a page with a script, which would be a page of the studio's origin. */
class DownloadTest {
    @Test
    void aPageIsDownloadedAndNotShown() {
        Response page = Api.get("maze", "recipe", "rectangle:5x5/wilson/seed:1", "format", "html");
        if (page.status() == 200) { // a build without esbuild has none
            assertThat(page.headers()).containsEntry("Content-Disposition", "attachment; filename=\"maze.html\"");
        }
        assertThat(Api.get("maze", "recipe", "rectangle:5x5/wilson/seed:1", "format", "svg").headers()).doesNotContainKey("Content-Disposition");
    }
}
