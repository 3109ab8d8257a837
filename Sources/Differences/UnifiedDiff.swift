// The changes to a file in the format of `diff -u`.

import Basics

/// The difference between two texts in the format of `diff -u`.
public enum UnifiedDiff {
    /// The number of unchanged lines around a change.
    private static let context = 3

    /// A line, including its line ending.
    private struct Line: Hashable {
        let bytes: ArraySlice<UInt8>

        func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }

    /// One line of the difference, with its place in both texts.
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

    /// Appends the difference between two UTF-8 texts, with the names of their files; nothing if they are equal.
    public static func append(
        old: [UInt8], named oldName: String, new: [UInt8], named newName: String, to output: inout [UInt8]
    ) {
        let (oldLines, newLines) = (lines(old), lines(new))
        let steps = steps(oldLines, newLines)
        guard steps.contains(where: { $0.kind != .same }) else { return }
        // A tab terminates a name that contains spaces.
        output += "--- \(quoted(oldName))\t\n+++ \(quoted(newName))\t\n".utf8
        var at = 0
        while let first = steps[at...].firstIndex(where: { $0.kind != .same }) {
            let start = max(at, first - context)
            let end = hunkEnd(steps, from: first)
            appendHunk(steps[start..<end], oldLines, newLines, to: &output)
            at = end
        }
    }

    /// A name, quoted as by `git` and `patch` if it contains line breaks or invisible characters.
    private static func quoted(_ name: String) -> String {
        let isPlain = !name.unicodeScalars.contains { $0.isHidden || $0 == "\"" || $0 == "\\" }
        guard !isPlain else {
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

    /// The end of a hunk: before a gap of more unchanged lines than two hunks show.
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
        // An empty side is numbered by the line before it.
        let oldStart = oldCount == 0 ? first.old : first.old + 1
        let newStart = newCount == 0 ? first.new : first.new + 1
        output += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8
        for step in steps {
            let line = step.kind == .added ? new[step.new] : old[step.old]
            output.append(step.kind.rawValue)
            output += line.bytes
            if line.bytes.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
        }
    }

    private static func lines(_ text: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        while start < text.count {
            let end = text.firstOffset(of: 0x0A, in: start..<text.count).map { $0 + 1 } ?? text.count
            lines.append(Line(bytes: text[start..<end]))
            start = end
        }
        return lines
    }

    /// The steps through both texts; the old lines of a change come before the new ones.
    private static func steps(_ old: [Line], _ new: [Line]) -> [Step] {
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            let number = numbers[line, default: next]
            if number == next { numbers[line] = next }
            return number
        }
        let difference = LineDifference(old.map(number), new.map(number))
        var steps: [Step] = []
        steps.reserveCapacity(max(old.count, new.count))
        var (at, to) = (0, 0)
        while at < old.count || to < new.count {
            if at < old.count, difference.removed[at] {
                steps.append(Step(kind: .removed, old: at, new: to))
                at += 1
            } else if to < new.count, difference.added[to] {
                steps.append(Step(kind: .added, old: at, new: to))
                to += 1
            } else {
                steps.append(Step(kind: .same, old: at, new: to))
                (at, to) = (at + 1, to + 1)
            }
        }
        return steps
    }
}
