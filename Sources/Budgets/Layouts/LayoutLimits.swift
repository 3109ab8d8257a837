// Limits that follow from an app's own layouts.

import Fonts
import Layouts
import TextLayout

/// The rooms of texts on screens, as far as they are certain.
enum LayoutLimits: BudgetSource {
    static let id = "layout"
    static let yields = true
    static let isOfPlaces = true
}

/// The rooms of texts on recorded screens.
enum ScreenLimits: BudgetSource {
    static let id = "screen"
    static let yields = true
    static let isOfPlaces = true
}

/// The rooms that controls of the platform give to texts, by what the texts are.
enum RoleLimits: BudgetSource {
    static let id = "role"
    static let yields = true
    static let isOfPlaces = true
}

/// The limits that layouts, screens and roles set for the texts of one table, by key.
public struct LayoutBudgets: Sendable {
    /// A limit, and where it holds.
    private struct Placed: Sendable {
        var budget: Budget
        /// The only language of the limit; nil for all.
        let locale: String?
        /// The languages that it says nothing about, because a record shows their texts.
        let seen: Set<String>

        func holds(in wanted: String?) -> Bool {
            if let locale { return locale == wanted }
            return wanted.map { !seen.contains($0) } ?? true
        }
    }

    private var placed: [String: [Placed]] = [:]
    /// The limits by what texts are on the screen, which hold where no layout says more.
    package var roles: [String: Budget] = [:]
    /// The limits that the configuration sets for the roles of keys.
    package var ofRoles: [String: [Budget]] = [:]
    /// The keys whose texts code only has read aloud.
    package var spoken: Set<String> = []

    /// Creates an empty set.
    public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { placed.isEmpty && roles.isEmpty && ofRoles.isEmpty && spoken.isEmpty }

    /// Adds the limit of a place in every language, or in one; of two comparable limits, the narrower counts.
    ///
    /// `source` is where the place was found: in a layout, or on a recorded screen. `values` are what placeholders show
    /// there, `word` is the width of a word that cannot break, and `seen` are the languages whose texts were recorded in
    /// the same place. `isConfirmed` is false for a layout without frames that an editor saved, which would show
    /// whether it was understood.
    package mutating func add(
        _ place: ScreenPlace, in document: String, locale: String? = nil, from source: BudgetOrigin.Source = .layout,
        isConfirmed: Bool = true, values: [String: String]? = nil, word: Double? = nil, seen: Set<String> = []
    ) {
        let isCertain =
            source == .layout && place.room.certainty == .fixed && !place.hasOutlet && !place.font.isStandIn
        let certainty: BudgetOrigin.Certainty =
            isConfirmed ? isCertain ? .certain : .likely : isCertain ? .likely : .possible
        guard var budget = Budget(place, in: document, from: source, certainty) else { return }
        budget.values = values
        budget.word = word
        let same = placed[place.key, default: []].firstIndex { known in
            known.locale == locale && known.seen == seen && known.budget.isComparable(with: budget)
        }
        if let same {
            let known = placed[place.key]?[same].budget
            placed[place.key]?[same].budget = budget.narrower(than: known)
        } else {
            placed[place.key, default: []].append(Placed(budget: budget, locale: locale, seen: seen))
        }
    }

    /// Whether the text of a key is never drawn: code only has it read aloud, and no layout shows it.
    func hides(_ key: String) -> Bool { spoken.contains(key) && placed[key] == nil && roles[key] == nil }

    /// Returns what applies to a key that nothing else says anything about; nil if its role has limits, too.
    func onlyBudgets(for key: String, locale: String?) -> BudgetSet? {
        guard ofRoles.isEmpty || ofRoles[key] == nil else { return nil }
        var set = BudgetSet()
        set.isHidden = hides(key)
        if !set.isHidden { set.budgets = budgets(for: key, locale: locale) }
        return set
    }

    /// Returns the limits for a key in a language: those of all languages first.
    func budgets(for key: String, locale: String?) -> [Budget] {
        let all = placed[key] ?? []
        if all.count == 1, all[0].locale == nil, all[0].seen.isEmpty { return [all[0].budget] }
        let found = all.filter { $0.holds(in: locale) }
        if found.isEmpty { return roles[key].map { [$0] } ?? [] }
        return (found.filter { $0.locale == nil } + found.filter { $0.locale != nil }).map(\.budget)
    }
}

extension Budget {
    /// Whether a text that fits one of two rooms fits the other if that is wider.
    ///
    /// Layouts are solved at one size after the other, so the narrowest room decides.
    fileprivate func isComparable(with other: Budget) -> Bool {
        guard case .room(let room) = limit, case .room(let known) = other.limit else { return false }
        // A place that is wider on narrow devices may be narrower on common ones.
        guard isAsNarrow(as: other) || other.isAsNarrow(as: self) else { return false }
        return source == .layout && other.source == .layout
            || source == other.source && values == other.values && room.style == known.style && room.font == known.font
                && room.box.lines == known.box.lines && room.box.height == known.box.height
    }

    /// Whether a text that fits its room fits another one: it is no wider, for texts, for single words and on common
    /// devices, has no more lines, and no smaller letters.
    fileprivate func isAsNarrow(as other: Budget) -> Bool {
        guard let own = widths, let known = other.widths, case .room(let room) = limit,
            case .room(let otherRoom) = other.limit
        else { return false }
        return own.text <= known.text && own.word <= known.word && own.common <= known.common
            && (room.box.lines ?? .max) <= (otherRoom.box.lines ?? .max)
            && (room.font?.size ?? 0) >= (otherRoom.font?.size ?? 0)
    }

