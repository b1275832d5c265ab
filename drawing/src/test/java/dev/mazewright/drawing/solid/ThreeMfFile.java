package dev.mazewright.drawing.solid;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What a 3MF file has, as any reader finds it.
 *
 * @param unit of its lengths
 * @param objects those of triangles
 * @param things of each thing that is printed the objects that it consists of
 */
record ThreeMfFile(String unit, List<Solid> objects, List<List<Solid>> things) {
    /**
     * An object of triangles, in whole micrometres.
     *
     * @param colour as programs show it, or an empty text
     */
    record Solid(String name, String colour, List<List<List<Long>>> triangles) {}

    static ThreeMfFile of(byte[] file) throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        if (!files.containsKey("[Content_Types].xml") || !files.containsKey("_rels/.rels")) {
            throw new IOException("what the package consists of is missing: " + files.keySet());
        }
        Element model;
        try {
            model = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(files.get("3D/3dmodel.model"))).getDocumentElement();
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(e);
        }
        Map<String, List<Solid>> byNumber = new HashMap<>();
        List<Solid> objects = new ArrayList<>();
        Map<String, NodeList> colours = new HashMap<>();
        for (Element each : all(model, "basematerials")) {
            colours.put(each.getAttribute("id"), each.getElementsByTagName("base"));
        }
        for (Element each : all(model, "object")) {
            List<Element> components = all(each, "component");
            if (components.isEmpty()) {
                Solid solid = new Solid(each.getAttribute("name"), colour(each, colours), triangles(each));
                objects.add(solid);
                byNumber.put(each.getAttribute("id"), List.of(solid));
            } else {
                List<Solid> held = new ArrayList<>();
                components.forEach(component -> held.addAll(byNumber.get(component.getAttribute("objectid"))));
                if (byNumber.put(each.getAttribute("id"), held) != null) {
                    throw new IOException("two resources of number " + each.getAttribute("id"));
                }
            }
        }
        return new ThreeMfFile(model.getAttribute("unit"), objects, all(model, "item").stream().map(item -> byNumber.get(item.getAttribute("objectid"))).toList());
    }

    private static String colour(Element object, Map<String, NodeList> colours) {
        String table = object.getAttribute("pid");
        return table.isEmpty() ? "" : ((Element) colours.get(table).item(Integer.parseInt(object.getAttribute("pindex")))).getAttribute("displaycolor");
    }

    private static List<List<List<Long>>> triangles(Element object) {
        List<Element> vertices = all(object, "vertex");
        List<List<Long>> places = vertices.stream().map(vertex -> List.of(place(vertex, "x"), place(vertex, "y"), place(vertex, "z"))).toList();
        return all(object, "triangle").stream()
                .map(each -> List.of("v1", "v2", "v3").stream().map(key -> places.get(Integer.parseInt(each.getAttribute(key)))).toList())
                .toList();
    }

    private static long place(Element vertex, String axis) {
        return SolidTest.micrometres(vertex.getAttribute(axis));
    }

    private static List<Element> all(Element in, String name) {
        NodeList nodes = in.getElementsByTagName(name);
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            all.add((Element) nodes.item(i));
        }
        return all;
    }
}
