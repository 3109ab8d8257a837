// Parses a YAML file into a tree, with libyaml.

internal import CYAML
import Basics

/// The tree of a file, and its errors.
struct YAMLDocument {
    static let depthLimit = 64
    /// The maximum number of values and ends of lists and mappings: enough for a million budgets, and small enough for
    /// memory.
    static let eventLimit = 4_000_000

    /// The root value; nil if the file is empty or could not be read.
    let root: YAMLNode?
    let problems: Problems

    init(_ bytes: [UInt8]) {
        var result = bytes.withUnsafeBufferPointer {
            cyaml_read(
                $0.baseAddress, UInt32(truncatingIfNeeded: $0.count), UInt32(Self.depthLimit), Self.eventLimit,
                CYAML_VALUES_ALONE)
        }
        defer { cyaml_free(&result) }
        if let problem = ConfigurationError.Problem(result) {
            root = nil
            var problems = Problems()
            problems.note(problem, at: Place(result.line, result.column))
            self.problems = problems
        } else {
            var builder = TreeBuilder(result)
            root = builder.node()
            problems = builder.problems
        }
    }
}

/// Builds a tree from events.
private struct TreeBuilder {
    private var events: Slice<UnsafeBufferPointer<cyaml_event>>
    private let texts: UnsafeBufferPointer<UInt8>
    private(set) var problems = Problems()

    init(_ result: cyaml_events) {
        events = UnsafeBufferPointer(start: result.events, count: result.count)[...]
        texts = UnsafeBufferPointer(start: result.texts, count: result.texts_length)
    }

    /// Returns the next value; nil at the end of a sequence or mapping.
    mutating func node() -> YAMLNode? {
        guard let event = events.popFirst() else { return nil }
        let place = Place(event.line, event.column)
        switch cyaml_kind(event.kind) {
        case CYAML_SCALAR:
            let range = Int(event.text_offset)..<Int(event.text_offset) + Int(event.text_length)
            let text = String(decoding: texts[range], as: UTF8.self)
            return YAMLNode(content: .scalar(text, isPlain: event.is_plain != 0), place: place)
        case CYAML_SEQUENCE_START:
            var items: [YAMLNode] = []
            while let item = node() { items.append(item) }
            return YAMLNode(content: .sequence(items), place: place)
        case CYAML_MAPPING_START:
            return YAMLNode(content: .mapping(members()), place: place)
        default:
            return nil
        }
    }

    private mutating func members() -> [YAMLMember] {
        var members: [YAMLMember] = []
        while let key = node(), let value = node() {
            guard case .scalar(let name, _) = key.content else {
                problems.note(.unnamed(found: key.kind), at: key.place)
                continue
            }
            members.append(YAMLMember(key: Located(name, at: key.place), value: value))
        }
        noteDuplicates(members)
        return members
    }

    /// Records duplicate keys; compares those of small mappings pairwise, which is faster.
    private mutating func noteDuplicates(_ members: [YAMLMember]) {
        if members.count <= 8 {
            for (index, member) in members.enumerated() {
                if let first = members[..<index].first(where: { $0.key.value == member.key.value }) {
                    note(member.key, first: first.key.place)
                }
            }
            return
        }
        var firsts: [String: Int] = Dictionary(minimumCapacity: members.count)
        for (index, member) in members.enumerated() {
            if let first = firsts.updateValue(index, forKey: member.key.value) {
                firsts[member.key.value] = first
                note(member.key, first: members[first].key.place)
            }
        }
    }

    private mutating func note(_ name: Located<String>, first: Place) {
        problems.note(.duplicate(name.value, first: first), at: name.place)
    }
}

extension Place {
    /// Creates a place from libyaml's, which counts from 0.
    fileprivate init(_ line: UInt32, _ column: UInt32) {
        self.init(line: Int(line) + 1, column: Int(column) + 1)
    }
}

extension ConfigurationError.Problem {
    /// Returns why reading stopped; nil if it did not.
    fileprivate init?(_ result: cyaml_events) {
        let words = result.message.map { String(cString: $0) } ?? ""
        switch result.status {
        case CYAML_OK: return nil
        case CYAML_NOT_TEXT: self = .notText(words)
        case CYAML_TAB: self = .tab
        case CYAML_TOO_DEEP: self = .tooDeep(limit: YAMLDocument.depthLimit)
        case CYAML_TOO_MANY: self = .tooMany(limit: YAMLDocument.eventLimit)
        case CYAML_ANCHOR: self = .anchor
        case CYAML_ALIAS: self = .alias
        case CYAML_TAG: self = .tag
        case CYAML_SECOND_DOCUMENT: self = .secondDocument
        case CYAML_NO_MEMORY: self = .unreadable(.system(ENOMEM))
        default:
            let context = result.context.map {
                Located(String(cString: $0), at: Place(result.context_line, result.context_column))
            }
            self = .malformed(words, context: context)
        }
    }
}
