package dev.mazewright.formats.movingai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands above its rows, a map is recognised and is the same tiles. In the table, / ends a line. */
class MapHeaderTest {
    private static final String MAP = "type octile\nheight 3\nwidth 4\nmap\n....\n.@T.\n..@.\n";

    @ParameterizedTest
    @ValueSource(strings = {
        "type tile/width 4/height 3/map/",
        "height 3/width 4/map/",
        "HEIGHT 3/WIDTH 4/",
        "MapHeight=3/MapWidth=4/",
        "map_width: 4/map_height: 3/map:/",
        "rows = 3/cols = 4/",
        "3,4/",
        "4 3/",
        ""
    })
    void readsTheMapBelowADialectsHeader(String header) throws IOException {
        Puzzle map = Mazes.read(null, MAP);
        assertThat(map.maze().grid().cells()).isEqualTo(9);
        String rows = MAP.substring(MAP.indexOf("..."));
        assertThat(Mazes.read(null, header.replace('/', '\n') + rows)).isEqualTo(map);
        assertThat(Mazes.read(null, header.replace("/", "\r\n") + rows.replace("\n", "\r\n"))).isEqualTo(map);
    }

    @ParameterizedTest
    @ValueSource(strings = {"free ./obstacle #/", "obstacle=#/free=./"})
    void readsTheLettersThatAHeaderNames(String letters) throws IOException {
        Puzzle map = Mazes.read(null, MAP.replace('T', '@'));
        String rows = MAP.substring(MAP.indexOf("...")).replace('@', '#').replace('T', '#');
        assertThat(Mazes.read(null, ("height 3/width 4/" + letters).replace('/', '\n') + rows)).isEqualTo(map);
    }
}
