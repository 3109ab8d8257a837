// XML documents that refer to keys by name, as trees of calls.

import Basics

/// Reads XML documents whose elements and attributes say what a text is.
///
/// An element becomes a call with its name, an attribute an argument with its label, and a reference such as
/// `@string/title` a member of `@string`. Other texts between tags are passed over.
public struct ResourceScanner {
    private let bytes: [UInt8]
    private var at = 0
    private var nodes: [SyntaxTree.Node] = []
    /// The nodes that have no parent yet.
    private var open: [Int32] = []
    /// The elements that are not closed yet: where they begin, their names, and their first children.
    private var elements: [(start: Int, name: Range<Int>, mark: Int)] = []
    private var comments: [Range<Int>] = []

    /// Elements that are nested more deeply are children of this one.
    private static let deepest = 100

    /// Reads the bytes of a document.
    public static func scan(_ bytes: [UInt8]) -> SyntaxTree {
        guard bytes.count <= SyntaxTree.largestFile else {
            return .unread(bytes, .tooLarge(SyntaxTree.largestFile), 0)
        }
        if let offset = bytes.firstOffset(of: 0, in: bytes.indices) { return .unread(bytes, .binary, offset) }
        var scanner = ResourceScanner(bytes)
        scanner.readDocument()
        return SyntaxTree(bytes: bytes, nodes: scanner.nodes, comments: scanner.comments)
    }

    /// Reads the references in a text of any kind.
    public static func references(_ bytes: [UInt8]) -> SyntaxTree {
        guard bytes.count <= SyntaxTree.largestFile else {
            return .unread(bytes, .tooLarge(SyntaxTree.largestFile), 0)
        }
        var scanner = ResourceScanner(bytes)
        scanner.nodes.append(SyntaxTree.Node(kind: .file, start: 0, end: UInt32(bytes.count)))
        scanner.readReferences(in: bytes.indices)
        scanner.adopt(from: 0, by: 0)
        return SyntaxTree(bytes: bytes, nodes: scanner.nodes)
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func readDocument() {
        nodes.append(SyntaxTree.Node(kind: .file, start: 0, end: UInt32(bytes.count)))
        while let start = bytes.firstOffset(of: UInt8(ascii: "<"), in: at..<bytes.count) {
            readReferences(in: at..<start)
            at = start
            if bytes.has("<!--", at: at) {
                at = bytes.firstOffset(of: "-->", from: at + 4).map { $0 + 3 } ?? bytes.count
                comments.append(start..<at)
            } else if bytes.has("<![CDATA[", at: at) {
                at = bytes.firstOffset(of: "]]>", from: at + 9).map { $0 + 3 } ?? bytes.count
            } else if bytes.has("</", at: at) {
                at = bytes.firstOffset(of: UInt8(ascii: ">"), in: at..<bytes.count).map { $0 + 1 } ?? bytes.count
                closeElement()
            } else if start + 1 < bytes.count, bytes[start + 1].isNameStart {
                readElement()
            } else {
                at = start + 1
            }
        }
        while !elements.isEmpty { closeElement() }
        adopt(from: 0, by: 0)
    }

    private mutating func readElement() {
        let start = at
        at += 1
        let nameStart = at
        while at < bytes.count, bytes[at].isElementName { at += 1 }
        // The name of a class is its last word.
        let name =
            (bytes[nameStart..<at].lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
                .map { $0 + 1 } ?? nameStart)..<at
        let mark = open.count
        add(.identifier, nameStart..<at, name: name)
        var isEmpty = false
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            let byte = bytes[at]
            isEmpty = byte == UInt8(ascii: "/")
            if byte.isNameStart { readAttribute() } else if byte == UInt8(ascii: "<") { break } else { at += 1 }
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ">") { at += 1 }
        elements.append((start, name, mark))
        if isEmpty || elements.count > Self.deepest { closeElement() }
    }

    /// Reads `name="value"`.
    private mutating func readAttribute() {
        let start = at
        while at < bytes.count, bytes[at].isElementName { at += 1 }
        let label = start..<at
        while at < bytes.count, bytes[at].isSpace { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return }
        at += 1
        while at < bytes.count, bytes[at].isSpace { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { return }
        let end = bytes.firstOffset(of: bytes[at], in: at + 1..<bytes.count) ?? bytes.count
        let (value, mark) = (at + 1..<end, open.count)
        at = min(end + 1, bytes.count)
        readReferences(in: value)
        if open.count == mark {
            add(.string, value)
            nodes[nodes.count - 1].form = .markup
        } else if open.count > mark + 1 || nodes[Int(open[mark])].start != value.lowerBound {
            close(.tuple, value, from: mark)
        }
        let node = Int(open[mark])
        (nodes[node].labelStart, nodes[node].labelEnd) = (UInt32(label.lowerBound), UInt32(label.upperBound))
    }

    private static let kinds: [StaticString] = ["@string/", "@plurals/", "@array/"]

    /// Adds a member for each reference in a text: `@string/title`.
    private mutating func readReferences(in range: Range<Int>) {
        var next = range.lowerBound
        while let start = bytes.firstOffset(of: UInt8(ascii: "@"), in: next..<range.upperBound) {
            next = start + 1
            guard let kind = Self.kinds.first(where: { bytes.has($0, at: start) }) else { continue }
            let name = start + kind.utf8CodeUnitCount
            var end = name
            while end < range.upperBound, bytes[end].isResourceName { end += 1 }
            guard end > name else { continue }
            let (mark, base) = (open.count, start..<name - 1)
            add(.identifier, base, name: base)
            close(.member, start..<end, name: name..<end, from: mark)
            next = end
        }
    }

    // MARK: Nodes

    private mutating func closeElement() {
        guard let element = elements.popLast() else { return }
        close(.call, element.start..<at, name: element.name, from: element.mark)
    }

    private mutating func add(_ kind: NodeKind, _ range: Range<Int>, name: Range<Int>? = nil) {
        close(kind, range, name: name, from: open.count)
    }

    private mutating func close(_ kind: NodeKind, _ range: Range<Int>, name: Range<Int>? = nil, from mark: Int) {
        var node = SyntaxTree.Node(kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
        if let name { (node.nameStart, node.nameEnd) = (UInt32(name.lowerBound), UInt32(name.upperBound)) }
        nodes.append(node)
        adopt(from: mark, by: nodes.count - 1)
        open.append(Int32(nodes.count - 1))
    }

    private mutating func adopt(from mark: Int, by parent: Int) {
        nodes.adopt(open[mark...], by: parent)
        open.removeLast(open.count - mark)
    }
}

extension UInt8 {
    fileprivate var isElementName: Bool {
        isNameByte || self == UInt8(ascii: ":") || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
    }

    /// Whether the name of a resource may contain it; `*` stands for any letters.
    fileprivate var isResourceName: Bool {
        isNameByte || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "*")
    }
}
