// What is wrong with a text, where, and the evidence for it.

import Basics
import Budgets
import Comparison

/// What a rule found.
public struct Finding: Hashable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// How bad it is, as the rule or the configuration has it.
    public let severity: Severity
    /// Where it was found.
    public let location: Location
    /// Whose text it is; nil where the finding is of a file as a whole.
    public let subject: Subject?
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// The way out, in one sentence without a full stop; nil where the message says it.
    public let help: String?
    /// What the text needs and what it has.
    public let room: Room?
    /// The limit that it exceeds.
    public let budget: BudgetOrigin?
    /// What else is concerned, such as the source text or the first of two keys.
    public let related: [Related]
    /// What the text says, and its source; nil where the finding is of no text.
    public let texts: Texts?
    /// The text as it is seen, where some of it is not.
    public let picture: Picture?
    /// The texts that are missing; nil where the finding says nothing of that.
    public let gap: Gap?
    /// 16 hexadecimal digits that stay the same wherever in its file the text moves, and change with the text.
    public let fingerprint: String
    /// 16 hexadecimal digits of the text alone.
    public let textHash: String

    /// A place in a file.
    public struct Location: Hashable, Sendable {
        /// The file, as it was named to Swell.
        public let path: String
        /// The file from the root of the repository on, or else as it was named.
        public let relativePath: String
        /// Where it begins; nil where it is the file as a whole, or one without lines.
        public let place: Place?
        /// Where it ends, after its last character.
        public let end: Place?

        /// A place in a file.
        public init(path: String, relativePath: String, place: Place?, end: Place? = nil) {
            self.path = path
            self.relativePath = relativePath
            self.place = place
            self.end = end
        }
    }

    /// Whose text a finding is about.
    public struct Subject: Hashable, Sendable {
        /// The language tag; nil where none is known.
        public let locale: String?
        /// The key.
        public let key: String
        /// The branch, such as `plural.one`; empty for the only one.
        public let variant: String

        /// A text of a key.
        public init(locale: String?, key: String, variant: String) {
            self.locale = locale
            self.key = key
            self.variant = variant
        }
    }

    /// What a text needs and what it has, in a unit.
    public struct Room: Hashable, Sendable {
        /// What the text needs; infinite where no room would do.
        public let need: Double
        /// What it has.
        public let has: Double
        /// The unit: `graphemes`, `columns`, `codePoints`, `utf16`, `bytes`, `points`, `lines`.
        public let unit: String

        /// What a text needs and has.
        public init(need: Double, has: Double, unit: String) {
            self.need = need
            self.has = has
            self.unit = unit
        }
    }

    /// Something else that a finding speaks of.
    public struct Related: Hashable, Sendable {
        /// What it is: `the source text`.
        public let words: String
        /// Where it is.
        public let location: Location

        /// Something in a place.
        public init(_ words: String, _ location: Location) {
            self.words = words
            self.location = location
        }
    }

    /// What a text says, beside its source; both end with an ellipsis after 300 characters.
    public struct Texts: Hashable, Sendable {
        /// The text; nil where there is none in the language of the finding.
        public let text: String?
        /// What it is translated from; nil where it is a source text itself, and where none is known.
        public let source: String?

        /// A text and its source.
        public init(text: String?, source: String?) {
            self.text = text
            self.source = source
        }
    }

    /// A text in its box.
    public struct Picture: Hashable, Sendable {
        /// The lines that are seen, an ellipsis where there is one included.
        public let lines: [String]
        /// What is not seen.
        public let lost: String
        /// The branch that was chosen, in words; empty where there was nothing to choose.
        public let branch: String

        /// A text of which some is not seen.
        public init(lines: [String], lost: String, branch: String = "") {
            self.lines = lines
            self.lost = lost
            self.branch = branch
        }
    }

    /// The texts that some languages lack.
    public struct Gap: Hashable, Sendable {
        /// The languages, sorted.
        public let locales: [String]
        /// The keys, in the order of their files: the first of them where there are many.
        public let keys: [String]
        /// How many texts they lack, each counted once for a language.
        public let count: Int

        /// As many keys as one finding names.
        static let mostKeys = 100

        /// Some texts that are missing.
        public init(locales: [String], keys: [String], count: Int) {
            self.locales = locales
            self.keys = keys
            self.count = count
        }
    }

    /// Whether it says that a catalog could not be read, or not all of it.
    public var isTrouble: Bool { rule == Rule.catalogFault.id && severity == .error }

    /// Whether it says that the source has no such key.
    public var isOrphan: Bool { rule == Rule.orphanTranslation.id }

    /// A finding.
    public init(
        rule: String, severity: Severity, location: Location, subject: Subject?, message: String, help: String? = nil,
        room: Room? = nil, budget: BudgetOrigin? = nil, related: [Related] = [], texts: Texts? = nil,
        picture: Picture? = nil, gap: Gap? = nil, fingerprint: String, textHash: String
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.subject = subject
        self.message = message
        self.help = help
        self.room = room
        self.budget = budget
        self.related = related
        self.texts = texts
        self.picture = picture
        self.gap = gap
        self.fingerprint = fingerprint
        self.textHash = textHash
    }
}
