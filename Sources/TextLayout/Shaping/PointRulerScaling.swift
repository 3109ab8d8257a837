// Text in points that is shrunk to fit in its box.

import Fonts

extension PointRuler {
    /// The ruler for the smaller size; nil if the fonts only scale.
    public func shrunk(to scale: Double) -> PointRuler? {
        stack.shrinksEvenly ? nil : scaled(to: size * scale)
    }
}

extension FontStack {
    /// Whether text only scales with its size: there is no absolute spacing between letters, and each font is identical
    /// at half the size.
    fileprivate var shrinksEvenly: Bool {
        guard description.letterSpacing == 0, tracking == 0 else { return false }
        let half = scaled(to: description.size / 2)
        return half.tracking == 0 && configured.count == half.configured.count
            && zip(configured, half.configured).allSatisfy { $0 === $1 }
    }
}
