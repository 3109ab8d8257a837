// What is seen of a text, told by where it stands in the text.

/// Tells what is seen of a text: as starts and counts in it, line by line, or as it is where it says something else.
///
/// Counts are of UTF-16 units, as scripts have them, and doubled; a line that ends with an ellipsis, which counts with it, has
/// one more.
struct PageVisible {
    private let text: [UInt16]

    init(of text: String) { self.text = Array(text.utf16) }

    /// Writes what is seen: 0 where it is all of the text, else numbers as a text; in a list where it says something else.
    func write(_ visible: String?, to json: inout PageJSON) {
        guard let visible else { return json.number(0) }
        let lines = visible.utf16.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
        guard let places = places(of: lines) else { return json.list { $0.text(visible) } }
        json.text(PageNumber.text(places))
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

    /// Where a line begins: at once, or after spaces that are not seen.
    private func place(of line: ArraySlice<UInt16>, from start: Int) -> Int? {
        (start...start + Self.mostSkipped).first { $0 <= text.count && text[$0...].starts(with: line) }
    }

    private static let ellipsis: UInt16 = 0x2026
    private static let mostSkipped = 4
}
