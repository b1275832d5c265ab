package dev.mazewright.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** A test of {@link Tasks} that runs on a desktop and on a telephone; where slow tests are left out, on one of them. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(OnDeskAndPhone.Devices.class)
@interface OnDeskAndPhone {
    /** Whether the one is the telephone. */
    boolean ratherOnPhone();

    /** The devices that this run has time for. */
    final class Devices implements ArgumentsProvider, AnnotationConsumer<OnDeskAndPhone> {
        private boolean ratherOnPhone;

        @Override
        public void accept(OnDeskAndPhone annotation) {
            ratherOnPhone = annotation.ratherOnPhone();
        }

        @Override
        public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
            boolean isShort = System.getProperty("mazewright.excludedTags", "").contains("slow");
            return Stream.of(Named.of("desktop", Device.DESKTOP), Named.of("phone", Device.PHONE))
                    .filter(device -> !isShort || device.getPayload().isPhone() == ratherOnPhone)
                    .map(Arguments::of);
        }
    }
}
