// Faults as lines for a person, and for editors that jump to `file:line:column`.

import Catalogs

/// Words faults, one line each.
public enum FaultLines {
    /// `file:line:column: error: message`, with the parts there are.
    public static func line(_ fault: Fault, style: TerminalStyle) -> String {
        let path = VisibleText.name(fault.path).at(fault.place)
        return "\(style.bold(path + ":")) \(style.error("error:")) \(VisibleText.escaped(fault.message))"
    }
}
