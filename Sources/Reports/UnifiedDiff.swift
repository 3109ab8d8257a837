// What changes in a file, as `diff -u` shows it.

/// The difference of two texts in which lines were changed or added.
public enum UnifiedDiff {
    /// How many unchanged lines are shown around a change.
    private static let context = 3
    /// How far ahead the next common line is looked for.
    private static let horizon = 400

    private typealias Line = ArraySlice<UInt8>

    /// One line of the difference, by its place in both texts.
    private struct Step {
        enum Kind: UInt8 {
            case same = 0x20
            case removed = 0x2D
            case added = 0x2B
        }
        let kind: Kind
        let old: Int
        let new: Int
    }

    /// Appends the difference of two UTF-8 texts under the names of their files; nothing where there is none.
    public static func append(
        old: [UInt8], named oldName: String, new: [UInt8], named newName: String, to output: inout [UInt8]
    ) {
        let (oldLines, newLines) = (lines(old), lines(new))
        let steps = steps(oldLines, newLines)
        guard steps.contains(where: { $0.kind != .same }) else { return }
        // A tab ends a name that has spaces in it.
        output += "--- \(quoted(oldName))\t\n+++ \(quoted(newName))\t\n".utf8
        var at = 0
        while let first = steps[at...].firstIndex(where: { $0.kind != .same }) {
            let start = max(at, first - context)
            let end = hunkEnd(steps, from: first)
            appendHunk(steps[start..<end], oldLines, newLines, to: &output)
            at = end
        }
    }

    /// A name as `git` and `patch` quote it where it holds what would end the line, or what would not be seen.
    private static func quoted(_ name: String) -> String {
        guard VisibleText.escaped(name) != name || name.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) else {
            return name
        }
        return "\""
            + name.utf8.map { byte in
                switch byte {
                case 0x22, 0x5C: "\\\(UnicodeScalar(byte))"
                case 0x20..<0x7F: "\(UnicodeScalar(byte))"
                default: "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)"
                }
            }.joined() + "\""
    }

    /// Where a hunk ends: before more unchanged lines than two hunks show between them.
    private static func hunkEnd(_ steps: [Step], from first: Int) -> Int {
        var last = first
        var at = first
        while at < steps.count, at - last <= 2 * context {
            if steps[at].kind != .same { last = at }
            at += 1
        }
        return min(steps.count, last + 1 + context)
    }

    private static func appendHunk(
        _ steps: ArraySlice<Step>, _ old: [Line], _ new: [Line], to output: inout [UInt8]
    ) {
        guard let first = steps.first else { return }
        let oldCount = steps.count { $0.kind != .added }
        let newCount = steps.count { $0.kind != .removed }
        // A side of no lines is named by the line before it.
        let oldStart = oldCount == 0 ? first.old : first.old + 1
        let newStart = newCount == 0 ? first.new : first.new + 1
        output += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8
        for step in steps {
            let line = step.kind == .added ? new[step.new] : old[step.old]
            output.append(step.kind.rawValue)
            output += line
            if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
        }
    }

    private static func lines(_ text: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// Walks both texts side by side; where they part, the nearest common line ahead is where they meet again.
    private static func steps(_ old: [Line], _ new: [Line]) -> [Step] {
        var steps: [Step] = []
        var (at, to) = (0, 0)
        while at < old.count || to < new.count {
            if at < old.count, to < new.count, old[at] == new[to] {
                steps.append(Step(kind: .same, old: at, new: to))
                (at, to) = (at + 1, to + 1)
                continue
            }
            let (removed, added) = gap(old, at, new, to)
            for line in at..<at + removed { steps.append(Step(kind: .removed, old: line, new: to)) }
            at += removed
            for line in to..<to + added { steps.append(Step(kind: .added, old: at, new: line)) }
            to += added
        }
        return steps
    }

    /// How many lines go and how many come before the texts agree again.
    private static func gap(_ old: [Line], _ at: Int, _ new: [Line], _ to: Int) -> (removed: Int, added: Int) {
        let (oldRest, newRest) = (old.count - at, new.count - to)
        for distance in 1...horizon {
            for removed in 0...distance {
                let added = distance - removed
                if removed < oldRest, added < newRest, old[at + removed] == new[to + added] { return (removed, added) }
            }
            if distance >= oldRest + newRest { break }
        }
        return oldRest > 0 && newRest > 0 ? (1, 1) : (oldRest, newRest)
    }
}
