// Lines and columns in a catalog, as an editor counts them.

import Basics
import Synchronization

/// Converts byte offsets to places, in any order.
///
/// A binary file has no places.
public struct PlaceFinder: Sendable {
    /// Nil for a binary file.
    private let marks: PlaceMarks?

    /// Counts the lines of a text, once for all places.
    fileprivate init(_ text: borrowing SourceText) {
        marks = text.encoding == .binary ? nil : PlaceMarks(text.utf8, start: text.start)
    }

    /// The place of the byte at `offset`; nil in a binary file.
    public func place(at offset: Int) -> Place? { marks?.place(at: offset) }
}

/// The finder of a text's places, created on first use and then shared.
final class SharedPlaces: Sendable {
    private let finder = Mutex<PlaceFinder?>(nil)

    func finder(_ text: borrowing SourceText) -> PlaceFinder {
        finder.withLock { known in
            if let known { return known }
            let made = PlaceFinder(text)
            known = made
            return made
        }
    }
}
