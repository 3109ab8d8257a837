// Texts that say to a toolkit which way its windows run: Qt's `QT_LAYOUT_DIRECTION`, GTK's `default:LTR`.

import TextLayout

/// A text that no one reads but a toolkit.
enum DirectionText {
    private static let qt = Array("QT_LAYOUT_DIRECTION".utf8)
    private static let gtk = Array("default:LTR".utf8)

    /// What it is in a language that runs so; nil for another text.
    static func made(of utf8: [UInt8], _ direction: @autoclosure () -> Direction) -> String? {
        if utf8 == qt { return direction() == .rightToLeft ? "RTL" : "LTR" }
        if utf8 == gtk {
            return direction() == .rightToLeft ? "default:RTL" : "default:LTR"
        }
        return nil
    }
}
