// Errors of catalogs as lines for people, and for editors that jump to `file:line:column`.

import Catalogs

/// Describes errors of catalogs, one line each.
public enum FaultLines {
    /// `file:line:column: error: message`, without line and column if they are unknown.
    public static func line(_ fault: Fault, style: TerminalStyle) -> String {
        let path = VisibleText.name(fault.path).at(fault.place)
        return "\(style.bold(path + ":")) \(style.error("error:")) \(VisibleText.escaped(fault.message))"
    }
}
