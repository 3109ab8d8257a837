// Texts that specify a toolkit's window direction: Qt's `QT_LAYOUT_DIRECTION`, GTK's `default:LTR`.

import TextLayout

/// A text that only a toolkit reads.
enum DirectionText {
    private static let qt = Array("QT_LAYOUT_DIRECTION".utf8)
    private static let gtk = Array("default:LTR".utf8)

    /// The text for a language of this direction; nil for any other text.
    static func made(of utf8: [UInt8], _ direction: @autoclosure () -> Direction) -> String? {
        if utf8 == qt { return direction() == .rightToLeft ? "RTL" : "LTR" }
        if utf8 == gtk {
            return direction() == .rightToLeft ? "default:RTL" : "default:LTR"
        }
        return nil
    }
}
