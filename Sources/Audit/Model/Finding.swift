// What is wrong with a text, where, and the evidence.

import Basics
import Budgets
import Comparison
import Layouts

/// A finding of a rule.
public struct Finding: Hashable, Sendable {
    /// The id of the rule.
    public let rule: String
    /// The severity, from the rule or the configuration.
    public private(set) var severity: Severity
    /// Where it occurs.
    public let location: Location
    /// The text it concerns; nil if the finding concerns a whole file.
    public let subject: Subject?
    /// What is wrong, in one sentence without a period.
    public internal(set) var message: String
    /// How to fix it, in one sentence without a period; nil if the message is enough.
    public internal(set) var help: String?
    /// The space that the text needs and has.
    public let room: Room?
    /// The limit that it exceeds.
    public let budget: BudgetOrigin?
    /// Other places it concerns, such as the source text or the first of two keys.
    public let related: [Related]
    /// The code that shows the text, or looks it up; nil if none is known, and if it is no help.
    public internal(set) var site: Related?
    /// The text and its source; nil if the finding is not about a text.
    public let texts: Texts?
    /// The text as shown, if some of it is cut off.
    public let picture: Picture?
    /// What languages lack, or have in common; nil if the finding is about one text.
    public let gap: Gap?
    /// The cause that it shares with others of its rule, which are one finding; nil if it has none.
    private(set) var cause: Cause?
    /// What it assumes about the code; nil if it assumes nothing.
    var assumption: Assumption?
    /// Why nobody sees its text; nil if users may.
    var unseen: UnseenText?
    /// 16 hexadecimal digits that stay the same if the text moves within its file, and change with the text.
    public let fingerprint: String
    /// 16 hexadecimal digits, a hash of the text alone.
    public let textHash: String

    /// What findings of a rule have in common that are reported as one.
    enum Cause: Hashable, Sendable {
        /// A reason, anywhere in the project.
        case reason(String)
        /// The same is wrong with texts of one language.
        case inLanguage(String)
        /// The same is wrong with a key in several languages of a table.
        case sameMessage(table: String)
    }

    /// A place in a file.
    public struct Location: Hashable, Sendable {
        /// The file, as it was named to Swell.
        public let path: String
        /// The file relative to the root of the repository, or as it was named.
        public let relativePath: String
        /// Where it begins; nil if it is the whole file, or a file without lines.
        public let place: Place?
        /// Where it ends, after its last character.
        public let end: Place?

        /// Creates a location.
        public init(path: String, relativePath: String, place: Place?, end: Place? = nil) {
            self.path = path
            self.relativePath = relativePath
            self.place = place
            self.end = end
        }
    }

    /// The text that a finding is about.
    public struct Subject: Hashable, Sendable {
        /// The language tag; nil if unknown.
        public let locale: String?
        /// The key.
        public let key: String
        /// The branch, such as `plural.one`; empty if there is only one text.
        public let variant: String

        /// Creates a subject from a key and its language.
        public init(locale: String?, key: String, variant: String) {
            self.locale = locale
            self.key = key
            self.variant = variant
        }
    }

    /// The space that a text needs and has, in a unit.
    public struct Room: Hashable, Sendable {
        /// The space that the text needs; infinite if no space is enough.
        public let need: Double
        /// The space that it has.
        public let has: Double
        /// The unit: `graphemes`, `columns`, `codePoints`, `utf16`, `bytes`, `points`, `lines`.
        public let unit: String
        /// What people call the unit of a length: for programs, it is always `points`.
        public let length: ScreenUnit

        /// Creates the space that a text needs and has.
        public init(need: Double, has: Double, unit: String, length: ScreenUnit = .points) {
            self.need = need
            self.has = has
            self.unit = unit
            self.length = length
        }
    }

    /// A related place that a finding mentions.
    public struct Related: Hashable, Sendable {
        /// A description: `the source text`.
        public let words: String
        /// Where it is.
        public let location: Location

        /// Creates a related place.
        public init(_ words: String, _ location: Location) {
            self.words = words
            self.location = location
        }
    }

    /// A text and its source; both end with an ellipsis after 300 characters.
    public struct Texts: Hashable, Sendable {
        /// The text; nil if there is none in the language of the finding.
        public let text: String?
        /// What it is translated from; nil if it is a source text itself, or if its source is unknown.
        public let source: String?

        /// Creates a pair of a text and its source.
        public init(text: String?, source: String?) {
            self.text = text
            self.source = source
        }
    }

    /// A text in its box.
    public struct Picture: Hashable, Sendable {
        /// The lines shown, including an ellipsis if there is one.
        public let lines: [String]
        /// The text that is cut off.
        public let lost: String
        /// A description of the selected branch; empty if there are no branches.
        public let branch: String

        /// Creates a picture of a text that is partly cut off.
        public init(lines: [String], lost: String, branch: String = "") {
            self.lines = lines
            self.lost = lost
            self.branch = branch
        }
    }

    /// The texts that some languages lack, or a key about which the finding is the same in several languages.
    public struct Gap: Hashable, Sendable {
        /// The languages, sorted.
        public let locales: [String]
        /// The keys, in the order of their files; only the first ones if there are many.
        public let keys: [String]
        /// The number of texts, each counted once per language.
        public let count: Int

        /// The maximum number of keys that one finding names.
        static let mostKeys = 100

        /// Creates a gap.
        public init(locales: [String], keys: [String], count: Int) {
            self.locales = locales
            self.keys = keys
            self.count = count
        }
    }

    /// What a finding assumes about the code that shows its text.
    struct Assumption: Hashable, Sendable {
        /// The names that the code does not pass to the text; an empty one stands for any argument.
        let unpassed: [String]
        /// The numbers that the text has in place of names, and that the code does not fill with their values.
        var unnumbered: NumberedNames?
        /// What is wrong if the code passes them after all; nil if nothing is.
        let otherwise: String?
    }

    /// The finding with another message, and at most a severity.
    func reworded(_ message: String, most: Severity) -> Finding {
        var finding = self
        finding.message = message.onOneLine
        finding.severity = min(severity, most)
        return finding
    }

    /// The finding with a lower severity, and the reason for that.
    func lowered(to severity: Severity, because reason: String) -> Finding {
        var finding = self
        finding.severity = severity
        finding.message += "; \(reason)"
        return finding
    }

    /// The finding with a cause that it shares with others.
    func with(cause: Cause?) -> Finding {
        var finding = self
        finding.cause = cause
        return finding
    }

    /// Whether it reports that a catalog could not be read completely.
    public var isTrouble: Bool { rule == Rule.catalogFault.id && severity == .error }

    /// Whether it reports that the key does not exist in the source.
    public var isOrphan: Bool { rule == Rule.orphanTranslation.id }

    /// Creates a finding.
    public init(
        rule: String, severity: Severity, location: Location, subject: Subject?, message: String, help: String? = nil,
        room: Room? = nil, budget: BudgetOrigin? = nil, related: [Related] = [], texts: Texts? = nil,
        picture: Picture? = nil, gap: Gap? = nil, fingerprint: String, textHash: String
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.subject = subject
        // Keys and texts in them may have several lines.
        self.message = message.onOneLine
        self.help = help?.onOneLine
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
