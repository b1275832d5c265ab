package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.generate.DrawnPath;
import dev.mazewright.core.generate.path.PathText;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.List;

/** A path through the cells of a maze, whatever its walls, as the option of a recipe that makes the path its solution. */
final class PathEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/path")
            .ask("path", "A path, cell by cell, as the option of a recipe whose solution it is.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1", "cells", "0 1 31"), List.of(
                            MazeRequest.RECIPE.required(),
                            Parameter.text("cells", "The numbers of the cells, from the start to the goal, with blanks between; each is beside the one"
                                    + " before, and none is there twice.").required().like("0 1 31")))
            .answers("The option of the generator " + DrawnPath.NAME + ".", Response.JSON, Schema.OBJECT.has(Schema.TEXT, "option"))
            .like("option", "path=0.2.CA");

    private PathEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        Maker maker = new Maker(MazeRequest.parse(query.required("recipe")), reservation.context());
        Grid grid = MazeRequest.grid(maker, reservation).grid();
        String option = DrawnPath.option(grid, cells(query.required("cells"), grid, reservation));
        return Response.json(reservation, json -> json.name("option").value(option));
    }

    private static long[] cells(String text, Grid grid, Reservation reservation) {
        reservation.take(CellSet.bytes(grid.addresses()));
        CellSet visited = new CellSet(grid.addresses());
        String[] names = text.strip().split("\\s+", -1);
        long[] cells = new long[names.length];
        for (int i = 0; i < names.length; i++) {
            cells[i] = grid.cellAt(Numbers.whole("cells", names[i], 0, grid.cells() - 1));
            if (visited.contains(cells[i])) {
                throw new UsageException("cell " + names[i] + " is there for the second time; a path visits no cell twice");
            }
            if (i > 0 && PathText.direction(grid, cells[i - 1], cells[i]) < 0) {
                throw new UsageException("cell " + names[i] + " is not beside cell " + names[i - 1] + ", the one before");
            }
            visited.add(cells[i]);
        }
        return cells;
    }
}
