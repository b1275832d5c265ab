package dev.mazewright.studio.picture;

import dev.mazewright.api.ApiEndpoint;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.DeclaredEndpoint;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import java.io.IOException;

/** An endpoint whose work takes as long as a picture needs: the page shows that it is read, and stops it when it is asked to. */
record PatientEndpoint(ApiEndpoint of) implements DeclaredEndpoint {
    @Override
    public Declaration declaration() {
        return of.declaration();
    }

    @Override
    public boolean isPatient() {
        return true;
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        return of.answer(request, reservation);
    }
}
