// A catalog in a pseudo-locale.

import Catalogs
import MessagePatterns
import Pseudolocales

/// The bytes of a catalog in a pseudo-locale, verified by reading them back.
public struct PseudoCatalog: Sendable {
    /// The generated file.
    public let rewriting: Rewriting
    /// The outcome for its texts.
    public let tally: GenerationTally

    /// Generates a catalog's texts in a pseudo-locale.
    ///
    /// A file for one language is converted to the pseudo-locale; a file of all languages gains the pseudo-locale; an
    /// XLIFF file gains targets.
    public static func make(
        of catalog: Catalog, in pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async throws -> PseudoCatalog {
        switch catalog.format.layout {
        case .onePerFile: try await translated(catalog, pseudolocale, rules)
        case .allInOne:
            if let part = try catalog.sourcePart() {
                try await added(to: catalog, part, pseudolocale, rules)
            } else {
                try await Localization(catalog, pseudolocale, rules).added()
            }
        case .sourceAndTarget: try await retargeted(catalog, pseudolocale, rules)
        }
    }

    /// Generates a catalog's texts in a pseudo-locale; throws the reason if there is none.
    static func made(
        of catalog: Catalog, in pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async throws(Generator.Failure) -> PseudoCatalog {
        do {
            return try await make(of: catalog, in: pseudolocale, rules)
        } catch let error as RewriteError {
            throw .rewriting(error)
        } catch {
            throw .generation((error as? GenerationError) ?? .failedVerification(path: catalog.path))
        }
    }

    // MARK: One language

    static func translated(
        _ catalog: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async throws -> PseudoCatalog {
        let part: Entry.Part = catalog.translatesKeys ? .keyText : .value
        var (changes, tally) = await values(of: catalog, pseudolocale, rules) { _ in part }
        let rewriting = catalog.rewritten(changes)
        tally.refuse(rewriting.refused)
        guard catalog.reads(rewriting, changes) else { throw GenerationError.failedVerification(path: catalog.path) }
        let renamed = catalog.renamed(to: pseudolocale.tag.string, rewriting)
        guard catalog.format.has(.hasPluralBranches), catalog.hasBranches else {
            return PseudoCatalog(rewriting: renamed, tally: tally)
        }
        let written = Catalog(path: catalog.path, bytes: renamed.bytes, format: catalog.format)
        let categories = PluralCategories.of(pseudolocale.tag.string)
        let bytes = written.addingPluralCategories(categories)
        if bytes == written.text.stored { return PseudoCatalog(rewriting: renamed, tally: tally) }
        guard onlyGains(Catalog(path: catalog.path, bytes: bytes, format: catalog.format), written, categories) else {
            throw GenerationError.failedVerification(path: catalog.path)
        }
        return PseudoCatalog(rewriting: Rewriting(of: bytes), tally: tally)
    }

    /// Whether a catalog has all entries of another, and in addition only plural forms of some categories.
    private static func onlyGains(_ catalog: Catalog, _ old: Catalog, _ categories: [String]) -> Bool {
        guard catalog.faults.count <= old.faults.count else { return false }
        var rest = old.entries[...]
        for entry in catalog.entries {
            if let next = rest.first, next.key == entry.key, next.variant == entry.variant, next.value == entry.value {
                rest.removeFirst()
            } else if !categories.contains(where: { entry.variant.hasSuffix(".\($0)") }) {
                return false
            }
        }
        return rest.isEmpty
    }

    // MARK: Source and target

    private static func retargeted(
        _ catalog: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async throws -> PseudoCatalog {
        if let filled = await filledInPlace(catalog, pseudolocale, rules) { return filled }
        if let blank = catalog.blank(for: pseudolocale.tag.string) {
            return try await filled(blank, pseudolocale, rules)
        }
        let hasOwnTargets = catalog.hasOwnTargets
        var (changes, tally) = await values(of: catalog, pseudolocale, rules) {
            hasOwnTargets && $0.hasText ? .value : .source
        }
        let rewriting = try catalog.retargeted(to: pseudolocale.tag.string, changes)
        tally.refuse(rewriting.refused)
        guard catalog.reads(rewriting, changes) else { throw GenerationError.failedVerification(path: catalog.path) }
        return PseudoCatalog(rewriting: rewriting, tally: tally)
    }

    /// Creates a file for the pseudo-locale without other translations than English ones, and fills it in at once.
    ///
    /// Nil if it has other messages, or if only reading the whole file back would verify a text.
    private static func filledInPlace(
        _ catalog: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async -> PseudoCatalog? {
        guard let blank = catalog.blanking(for: pseudolocale.tag.string) else { return nil }
        var (changes, tally) = await values(of: catalog, pseudolocale, rules, overClearings: true) {
            blank.keeps($0) ? .value : .source
        }
        guard changes.allSatisfy(\.isProven) else { return nil }
        tally.refuse(changes.flatMap(\.refused))
        return PseudoCatalog(rewriting: catalog.filled(blank, with: changes), tally: tally)
    }

    /// Fills in a file for the pseudo-locale that has no other translations than English ones.
    private static func filled(
        _ blank: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async throws -> PseudoCatalog {
        guard blank.faults.isEmpty else { throw GenerationError.failedVerification(path: blank.path) }
        var (changes, tally) = await values(of: blank, pseudolocale, rules) { $0.hasValue ? .value : .source }
        let rewriting = blank.rewritten(changes)
        tally.refuse(rewriting.refused)
        guard blank.reads(rewriting, changes) else { throw GenerationError.failedVerification(path: blank.path) }
        return PseudoCatalog(rewriting: rewriting, tally: tally)
    }

    /// The new values of a catalog's entries, each generated from one of their texts.
    private static func values(
        of catalog: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules, overClearings: Bool = false,
        _ part: @escaping @Sendable (Entry) -> Entry.Part
    ) async -> (changes: [Changes], tally: GenerationTally) {
        let (changes, tally) = await TextMaker.share(out: catalog.entries.count, pseudolocale, rules) { range, maker in
            catalog.unshared.changes(in: range) { entry, value in
                let part = part(entry)
                guard maker.append(part, of: entry, to: &value) else {
                    guard part != .value else { return .none }
                    if !overClearings, entry.hasText {
                        // The existing text is a translation into another language.
                        return entry.append(part, to: &value) ? .unlikeOld : .none
                    }
                    guard maker.appendBesideOthers(part, of: entry, to: &value) else { return .none }
                    return overClearings ? .other : .unlikeOld
                }
                // Text written over cleared text is new even if it is the same.
                if overClearings { return .other }
                if part == .value { return maker.isUnchanged ? .none : .other }
                return .unlikeOld
            }
        }
        return (changes, tally)
    }
}

/// Why a catalog has no pseudo-locale.
public enum GenerationError: Error, Sendable {
    /// A key occurs twice, and which one an app reads is undefined.
    case twice(Entry)
    /// The output does not read back as intended, so nothing is written.
    case failedVerification(path: String)

    /// The error in words.
    public var message: String {
        switch self {
        case .twice(let entry):
            "\(entry.catalog.path): the key \"\(entry.key)\" occurs twice; remove one of them first"
        case .failedVerification(let path):
            "\(path): internal error: the output failed verification and was not written; "
                + "please report this, with the file"
        }
    }
}

extension GenerationTally {
    mutating func refuse(_ refused: [RewriteError]) {
        for error in refused {
            guard let entry = error.entry else { continue }
            made -= 1
            leave(entry, .refused)
        }
    }
}
