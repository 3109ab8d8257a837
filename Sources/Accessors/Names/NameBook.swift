// The names in one scope: no two are the same.

import Basics

/// Gives out the names in one scope.
struct NameBook {
    private var taken: Set<String>
    private var owners: [String: String] = [:]

    /// Begins with names that nothing may have.
    init(_ taken: Set<String>) { self.taken = taken }

    /// Takes a name for a type, which two keys may share.
    mutating func takeType(_ name: String) { taken.insert(name) }

    /// Takes a name for a key, with a number if another has it, and says so.
    ///
    /// `signature` tells names apart that are overloads of each other.
    mutating func take(_ name: String, signature: String = "", for key: String, _ notes: inout [String]) -> String {
        guard taken.contains(name + signature) else {
            taken.insert(name + signature)
            owners[name + signature] = key
            return name
        }
        var number = 2
        while taken.contains("\(name)\(number)\(signature)") { number += 1 }
        let settled = "\(name)\(number)"
        taken.insert(settled + signature)
        let owner = owners[name + signature].map { "'\($0.shortened)' has" } ?? "something else has"
        notes.append("'\(key.shortened)' is called \(settled), because \(owner) the name \(name)")
        return settled
    }
}
