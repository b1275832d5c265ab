package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.bad.BadPicture;
import dev.mazewright.vision.bad.BadPictures;
import dev.mazewright.vision.bad.Grade;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is taken of the library of image processing asks for no class of trove4j, which is under the LGPL and not shipped. */
class LibrariesTest {
    private static final String TROVE = "gnu.trove.";

    /** Understands pictures as cells and as areas, and draws its layers: everything that the library is used for. */
    public static final class Work implements Runnable {
        @Override
        public void run() {
            for (As as : As.values()) {
                for (int number : BadPictures.small(Grade.MILD, as, 200, 2)) {
                    BadPicture bad = BadPictures.of(Grade.MILD, number, as);
                    understand(bad.picture(), as);
                }
            }
        }

        private static void understand(Picture picture, As as) {
            try {
                Reading reading = PictureUnderstanding.of(picture, ReadingRequest.ANY.as(as), Context.standard());
                reading.layers();
            } catch (NotUnderstoodException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Loads the classes of the test's class path anew, and notes which of trove4j are asked for. */
    private static final class Noting extends ClassLoader {
        private static final ClassLoader USUAL = LibrariesTest.class.getClassLoader();
        private final Set<String> asked = new ConcurrentSkipListSet<>();
        private final Set<String> found = new ConcurrentSkipListSet<>();

        Noting() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith(TROVE)) {
                asked.add(name);
            }
            try (InputStream in = USUAL.getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                found.add(name);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        public @Nullable URL getResource(String name) {
            return USUAL.getResource(name);
        }
    }

    @Test
    void trove4jIsNeverAskedFor() throws Exception {
        Noting loader = new Noting();
        Runnable work = (Runnable) loader.loadClass(Work.class.getName()).getConstructor().newInstance();
        work.run();
        assertThat(loader.found).contains(
                "boofcv.struct.image.GrayF32", "boofcv.alg.filter.blur.GBlurImageOps", "org.ejml.data.DMatrixRMaj",
                "dev.mazewright.vision.cells.CellsReader", "dev.mazewright.vision.area.AreaReader");
        assertThat(loader.asked).isEmpty();
    }

    @Test
    void trove4jIsNotThere() {
        assertThat(Noting.USUAL.getResource("gnu/trove/map/TIntIntMap.class")).isNull();
    }
}
