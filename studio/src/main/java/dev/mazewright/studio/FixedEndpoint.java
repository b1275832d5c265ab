package dev.mazewright.studio;

import java.io.IOException;
import java.util.Set;

/** What always answers the same: it is asked by GET, and told nothing. */
interface FixedEndpoint extends Endpoint {
    @Override
    default Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    default Response answer(Request request, Task job) throws IOException {
        Query.of(request, parameters());
        return answer(job);
    }

    /** The answer, which takes its memory from this job. */
    Response answer(Task job) throws IOException;
}
