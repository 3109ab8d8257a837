// The fonts for measuring budgets, each opened once.

import Fonts
import MessageLayout
import Synchronization
import TextLayout

/// The fonts for measuring budgets, each opened once, when first needed.
public final class FontShelf: Sendable {
    private struct Stock {
        var library: FontLibrary?
        var stacks: [FontDescription: Result<FontStack, FontError>] = [:]
    }

    private let open: @Sendable () throws(FontError) -> FontLibrary
    private let stock = Mutex(Stock())

    /// The fonts of this machine.
    public static var installed: FontShelf { FontShelf { () throws(FontError) in try FontLibrary() } }

    /// Creates a shelf with a library that is opened on first use.
    public init(_ open: @escaping @Sendable () throws(FontError) -> FontLibrary) { self.open = open }

    /// The fonts for a description.
    public func stack(_ description: FontDescription) throws(FontError) -> FontStack {
        let result: Result<FontStack, FontError> = stock.withLock { stock in
            if let known = stock.stacks[description] { return known }
            let made = find(description, in: &stock)
            stock.stacks[description] = made
            return made
        }
        return try result.get()
    }

    /// The fonts of a box at its configured size, and at the sizes that users can choose.
    package func fonts(of room: Room) throws(FontError) -> (stack: FontStack, steps: [NamedStep]) {
        let stack = try stack(room.description)
        let (size, sizes) = (stack.description.size, room.chosenSizes)
        return (sizes.shown(of: size).map { stack.scaled(to: $0) } ?? stack, sizes.steps(of: size))
    }

    /// The replacements for requested fonts that are not installed: `Inter for SF Pro`; sorted.
    package var estimates: [String] {
        let stacks = stock.withLock { $0.stacks.values.compactMap { try? $0.get() } }
        return Set(stacks.compactMap(\.estimate).map { "\($0.used) for \($0.asked)" }).sorted()
    }

    /// The families that no font can replace; sorted.
    package var missing: [String] {
        let results = stock.withLock { Array($0.stacks.values) }
        let families = results.compactMap { result -> String? in
            guard case .failure(.missingFamily(let family, _, _)) = result else { return nil }
            return family
        }
        return Set(families).sorted()
    }

    private func find(_ description: FontDescription, in stock: inout Stock) -> Result<FontStack, FontError> {
        do throws(FontError) {
            let library: FontLibrary
            if let known = stock.library { library = known } else { library = try open() }
            stock.library = library
            return .success(try library.stack(description))
        } catch {
            return .failure(error)
        }
    }
}
