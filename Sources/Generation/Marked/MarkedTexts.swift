// Finds and removes the marks in a catalog.

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
