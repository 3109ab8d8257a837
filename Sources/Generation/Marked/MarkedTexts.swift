// Finds and removes the marks in a catalog.

import Basics
import Catalogs
import Marks

extension Catalog {
    /// Whether a text has marks.
    var hasMarks: Bool {
        var text: [UInt8] = []
        return entries.contains { entry in
            text.removeAll(keepingCapacity: true)
            return entry.append(.value, to: &text) && !text.marks.isEmpty
        }
    }

    /// The catalog without the marks in its texts; nil if it has none, or if it would not read back as intended.
    var withoutMarks: Catalog? {
        guard hasMarks else { return nil }
        let bytes = text.stored.withoutMarks
        let plain = Catalog(path: path, bytes: bytes, format: format)
        // Marks that are written as they are leave no trace behind; escaped ones need new values.
        return isSame(plain) ? plain : rewrittenWithoutMarks
    }

    /// Whether another catalog has the texts of this one without marks.
    private func isSame(_ other: Catalog) -> Bool {
        guard other.entries.count == entries.count, other.faults.count == faults.count else { return false }
        var (text, expected): ([UInt8], [UInt8]) = ([], [])
        return zip(entries, other.entries).allSatisfy { entry, plain in
            text.removeAll(keepingCapacity: true)
            expected.removeAll(keepingCapacity: true)
            plain.append(.value, to: &text)
            entry.append(.value, to: &expected)
            return text == expected.withoutMarks
        }
    }

    private var rewrittenWithoutMarks: Catalog? {
        let changes = changes(in: 0..<entries.count) { entry, output in
            guard entry.append(.value, to: &output), !output.marks.isEmpty else { return .none }
            output = output.withoutMarks
            return .other
        }
        let rewriting = rewritten([changes])
        guard rewriting.refused.isEmpty, reads(rewriting, [changes]) else { return nil }
        return Catalog(path: path, bytes: rewriting.bytes, format: format)
    }
}
