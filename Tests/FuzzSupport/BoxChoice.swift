// A box for an input, the same in every run.

import TextLayout

extension Box {
    /// Creates a box from a number, varying everything that affects fitting.
    init(chosenBy number: Int) {
        self.init(
            width: Double(number % 301), lines: number / 301 % 5, cut: Cut.allCases.chosen(by: number / 1505) ?? .tail)
        switch number / 7525 % 8 {
        case 0: width = nil
        case 1: height = Double(number % 61)
        case 2: minimumScale = Double(number % 101) / 100
        case 3: width = 0
        default: break
        }
    }
}