    /// The widths of a room for a text, for a word that cannot break, and on common devices.
    private var widths: (text: Double, word: Double, common: Double)? {
        guard case .room(let room) = limit else { return nil }
        let width = room.box.width ?? .infinity
        return (width, max(width, word ?? width), max(width, commonWidth ?? width))
    }
}

extension Budget {
    /// The limit by which a source text fits: a room in a layout may be wider than it is with the fonts of this machine.
    package var lenientLimit: Limit {
        guard case .room(let room) = limit, source.isOfPlaces else { return limit }
        return .room(room.widened(by: Room.slackInLayouts))
    }
}

extension Room {
    /// The fonts that stand in for the system's are up to 3 % narrower or wider.
    fileprivate static let slackInLayouts = 0.03
    /// The same for scripts that systems have fonts of their own for, which differ more.
    private static let slackOfOtherScripts = 0.15

    /// The same if it is known which font drew a text.
    package static let slackOnScreens = 0.005

    /// How much more than the room of a layout a text may need before it is certain that it does not fit.
    package static func slackInLayouts(of text: some Sequence<Unicode.Scalar>) -> Double {
        text.contains(where: \.hasFontOfItsOwn) ? slackOfOtherScripts : slackInLayouts
    }
}

extension Unicode.Scalar {
    /// Whether it is of a script besides Latin, Greek and Cyrillic whose letters differ in width from font to font.
    fileprivate var hasFontOfItsOwn: Bool {
        switch value {
        // Armenian to Mongolian, with Hebrew, Arabic and the scripts of India.
        case 0x530..<0x1D00: true
        // Hangul, and the forms of Hebrew and Arabic letters.
        case 0xA960..<0xA980, 0xAC00..<0xD800, 0xFB13..<0xFE00, 0xFE70..<0xFF00: true
        default: false
        }
    }
}

extension BudgetOrigin.Source {
    /// What texts are on the screen, which every other source overrides.
    package static let role = all[all.count - 1]
    /// The app's layouts.
    package static let layout = all[all.count - 2]
    /// Recorded screens.
    package static let screen = all[all.count - 3]
    /// The limits of roles in the configuration.
    static let roles = all[all.count - 4]
    /// Whether its limits are the rooms of places on screens, which hold only as far as the source text fits them.
    package var isOfPlaces: Bool { type.isOfPlaces }
}

extension Budget {
    /// The room of a place; nil if nothing limits it.
    package init?(
        _ place: ScreenPlace, in document: String, from source: BudgetOrigin.Source,
        _ certainty: BudgetOrigin.Certainty
    ) {
        guard let room = Room(place) else { return nil }
        self.init(
            .room(room),
            BudgetOrigin(
                source, file: document, place: .init(line: place.line, column: 1), words: place.words,
                certainty: certainty))
        commonWidth = place.commonWidth
    }

    /// The narrower of two limits.
    fileprivate func narrower(than other: Budget?) -> Budget {
        guard let other, other.isAsNarrow(as: self) else { return self }
        return other
    }
}

extension Budget {
    /// Whether it means what it says.
    package var isCertain: Bool { origin.certainty == .certain }
}

extension Room {
    /// The same room, wider by a share; the heights of lines differ more between fonts.
    package func widened(by share: Double) -> Room {
        var room = self
        room.box.width = box.width.map { $0 * (1 + share) + Self.rounding }
        room.box.height = box.height.map { $0 * (1 + 3 * share) }
        return room
    }

    /// Editors round widths to half a point.
    private static let rounding = 0.5

    /// The room of a place; nil if nothing limits it.
    package init?(_ place: ScreenPlace) {
        guard place.room.width != nil || place.room.height != nil else { return nil }
        let box = TextLayout.Box(
            width: place.room.width?.hundredths, lines: place.room.lines, height: place.room.height?.hundredths,
            cut: Cut(place.breaking), minimumScale: place.smallestScale)
        self.init(box: box, place.font)
        unit = place.unit
    }

    /// A room with the font that a layout asks for.
    package init(box: TextLayout.Box, _ request: FontRequest) {
        self.init(box: box)
        switch request.face {
        case .style(let name): style = TextStyle(named: name)
        case .system: font = try? FontDescription(family: Self.systemFamily, size: request.size, weight: request.weight)
        case .named(let family):
            font = try? FontDescription(
                family: family, size: request.size, weight: request.weight, isItalic: request.isItalic)
        case .file(let path, let family):
            font = try? FontDescription(
                family: path, size: request.size, weight: request.weight, isItalic: request.isItalic)
            font?.fallbacks = [family]
        }
        font?.letterSpacing = request.spacing
        isInCapitals = request.isInCapitals
    }

    private static let systemFamily = FontDescription.system().family
}

extension Cut {
    /// The treatment that a layout asks for.
    package init(_ breaking: LineBreaking) {
        self =
            switch breaking {
            case .wrap, .wrapCharacters: .wrap
            case .clip: .clip
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}

extension ScreenPlace {
    /// `label in Keyboard on iPhone 320: its width is fixed, line 748`.
    fileprivate var words: String {
        let isNamed = ![Device.window, .saved].map(\.name).contains(device)
        let limit = room.limitedBy.map { ", line \($0)" } ?? ""
        let code = hasOutlet ? "; code may replace the text" : ""
        let font = font.isStandIn ? "; the app shows it in a font that Swell does not have" : ""
        return "\(role) in \(screen)\(isNamed ? " on \(device)" : ""): \(room.reason)\(limit)\(code)\(font)"
    }
}

extension TextStyle {
    /// The style with a name in any spelling: `Title1`, `title1`.
    package init?(named name: String) {
        guard let style = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = style
    }
}

extension Double {
    /// The value without the digits that only the solver knows.
    fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
