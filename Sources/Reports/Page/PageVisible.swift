// What is seen of a text, told by where it stands in the text.

/// Tells what is seen of a text: 0 where it is all of it; or twice the number of its lines, and of each where it begins in the
/// text, after it twice how long it is; or where it says something else one more than twice its length, and what it says.
///
/// Lengths are in UTF-16 units, as scripts have them; a line that ends with an ellipsis, which counts with it, has one more.
struct PageVisible {
    private let text: [UInt16]

    init(of text: String) { self.text = Array(text.utf16) }

    /// Appends what is seen.
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

    /// Where a line begins: at once, or after spaces that are not seen.
    private func place(of line: ArraySlice<UInt16>, from start: Int) -> Int? {
        (start...start + Self.mostSkipped).first { $0 <= text.count && text[$0...].starts(with: line) }
    }

    private static let ellipsis: UInt16 = 0x2026
    private static let mostSkipped = 4
}
