// A rule of the configuration or of a sheet, ready to be looked up.

import Basics
import Configuration
import TextLayout

/// What a rule says of the keys that it is for.
struct BudgetRule: Sendable {
    let source: BudgetOrigin.Source
    let file: String
    /// The limits, each where it is written; none where it says that there is no limit.
    var limits: [(limit: Limit, place: Place)] = []
    /// Where it is written.
    let place: Place
    /// Where it says what its texts are set in; nil where it does not.
    let fontPlace: Place?
    /// Which of the book's scopes it has.
    let scope: Int

    /// A rule of the configuration.
    init(_ settings: BudgetSettings, in styles: RoomStyles, scope: Int) throws(BudgetProblem) {
        source = .configuration
        file = styles.file
        place = settings.place
        fontPlace = settings.room.font?.place ?? settings.room.style?.place
        self.scope = scope
        func count(_ number: Located<Int>?, _ unit: CountUnit) {
            if let number { limits.append((.most(Double(number.value), unit), number.place)) }
        }
        count(settings.graphemes, .graphemes)
        count(settings.columns, .columns)
        count(settings.codePoints, .codePoints)
        count(settings.utf16, .utf16)
        count(settings.bytes, .bytes)
        if let ratio = settings.ratio { limits.append((.ratio(ratio.value), ratio.place)) }
        let own = settings.room
        let hasRoom = own.width != nil || own.height != nil || own.lines != nil || own.style != nil
        if hasRoom, let room = try RoomParts(own, in: styles).room {
            limits.append((.room(room), own.width?.place ?? own.style?.place ?? own.lines?.place ?? place))
        }
    }

    /// A rule of a sheet.
    init(limits: [Limit], file: String, place: Place, scope: Int) {
        source = .sheet
        self.file = file
        self.place = place
        fontPlace = nil
        self.scope = scope
        self.limits = limits.map { ($0, place) }
    }
}

extension Limit {
    /// How many kinds of limits there are.
    static let kinds = CountUnit.allCases.count * 2 + 2

    /// The number of its kind: of two limits of one kind one holds.
    var kind: Int {
        switch self {
        case .most(_, let unit): unit.index
        case .least(_, let unit): CountUnit.allCases.count + unit.index
        case .ratio: CountUnit.allCases.count * 2
        case .room: CountUnit.allCases.count * 2 + 1
        }
    }

    /// Whether it is of how a text looks: one that is never seen has none.
    var isOfLooks: Bool {
        switch self {
        case .most(_, let unit), .least(_, let unit):
            switch unit {
            case .graphemes, .columns, .lines: true
            case .codePoints, .utf16, .bytes: false
            }
        case .ratio, .room: true
        }
    }
}

extension CountUnit {
    fileprivate var index: Int {
        switch self {
        case .graphemes: 0
        case .columns: 1
        case .codePoints: 2
        case .utf16: 3
        case .bytes: 4
        case .lines: 5
        }
    }
}
