// Which arguments the branches of an ICU message show.

import Basics
import MessagePatterns
import Samples

/// The arguments of a message with branches, by where they occur.
struct BranchUses: PercentArguments {
    /// Shown whichever branches are selected.
    package private(set) var always: Set<String> = []
    /// Shown in some branch.
    private(set) var sometimes: Set<String> = []
    /// Arguments that select a branch.
    package private(set) var selectors: Set<String> = []
    /// Plurals whose fallback branch, usually `other`, shows their number.
    package private(set) var counted: Set<String> = []
    /// Each name in its first spelling, in order.
    package private(set) var spellings: [(id: String, spelling: String)] = []
    /// Shown if no branch but the fallbacks, usually `other`, are selected.
    private var rest: Set<String> = []
    /// The innermost branches that show each name.
    private var places: [String: Set<Place>] = [:]
    /// All branches.
    private var all: Set<Place> = []

    /// A branch of a plural or select.
    private struct Place: Hashable {
        let name: String
        let selector: String
    }

    /// Collects the arguments of a message, without percentages if no formatter reads the message.
    package init(_ message: Message, ignoresPercentages: Bool = false) {
        let branches = Branches(message)
        var walk = Walk(message, branches, ignoresPercentages)
        always = walk.run()
        sometimes = walk.all
        selectors = walk.selectors
        counted = walk.counted
        spellings = walk.spellings
        (rest, places, all) = (walk.rest, walk.places, walk.branchesSeen)
    }

    /// Whether a translation that does not show a name need not: it has none of the branches that show it here, or it
    /// shows another number that only some branches show, which tools such as Lingui give to one value in each branch.
    func excuse(_ id: String, in translation: BranchUses) -> Bool {
        guard !always.contains(id), let own = places[id] else { return false }
        if !rest.contains(id), own.isDisjoint(with: translation.all) { return true }
        return Self.isNumber(id)
            && translation.sometimes.contains { other in
                Self.isNumber(other) && sometimes.contains(other) && !always.contains(other)
            }
    }

    /// Whether a name is a number in braces.
    private static func isNumber(_ id: String) -> Bool {
        id.utf8.count > 2 && id.hasPrefix("{") && id.utf8.dropFirst().dropLast().allSatisfy(\.isDigit)
    }

    var hasPercentArguments: Bool { spellings.contains { $0.spelling.utf8.first == UInt8(ascii: "%") } }

    mutating func removePercentArguments() {
        spellings.removeAll { $0.spelling.utf8.first == UInt8(ascii: "%") }
    }

    /// One pass over the parts, with the branches around the current part.
    private struct Walk {
        /// A plural or select that is open.
        private struct Open {
            let branch: Branch
            var outside: Set<String>
            /// The arguments that all closed branches show.
            var shared: Set<String>?
            var option = 0
            /// The fallback branch.
            let rest: Int?

            /// The current branch.
            var place: Place? {
                branch.options.indices.contains(option)
                    ? Place(name: branch.name, selector: branch.options[option].selector) : nil
            }

            init(_ branch: Branch, outside: Set<String>) {
                (self.branch, self.outside) = (branch, outside)
                rest = branch.fallback ?? branch.options.firstIndex { $0.selector == "other" }
            }
        }

        private let message: Message
        private let branches: Branches
        private let ignoresPercentages: Bool
        private var open: [Open] = []
        private var here: Set<String> = []
        private(set) var all: Set<String> = []
        private(set) var selectors: Set<String> = []
        private(set) var counted: Set<String> = []
        private(set) var spellings: [(id: String, spelling: String)] = []
        private(set) var rest: Set<String> = []
        private(set) var places: [String: Set<Place>] = [:]
        private(set) var branchesSeen: Set<Place> = []

        init(_ message: Message, _ branches: Branches, _ ignoresPercentages: Bool) {
            self.message = message
            self.branches = branches
            self.ignoresPercentages = ignoresPercentages
        }

        mutating func run() -> Set<String> {
            for (index, part) in message.parts.enumerated() {
                switch part.kind {
                case .branchStart:
                    guard let branch = branches.byStart[index] else { continue }
                    // An attribute of a Fluent term, such as its gender, is not an argument. Neither is the platform.
                    if branch.isOfArgument { selectors.insert("{\(branch.name)}") }
                    open.append(Open(branch, outside: here))
                    here = []
                case .branchNext: closeOption()
                case .branchEnd:
                    closeOption()
                    guard var last = open.popLast() else { continue }
                    // A union would copy everything collected so far, for each branch again.
                    swap(&here, &last.outside)
                    here.formUnion(last.shared ?? [])
                case .placeholder where ignoresPercentages && message.isPercentage(part):
                    if let spelling = message.argument(inPercentage: part) { show(spelling) }
                case .placeholder: show(String(decoding: message.utf8[part.range], as: UTF8.self))
                case .markup:
                    if let name = InlineElements.value(message.utf8[part.range]) {
                        show(name, ArgumentName.spelling(ofInline: name))
                    }
                case .text, .locked: break
                }
            }
            return here
        }

        private mutating func closeOption() {
            guard var last = open.popLast() else { return }
            let number = "{\(last.branch.name)}"
            if last.option == last.rest, here.contains(number) { counted.insert(number) }
            last.shared = last.shared.map { $0.intersection(here) } ?? here
            if let place = last.place { branchesSeen.insert(place) }
            last.option += 1
            open.append(last)
            here = []
        }

        private mutating func show(_ spelling: String) {
            guard var id = ArgumentName.id(spelling), spelling != "%%" else { return }
            if id == "#", let plural = open.last(where: { $0.branch.kind != .select })?.branch.name {
                id = "{\(plural)}"
            }
            show(id, spelling)
        }

        private mutating func show(_ id: String, _ spelling: String) {
            here.insert(id)
            if open.allSatisfy({ $0.option == $0.rest }) { rest.insert(id) }
            if let place = open.last?.place { places[id, default: []].insert(place) }
            if all.insert(id).inserted { spellings.append((id, spelling)) }
        }
    }
}
