// Text in points that is shrunk into its box.

import Fonts

extension PointRuler {
    /// The ruler of the smaller size; nil where the fonts only get smaller.
    public func shrunk(to scale: Double) -> PointRuler? {
        stack.shrinksEvenly ? nil : scaled(to: size * scale)
    }
}

extension FontStack {
    /// Whether text gets smaller with its size and changes in nothing else: nothing of a length of its own is put between
    /// letters, and each font is the very same at half the size.
    fileprivate var shrinksEvenly: Bool {
        guard description.letterSpacing == 0, tracking == 0 else { return false }
        let half = scaled(to: description.size / 2)
        return half.tracking == 0 && configured.count == half.configured.count
            && zip(configured, half.configured).allSatisfy { $0 === $1 }
    }
}
