// Which arguments the branches of an ICU message show.

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

    /// Collects the arguments of a message, without percentages if no formatter reads the message.
    package init(_ message: Message, ignoresPercentages: Bool = false) {
        let branches = Branches(message)
        var walk = Walk(message, branches, ignoresPercentages)
        always = walk.run()
        sometimes = walk.all
        selectors = walk.selectors
        counted = walk.counted
        spellings = walk.spellings
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
            if all.insert(id).inserted { spellings.append((id, spelling)) }
        }
    }
}
