package dev.mazewright.cli.command;

import dev.mazewright.core.run.UsageException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/** The address at which a class reaches this machine. */
final class LanAddress {
    private LanAddress() {}

    /** Parses an address of this machine; refuses what is not an address, or not one of this machine. */
    static InetAddress of(String text) {
        InetAddress address;
        try {
            address = InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException("'" + text + "' is not an address; " + available());
        }
        if (address.isAnyLocalAddress() || address.isMulticastAddress() || (address.isLinkLocalAddress() && text.contains(":"))) {
            throw new UsageException("'" + text + "' is not an address that a link can lead to; " + available());
        }
        if (!address.isLoopbackAddress() && !all().contains(address)) {
            throw new UsageException("'" + text + "' is not an address of this machine; " + available());
        }
        return address;
    }

    private static String available() {
        List<String> addresses = all().stream()
                .filter(each -> !each.isLoopbackAddress() && !each.isLinkLocalAddress())
                .map(InetAddress::getHostAddress)
                .toList();
        return addresses.isEmpty() ? "this machine is in no network" : "this machine has " + String.join(", ", addresses);
    }

    private static List<InetAddress> all() {
        try {
            return NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses).toList();
        } catch (SocketException e) {
            return List.of();
        }
    }
}
