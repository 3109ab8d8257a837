// Classes of Objective-C, as their interfaces declare them.

import Basics

/// The classes of a project that no other class inherits from.
struct OwnClasses {
    /// The names of the classes that no class inherits from.
    private(set) var names: Set<String> = []
    /// The class that each class inherits from.
    private var parents: [String: String] = [:]

    /// Reads the interfaces in a file: `@interface BerthList : UIViewController`.
    mutating func read(_ bytes: [UInt8]) {
        guard bytes.firstOffset(of: "@interface") != nil else { return }
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: "@interface".utf8) {
            // The name ends before its parameters, and the class that it inherits from follows the colon behind them.
            let words = String(decoding: line.dropFirst(10).prefix(200), as: UTF8.self)
            func first(of text: Substring) -> Substring {
                text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            let name = first(of: words[...])
            let behind = words[name.endIndex...].drop { $0 == " " }
            let rest = behind.first == "<" ? behind.drop { $0 != ">" }.dropFirst().drop { $0 == " " } : behind
            guard rest.first == ":" else { continue }
            parents[String(name)] = String(first(of: rest.dropFirst()))
        }
    }

    /// Selects the classes, but for those that others inherit from, or that inherit from one that the runtime finds.
    mutating func selectLeaves(exceptHeirsOf found: [String]) {
        names = Set(parents.keys).subtracting(parents.values)
            .filter { name in
                var next = parents[name]
                // A class has few ancestors, unless the project has two of one name.
                for _ in 0..<10 {
                    guard let parent = next else { return true }
                    if found.contains(where: { parent.hasSuffix($0) }) { return false }
                    next = parents[parent]
                }
                return false
            }
    }
}
