package dev.mazewright.web.instead.dev.mazewright.formats.io;

import dev.mazewright.web.instead.java.io.DecodingReader;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;

/** TeaVM's readers do not report malformed bytes. */
public final class MoreSvgFilter {
    private MoreSvgFilter() {}

    public static Reader strict(InputStream in, Charset charset) {
        return new DecodingReader(in, charset.newDecoder());
    }
}
