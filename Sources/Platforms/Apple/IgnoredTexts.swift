// Texts that BartyCrouch keeps out of translation, because they or their comments contain `#bc-ignore!`.

import Basics
import Catalogs

enum IgnoredTexts {
    private static let mark: StaticString = "#bc-ignore!"

    /// Makes the marked texts of a file untranslatable; Xcode's comments contain the text and the note of an object.
    static func lock(in reading: inout Reading, _ utf8: [UInt8]) {
        guard utf8.firstOffset(of: mark) != nil else { return }
        for index in reading.records.indices where isMarked(index, in: reading, utf8) {
            reading.records[index].traits.insert(.untranslatable)
        }
    }

    private static func isMarked(_ index: Int, in reading: Reading, _ utf8: [UInt8]) -> Bool {
        [reading.records.field(.value, at: index), reading.records.field(.comment, at: index)].contains { field in
            guard let field else { return false }
            var text: [UInt8] = []
            if field.form == .pooled {
                reading.pool.append(Int(field.start), to: &text)
            } else {
                field.form.decode(utf8, field.range.indices, entities: reading.entities, to: &text)
            }
            return text.firstOffset(of: mark) != nil
        }
    }
}
