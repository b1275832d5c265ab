package dev.mazewright.api.request;

import java.util.List;
import java.util.Set;

/** An endpoint that is as its declaration says. */
public interface DeclaredEndpoint extends Endpoint {
    /** The declaration. */
    Declaration declaration();

    @Override
    default String path() {
        return declaration().path();
    }

    @Override
    default Set<String> methods() {
        return declaration().methods();
    }

    @Override
    default Set<String> pupilMethods() {
        return declaration().pupilMethods();
    }

    @Override
    default boolean isShared() {
        return declaration().isShared();
    }

    @Override
    default List<String> parameters() {
        return Parameter.names(declaration().operations().getFirst().parameters());
    }
}
