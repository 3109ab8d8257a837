// The boxes of a report, and the text sizes that they grow to.

import Audit
import Basics
import Budgets
import Fonts
import MessageLayout
import TextLayout

/// The boxes of a report, each once, and the text sizes that they grow to.
struct RiskRooms {
    private let fonts: FontShelf
    private(set) var all: [RiskRoom] = []
    private var numbers: [Room: Int] = [:]
    /// The names of the text sizes of each box, smallest first.
    private var sizes: [[String]] = []

    init(_ fonts: FontShelf) { self.fonts = fonts }

    /// Adds a box.
    mutating func take(_ room: Room?) {
        guard let room, numbers[room] == nil, let (stack, steps) = try? fonts.fonts(of: room) else { return }
        numbers[room] = all.count
        all.append(RiskRoom(room, stack))
        sizes.append(steps.map(\.name))
    }

    /// The position of a box.
    func number(of room: Room) -> Int? { numbers[room] }

    /// The names of all text sizes that some box grows to, smallest first, grouped by system.
    var steps: [String] {
        let used = Set(sizes.joined())
        return Room.Sizes.allCases.flatMap(\.names).filter(used.contains)
    }

    /// The chance that a text breaks at each of ``steps``; empty if its box does not grow.
    ///
    /// A text does not grow beyond its largest size, and keeps its default size at the sizes of another system.
    func chances(_ measured: RiskMeasurer.Measured, at steps: [String]) -> [Double] {
        guard let room = measured.room, let number = numbers[room], !sizes[number].isEmpty else { return [] }
        let known = room.sizes.names
        let largest = sizes[number].last.flatMap { measured.steps[$0] } ?? 0
        return steps.map { name in
            let own = known.contains(name) ? measured.steps[name] ?? largest : measured.cell.chance
            return max(own, measured.leastChance)
        }
    }
}

extension RiskRoom {
    fileprivate init(_ room: Room, _ stack: FontStack) {
        let font = stack.configured.first.map { font in
            let identity = font.identity
            return "\(identity.family) \(identity.shortVersion) \(identity.style), sha256 \(font.typeface.sha256)"
        }
        self.init(
            room, words: Limit.room(room).words, font: font ?? "\(stack.description)",
            estimate: stack.estimate.map { "\($0.used) for \($0.asked)" })
    }
}
