package dev.mazewright.web.instead.java.util.zip;

import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** The time of an entry, which is the zone's own, as UTC. */
public abstract class MoreZipEntry {
    public abstract void setTime(long time);

    public void setTimeLocal(LocalDateTime time) {
        setTime(time.toEpochSecond(ZoneOffset.UTC) * 1000);
    }
}
