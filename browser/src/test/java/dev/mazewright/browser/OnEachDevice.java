package dev.mazewright.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * A test of {@link Tasks} that runs on a desktop, the same at a zoom of 200 %, a tablet, and a telephone upright and on its side; where slow
 * tests are left out, on the desktop or the telephone alone.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(OnEachDevice.Devices.class)
@interface OnEachDevice {
    /** Whether the one is the telephone, upright. */
    boolean ratherOnPhone();

    /** The devices that this run has time for. */
    final class Devices implements ArgumentsProvider, AnnotationConsumer<OnEachDevice> {
        private boolean ratherOnPhone;

        @Override
        public void accept(OnEachDevice annotation) {
            ratherOnPhone = annotation.ratherOnPhone();
        }

        @Override
        public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
            boolean isShort = System.getProperty("mazewright.excludedTags", "").contains("slow");
            List<Named<Device>> devices = List.of(
                    Named.of("desktop", Device.DESKTOP),
                    Named.of("phone", Device.PHONE),
                    Named.of("phone on its side", Device.PHONE.size(Device.PHONE.height(), Device.PHONE.width())),
                    Named.of("tablet", Device.TABLET),
                    Named.of("zoomed", Device.ZOOMED));
            return devices.stream()
                    .filter(device -> !isShort || device.getPayload() == (ratherOnPhone ? Device.PHONE : Device.DESKTOP))
                    .map(Arguments::of);
        }
    }
}
