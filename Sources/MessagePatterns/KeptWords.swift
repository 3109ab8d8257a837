// Words that the message itself marks as untranslatable, such as a name in Android's `<xliff:g>`.

import Basics

extension MessageParser {
    /// Locks the untranslatable words of this message if they occur as whole words in its text.
    func lockKept(in utf8: [UInt8], _ parts: inout [Message.Part]) {
        guard !kept.isEmpty else { return }
        var locked: [Message.Part] = []
        for part in parts {
            guard part.kind == .text else {
                locked.append(part)
                continue
            }
            var run = part.range.lowerBound
            var at = run
            while at < part.range.upperBound {
                guard let end = kept.end(in: utf8, at: at), end <= part.range.upperBound else {
                    at += 1
                    continue
                }
                if run < at { locked.append(Message.Part(kind: .text, start: run, end: at)) }
                locked.append(Message.Part(kind: .locked, start: at, end: end))
                (run, at) = (end, end)
            }
            if run < part.range.upperBound {
                locked.append(Message.Part(kind: .text, start: run, end: part.range.upperBound))
            }
        }
        parts = locked
    }
}
