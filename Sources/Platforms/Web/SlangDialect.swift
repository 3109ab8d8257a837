// How slang reads texts: it writes them into Dart's string literals.

import Catalogs
import Comparison

enum SlangDialect: Dialect {
    static var decodesEscapes: Bool { true }
}
