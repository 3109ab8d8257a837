// The names under which an app loads languages that its framework does not know.

import Pseudolocales

/// The carriers given by `--as`: each belongs to the `--locale` at the same position.
struct Carriers {
    static let flag = Flag(
        name: "as", value: "TAG", isRepeatable: true,
        summary: "Write the --locale before it under the name of this language, which the app's framework knows; "
            + "needs --out.")

    private let tags: [(locale: String, carrier: String)]

    init(_ invocation: Invocation, command: String) throws(UsageError) {
        let carriers = invocation.values(of: Self.flag)
        let locales = invocation.values(of: GenerateCommand.locale)
        guard !carriers.isEmpty else {
            tags = []
            return
        }
        guard carriers.count <= locales.count else {
            throw .needsFlag(Self.flag.name, needed: "a --locale TAG for each, in the same order", command: command)
        }
        guard invocation.has(GenerateCommand.out) else {
            throw .needsFlag(
                Self.flag.name, needed: "--out DIR, because customers may use the language", command: command)
        }
        for carrier in carriers where !Self.isTag(carrier) {
            throw .unreadableValue(
                carrier, flag: Self.flag.name, expected: "a language tag, such as en-NZ or ar-MA", command: command)
        }
        tags = zip(locales, carriers).map { ($0, $1) }
    }

    /// The carrier of a language; nil if it has its own name.
    func carrier(of tag: String) -> String? {
        tags.last { PseudoTag.folded($0.locale) == PseudoTag.folded(tag) }?.carrier
    }

    private static func isTag(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        return (2...3).contains(parts[0].utf8.count)
            && parts.allSatisfy { part in
                (1...8).contains(part.utf8.count)
                    && part.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
            }
    }
}
