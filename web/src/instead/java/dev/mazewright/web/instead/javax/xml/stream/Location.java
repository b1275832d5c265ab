package dev.mazewright.web.instead.javax.xml.stream;

/** TeaVM has no parser of XML: see {@link XmlReader}. */
@FunctionalInterface
public interface Location {
    int getLineNumber();
}
