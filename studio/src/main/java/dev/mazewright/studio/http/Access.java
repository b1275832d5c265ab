package dev.mazewright.studio.http;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.Response;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.QueryStringDecoder;
import io.netty.handler.codec.http.cookie.ServerCookieDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Who may ask a studio that other machines reach: a teacher and pupils, by a token each. The link to the page carries
 * it once, as {@code /?token=...}; the response keeps it in a cookie that no script reads and no other site sends, and
 * the page removes it from its address. Tokens are random for each start of the server.
 */
public final class Access {
    /** What a token allows. */
    enum Role {
        /** Everything. */
        TEACHER,
        /** The class view and what it needs. */
        PUPIL
    }

    private static final int TOKEN_BYTES = 18;
    private static final String PARAMETER = "token";
    private static final String COOKIE = "mazewright-";
    private static final String PAGE = "/";
    private static final String PUPILS_PAGE = "/class.html";
    private static final SecureRandom RANDOM = new SecureRandom();

    private final String teacher = newToken();
    private final String pupil = newToken();

    /** A random text of 144 bits. */
    public static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether two tokens are the same; takes as long whatever they have in common. */
    public static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /** The teacher's link, from the address of the page. */
    public String teacherLink(String page) {
        return page + "?" + PARAMETER + "=" + teacher;
    }

    /** The pupils' link, from the address of the page. */
    public String pupilLink(String page) {
        return page + "?" + PARAMETER + "=" + pupil;
    }

    /** Why a request is refused for want of a token, or null if it is not. */
    @Nullable Response refusal(HttpRequest head, int port) {
        return role(head, port) != null ? null : Response.error(Response.FORBIDDEN,
                "this studio needs the link with its token, which the teacher shows");
    }

    /** What the tokens of a request allow, or null if none is valid. */
    @Nullable Role role(HttpRequest head, int port) {
        List<String> tokens = Stream.concat(linked(head).stream(), kept(head, port).stream()).toList();
        boolean isTeacher = false;
        boolean isPupil = false;
        for (String token : tokens) {
            isTeacher |= isSame(token, teacher);
            isPupil |= isSame(token, pupil);
        }
        return isTeacher ? Role.TEACHER : isPupil ? Role.PUPIL : null;
    }

    /** Why a pupil may not use this endpoint, or null. */
    static @Nullable Response refusalOfPupil(String method, @Nullable Endpoint endpoint) {
        String asked = method.equals("HEAD") ? "GET" : method;
        return endpoint == null || endpoint.pupilMethods().contains(asked)
                ? null
                : Response.error(Response.FORBIDDEN, "only the teacher may do this");
    }

    /** The file that a request for a path gets: pupils see a page of their own. */
    static String file(String path, @Nullable Role role) {
        return role == Role.PUPIL && path.equals(PAGE) ? PUPILS_PAGE : path;
    }

    /** The page with the cookie that keeps the token of the link; other files as they are. */
    Response keep(Response response, HttpRequest head, String path, int port) {
        if (!path.equals(PAGE)) {
            return response;
        }
        Response page = response.with("Cache-Control", "no-store"); // it differs from one to the other
        Role role = role(head, port);
        if (linked(head).isEmpty() || role == null) {
            return page;
        }
        String token = role == Role.TEACHER ? teacher : pupil;
        return page.with("Set-Cookie", COOKIE + port + "=" + token + "; Path=/; HttpOnly; SameSite=Strict");
    }

    private static List<String> linked(HttpRequest head) {
        QueryStringDecoder address = new QueryStringDecoder(head.uri());
        return address.path().equals(PAGE) ? address.parameters().getOrDefault(PARAMETER, List.of()) : List.of();
    }

    private static List<String> kept(HttpRequest head, int port) {
        return head.headers().getAll(HttpHeaderNames.COOKIE).stream()
                .flatMap(text -> ServerCookieDecoder.STRICT.decodeAll(text).stream())
                .filter(cookie -> cookie.name().equals(COOKIE + port))
                .map(cookie -> cookie.value())
                .toList();
    }
}
