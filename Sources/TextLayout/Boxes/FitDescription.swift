// A one-line description of a fit, for tests stored as data and for Swell's developers.

extension Fit: CustomStringConvertible {
    /// The fit on one line, such as `cut "Save ch…" lost "anges", width 84.5 of 60, lines 1 of 1`.
    public var description: String {
        var parts = [
            (fits ? "fits " : "cut ") + lines.map { Self.quote(text(of: $0)) }.joined(separator: " | ")
                + (fits ? "" : " lost \(Self.quote(lostText))"),
            "width \(neededWidth.map(Self.number) ?? "-") of \(Self.number(available))",
            "lines \(linesNeeded) of \(lineLimit.map(String.init) ?? "any")",
        ]
        if scale < 1 { parts.append("scale \(Self.number(scale))") }
        if breaksWords { parts.append("broken") }
        if excessHeight > 0 { parts.append("too high by \(Self.number(excessHeight))") }
        if !lostMarks.isEmpty {
            parts.append("marks " + lostMarks.map { "\($0.index)\($0.isPartly ? "~" : "")" }.joined(separator: " "))
        }
        return parts.joined(separator: ", ")
    }

    private static func number(_ value: Double) -> String {
        value < .infinity ? value.hundredths.plainText : "any"
    }

    private static func quote(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case _
            where scalar.value < 0x20 || scalar.properties.isDefaultIgnorableCodePoint
                || (0x2028...0x2029).contains(scalar.value):
                quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
