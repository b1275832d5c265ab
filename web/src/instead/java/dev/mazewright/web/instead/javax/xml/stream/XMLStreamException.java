package dev.mazewright.web.instead.javax.xml.stream;

import org.jspecify.annotations.Nullable;

/** TeaVM has no parser of XML: see {@link XmlReader}. */
public class XMLStreamException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Location location;

    public XMLStreamException(String message, Location location) {
        super(message);
        this.location = location;
    }

    public XMLStreamException(@Nullable String message, Location location, Throwable nested) {
        super(message, nested);
        this.location = location;
    }

    public XMLStreamException(Throwable nested) {
        super(nested);
        location = null;
    }

    public @Nullable Location getLocation() {
        return location;
    }

    public @Nullable Throwable getNestedException() {
        return getCause();
    }
}
