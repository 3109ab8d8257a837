// The visible parts of a text, as positions in the text.

/// Writes the visible parts of a text: 0 for all of it; twice the number of lines, and for each line its start in the text
/// and twice its length; or, for any other text, twice its length plus one, followed by the text.
///
/// Lengths are in UTF-16 units, as in JavaScript; the doubled length of a line that ends with an ellipsis, which it
/// includes, is increased by one.
struct PageVisible {
    private let text: [UInt16]

    init(of text: String) { self.text = Array(text.utf16) }

    /// Appends the visible text.
    func append(_ visible: String?, to numbers: inout [Int]) {
        guard let visible else { return numbers.append(0) }
        let lines = visible.utf16.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        if let places = places(of: lines) {
            numbers += [2 * lines.count] + places
        } else {
            numbers += [2 * visible.utf16.count + 1] + visible.utf16.map(Int.init)
        }
    }

    private func places(of lines: [[UInt16]]) -> [Int]? {
        var places: [Int] = []
        var start = 0
        for line in lines {
            if let place = place(of: line[...], from: start) {
                places += [place, 2 * line.count]
                start = place + line.count
            } else if line.last == Self.ellipsis, let place = place(of: line.dropLast(), from: start) {
                places += [place, 2 * line.count + 1]
                start = place + line.count - 1
            } else {
                return nil
            }
        }
        return places
    }

    /// The start of a line: at `start`, or after skipped spaces.
    private func place(of line: ArraySlice<UInt16>, from start: Int) -> Int? {
        (start...start + Self.mostSkipped).first { $0 <= text.count && text[$0...].starts(with: line) }
    }

    private static let ellipsis: UInt16 = 0x2026
    private static let mostSkipped = 4
}
