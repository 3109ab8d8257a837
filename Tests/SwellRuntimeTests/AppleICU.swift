// The function that Foundation calls on Apple platforms to match languages. Foundation on Linux contains it too, but
// never calls it.

#if os(Linux)
    import Foundation
    import Glibc

    enum AppleICU {
        private typealias Texts = UnsafePointer<UnsafePointer<CChar>?>
        private typealias Match =
            @convention(c) (
                Texts, Int32, Texts, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>, Int32,
                UnsafeMutablePointer<Int32>
            ) -> Int32

        /// The localizations that suit preferences, the best first; `nil` if this Foundation has no such function.
        static func localizationsToUse(from localizations: [String], for preferences: [String]) -> [String]? {
            guard let library = dlopen("lib_FoundationICU.so", RTLD_NOW),
                let symbol = dlsym(library, "ualoc_localizationsToUse")
            else { return nil }
            let match = unsafeBitCast(symbol, to: Match.self)
            let available = localizations.map { UnsafePointer(strdup($0)) }
            let wanted = preferences.map { UnsafePointer(strdup($0)) }
            defer { (available + wanted).forEach { free(UnsafeMutablePointer(mutating: $0)) } }
            var results = [UnsafePointer<CChar>?](repeating: nil, count: 512)
            var status: Int32 = 0
            let count = match(wanted, Int32(wanted.count), available, Int32(available.count), &results, 512, &status)
            return results.prefix(Int(max(0, count))).compactMap { $0.map { String(cString: $0) } }
        }
    }
#endif
