// The longest displayed texts of keys, in characters.

import Budgets
import Catalogs
import Configuration
import MessageLayout
import MessagePatterns
import Pseudolocales
import TextLayout

/// The text of a key with the most characters.
struct WidestText {
    /// Its key.
    let key: String
    /// Its language tag; nil if it is unknown.
    let locale: String?
    /// Its number of characters when displayed.
    let graphemes: Int
}

/// Which keys are measured together.
enum KeyGroup {
    /// Those that match a pattern.
    case matching(KeyGlob)
    case listed(Set<String>)

    func contains(_ key: String) -> Bool {
        switch self {
        case .matching(let pattern): pattern.matches(key)
        case .listed(let keys): keys.contains(key)
        }
    }
}

/// Finds the widest text of each key of some groups.
struct WidestTexts {
    private let groups: [KeyGroup]
    /// The keys of each group.
    private var keys: [Set<String>]
    /// The keys that already have a limit, which a budget would contradict.
    private var limited: Set<String> = []
    private var widest: [String: WidestText] = [:]
    /// The groups of each key.
    private var fitting: [String: [Int]] = [:]
    private var fittings: [String: MessageFitting] = [:]
    private var parser = MessageParser()
    private let book: BudgetBook
    private let spoken: [KeyGlob]

    /// Creates a measuring of the keys that are in the groups and not `spoken`; `limited` have a limit already.
    init(_ groups: [KeyGroup], _ book: BudgetBook, limited: Set<String>, without spoken: [KeyGlob]) {
        self.limited = limited
        self.book = book
        self.spoken = spoken
        self.groups = groups
        keys = groups.map { _ in [] }
    }

    /// The sorted keys of a group that already have a limit.
    func limited(of group: Int) -> [String] { keys[group].intersection(limited).sorted() }

    /// The number of a group's keys without a limit.
    func free(of group: Int) -> Int { keys[group].subtracting(limited).count }

    /// The widest texts of a group's keys without a limit, the widest first.
    func texts(of group: Int) -> [WidestText] {
        keys[group].subtracting(limited).compactMap { widest[$0] }
            .sorted { ($1.graphemes, $0.key) < ($0.graphemes, $1.key) }
    }

    /// Measures the texts of a catalog.
    mutating func add(_ catalog: Catalog) {
        guard !groups.isEmpty else { return }
        var shelf = book.shelf(for: catalog)
        var message = Message()
        for entry in catalog.entries {
            let own = groups(of: entry)
            let locale = entry.locale
            guard !own.isEmpty, !(locale.map { PseudoTag.isPseudo($0) } ?? false) else { continue }
            let name = entry.nestedName
            if shelf.budgets(of: entry).budgets.contains(where: \.limit.isInGraphemes) { limited.insert(name) }
            parser.adapt(to: entry)
            for (part, language) in [(Entry.Part.value, locale), (.source, catalog.sourceLocale)] {
                message.parse(parser) { entry.append(part, to: &$0) }
                let graphemes = graphemes(message, language ?? "en", entry.variant)
                if graphemes > widest[name]?.graphemes ?? 0 {
                    widest[name] = WidestText(key: name, locale: language, graphemes: graphemes)
                }
            }
        }
    }

    private mutating func groups(of entry: Entry) -> [Int] {
        let key = entry.key
        if let known = fitting[key] { return known }
        let name = entry.nestedName
        let isSeen = !book.isHidden(name) && !spoken.contains { $0.matches(name) }
        let found = groups.indices.filter { isSeen && (groups[$0].contains(name) || groups[$0].contains(key)) }
        fitting[key] = found
        for group in found { keys[group].insert(name) }
        return found
    }

    /// The number of characters of the longest text that a message can show.
    private mutating func graphemes(_ message: Message, _ locale: String, _ variant: String) -> Int {
        // Remove it while it is in use, so that its storage is not copied.
        var fitting = fittings.removeValue(forKey: locale) ?? MessageFitting(locale: locale)
        defer { fittings[locale] = fitting }
        let category = variant.split(separator: "/").last.flatMap { step in
            step.hasPrefix("plural.") ? String(step.dropFirst("plural.".count)) : nil
        }
        let texts = fitting.texts(of: message, category: category).texts
        return texts.reduce(0) { max($0, Extent(of: $1.utf8).graphemes) }
    }
}

extension Limit {
    fileprivate var isInGraphemes: Bool {
        if case .most(_, .graphemes) = self { true } else { false }
    }
}
