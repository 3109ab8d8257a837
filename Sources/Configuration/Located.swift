// Values with their positions in a file.

import Basics

/// A value and its position.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// The position of its beginning.
    public let place: Place

    /// Creates a value at a position.
    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}

/// A large value that is stored out of line because it is usually absent.
indirect enum Elsewhere<Value: Hashable & Sendable>: Hashable, Sendable {
    case kept(Value)

    init(_ value: Value) {
        self = .kept(value)
    }

    var value: Value {
        switch self {
        case .kept(let value): value
        }
    }
}

/// A string under a custom name.
public struct NamedText: Hashable, Sendable {
    /// The name.
    public let name: Located<String>
    /// The string.
    public let text: Located<String>
}
