// The order of the keys in a file.

/// The order in which a file has its keys.
package struct KeyOrder: Sendable {
    /// How keys are compared.
    private enum Comparison: CaseIterable {
        /// By code points.
        case scalars
        /// By code points, ignoring case.
        case caseless
        /// As the Finder sorts names: punctuation, then digits as numbers, then letters, ignoring case.
        case natural
    }

    private let keys: [[UInt32]]
    /// How the file's keys are compared; nil if they are in no order.
    private let comparison: Comparison?
    /// The share of neighbors that may be in the wrong order: people move keys by hand.
    private static let disorder = 0.03

    /// Finds the order of keys.
    package init(_ keys: [String]) {
        let found = Comparison.allCases.map { comparison in
            let sorted = keys.map { Self.weights($0, comparison) }
            let wrong = zip(sorted, sorted.dropFirst()).count { $1.lexicographicallyPrecedes($0) }
            return (comparison, sorted, wrong)
        }
        let best = found.enumerated().min { ($0.element.2, $0.offset) < ($1.element.2, $1.offset) }?.element
        guard let best, Double(best.2) <= Double(keys.count) * Self.disorder else {
            (self.keys, comparison) = (keys.map { Self.weights($0, .scalars) }, nil)
            return
        }
        (comparison, self.keys) = (best.0, best.1)
    }

    /// The keys in this order, each with the number of the file's keys that go before it.
    package func places(of new: [NewKey]) -> [(key: NewKey, before: Int)] {
        guard let comparison else { return new.map { ($0, keys.count) } }
        let weighted = new.map { (key: $0, weights: Self.weights($0.key, comparison)) }.sorted {
            $0.weights.lexicographicallyPrecedes($1.weights)
        }
        return weighted.map { ($0.key, place(of: $0.weights)) }
    }

    /// Where the fewest of the file's keys are on the wrong side.
    private func place(of key: [UInt32]) -> Int {
        var (best, least, wrong) = (0, 0, 0)
        for (index, existing) in keys.enumerated() {
            wrong += key.lexicographicallyPrecedes(existing) ? 1 : -1
            if wrong <= least { (best, least) = (index + 1, wrong) }
        }
        return best
    }

    // MARK: Comparing

    private static func weights(_ key: String, _ comparison: Comparison) -> [UInt32] {
        switch comparison {
        case .scalars: key.unicodeScalars.map(\.value)
        case .caseless: key.lowercased().unicodeScalars.map(\.value)
        case .natural: natural(key)
        }
    }

    private static let punctuation = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)
    private static let digits: UInt32 = 0x1000
    private static let letters: UInt32 = 0x20_0000

    private static func natural(_ key: String) -> [UInt32] {
        var weights: [UInt32] = []
        var number: UInt32?
        for scalar in key.lowercased().unicodeScalars {
            if scalar.isASCII, let digit = scalar.properties.numericType == nil ? nil : scalar.value &- 0x30 {
                number = min((number ?? 0) * 10 + digit, 0xFFFF)
                continue
            }
            if let found = number { weights.append(digits + found) }
            number = nil
            if let place = punctuation.firstIndex(of: scalar) {
                weights.append(UInt32(place) * 2)
            } else if scalar.properties.isAlphabetic {
                weights.append(letters + scalar.value)
            } else {
                // Quotes of other kinds are next to the plain ones.
                weights.append(UInt32(punctuation.firstIndex(of: "\"") ?? 0) * 2 + 1)
            }
        }
        if let number { weights.append(digits + number) }
        return weights
    }
}
