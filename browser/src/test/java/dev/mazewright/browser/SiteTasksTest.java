package dev.mazewright.browser;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIf;

/** The same tasks where the studio is files. */
@Tag("thorough")
@EnabledIf("dev.mazewright.browser.SiteServer#isPossible")
class SiteTasksTest {
    @Nested
    class MakingTasks extends MakingTasksTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class SeeingTasks extends SeeingTasksTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class TeachingTasks extends TeachingTasksTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class TroubleTasks extends TroubleTasksTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Book extends BookTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Compare extends CompareTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Dig extends DigTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Micromouse extends MicromouseTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Open extends OpenTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Play extends PlayTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Print extends PrintTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    @Tag("slow")
    class Export extends ExportTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class GameAndMake extends GameAndMakeTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class HiddenPicture extends HiddenPicturePanelTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    @Tag("slow")
    class Large extends LargeTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Map extends MapTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Race extends RaceTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class StartCards extends StartCardsTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class Undo extends UndoTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }

    @Nested
    class WordMask extends WordMaskTest {
        @Override
        protected String address() {
            return SiteServer.url();
        }
    }
}
