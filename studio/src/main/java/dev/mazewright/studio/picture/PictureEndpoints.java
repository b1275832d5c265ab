package dev.mazewright.studio.picture;

import dev.mazewright.api.ApiEndpoint;
import dev.mazewright.api.request.Endpoint;
import java.util.List;

/** What a page asks of a photograph, a scan or a drawing. */
public final class PictureEndpoints {
    /** All of them. */
    public static final List<Endpoint> ALL = List.of(
            new PatientEndpoint(new ApiEndpoint(PictureEndpoint.DECLARATION, PictureEndpoint::answer)),
            new PatientEndpoint(new ApiEndpoint(PictureImageEndpoint.DECLARATION, PictureImageEndpoint::answer)),
            new PatientEndpoint(new ApiEndpoint(PictureLayersEndpoint.DECLARATION, PictureLayersEndpoint::answer)));

    private PictureEndpoints() {}
}
