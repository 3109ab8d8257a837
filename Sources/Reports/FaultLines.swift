// Faults as lines for a person, and for editors that jump to `file:line:column`.

import Catalogs

/// Words faults, one line each.
public enum FaultLines {
    /// `file:line:column: error: message`, with the parts there are.
    public static func line(_ fault: Fault, style: TerminalStyle) -> String {
        let place = fault.place.map { ":\($0)" } ?? ""
        let path = (fault.path.isEmpty ? "\"\"" : VisibleText.escaped(fault.path)) + place
        return "\(style.bold(path + ":")) \(style.error("error:")) \(VisibleText.escaped(fault.message))"
    }
}
