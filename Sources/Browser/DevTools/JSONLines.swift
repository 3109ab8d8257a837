// A recorded screen as the bytes of its file.

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSON {
    /// The value in lines, with the members of objects in alphabetical order, so that two recordings can be compared.
    package var lines: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { Array($0) + [10] } ?? []
    }
}
