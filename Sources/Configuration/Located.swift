// Values, and where in the file they are written.

import Basics

/// A value with the place it was written at.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public let value: Value
    /// Where it begins.
    public let place: Place

    /// A value at a place.
    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}

/// A large value that is kept out of what holds it, since it is mostly absent there.
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

/// A text under a name of the file's own.
public struct NamedText: Hashable, Sendable {
    /// The name.
    public let name: Located<String>
    /// The text.
    public let text: Located<String>
}
