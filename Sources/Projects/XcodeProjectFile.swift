// The objects in the file of an Xcode project: its files, groups and build phases.

import Basics

/// What the file of an Xcode project says about the source files of its targets.
struct XcodeProjectFile {
    /// A file, a group, a build file or a build phase.
    private struct Object {
        var type = ""
        var path = ""
        var tree = ""
        /// The file that a build file stands for.
        var file = ""
        /// The members of a group or a build phase.
        var members: [String] = []
    }

    private static let types: Set = [
        "PBXFileReference", "PBXGroup", "PBXVariantGroup", "PBXBuildFile", "PBXSourcesBuildPhase",
    ]

    private var objects: [String: Object] = [:]
    /// The group of each file and group.
    private var groups: [String: String] = [:]

    init(_ bytes: [UInt8]) {
        guard let start = bytes.firstOffset(of: "objects = {") else { return }
        var tokens = PropertyTokens(bytes, from: start + 11)
        while case .text(let id) = tokens.next(), tokens.next() == .equals, tokens.next() == .open("{") {
            let object = Self.object(&tokens)
            guard tokens.next() == .semicolon else { break }
            guard Self.types.contains(object.type) else { continue }
            objects[id] = object
            if object.type.hasSuffix("Group") { for member in object.members { groups[member] = id } }
        }
    }

    /// The paths of the files that targets compile, relative to the folder of the project, as far as they are known.
    var compiled: Set<String> {
        var paths: Set<String> = []
        for phase in objects.values where phase.type == "PBXSourcesBuildPhase" {
            for member in phase.members {
                if let file = objects[member]?.file, let path = path(of: file) { paths.insert(path) }
            }
        }
        return paths
    }

    /// The paths of all files that it names, relative to the folder of the project, as far as they are known.
    var named: Set<String> {
        Set(objects.keys.lazy.filter { objects[$0]?.type == "PBXFileReference" }.compactMap { path(of: $0) })
    }

    /// The most groups around a file.
    private static let deepest = 50

    private func path(of file: String) -> String? {
        var path = ""
        var next: String? = file
        for _ in 0..<Self.deepest {
            guard let id = next, let object = objects[id] else { return path }
            if !object.path.isEmpty { path = path.isEmpty ? object.path : "\(object.path)/\(path)" }
            switch object.tree {
            case "\"<group>\"", "<group>": next = groups[id]
            case "SOURCE_ROOT": return path
            default: return nil
            }
        }
        return nil
    }

    /// Reads the fields of an object up to its closing brace.
    private static func object(_ tokens: inout PropertyTokens) -> Object {
        var object = Object()
        while case .text(let name) = tokens.next(), tokens.next() == .equals {
            switch tokens.next() {
            case .text(let value):
                switch name {
                case "isa": object.type = value
                case "path": object.path = value
                case "sourceTree": object.tree = value
                case "fileRef": object.file = value
                default: break
                }
            case .open("("):
                var members: [String] = []
                var token = tokens.next()
                while token != .close, token != .end {
                    if case .text(let member) = token { members.append(member) }
                    if case .open = token { tokens.skip() }
                    token = tokens.next()
                }
                if name == "files" || name == "children" { object.members = members }
            case .open: tokens.skip()
            case .close, .equals, .semicolon, .comma, .end: return object
            }
            guard tokens.next() == .semicolon else { return object }
        }
        return object
    }
}

/// Reads the tokens of an old-style property list.
private struct PropertyTokens {
    enum Token: Equatable {
        case text(String)
        case open(Character)
        case close, equals, semicolon, comma, end
    }

    private let bytes: [UInt8]
    private var at: Int

    init(_ bytes: [UInt8], from start: Int) { (self.bytes, at) = (bytes, start) }

    mutating func next() -> Token {
        skipSpace()
        guard at < bytes.count else { return .end }
        let byte = bytes[at]
        at += 1
        switch byte {
        case UInt8(ascii: "{"): return .open("{")
        case UInt8(ascii: "("): return .open("(")
        case UInt8(ascii: "}"), UInt8(ascii: ")"): return .close
        case UInt8(ascii: "="): return .equals
        case UInt8(ascii: ";"): return .semicolon
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: "\""): return .text(quoted())
        default:
            let start = at - 1
            while at < bytes.count, !Self.ends.contains(bytes[at]), bytes[at] > 0x20 { at += 1 }
            return .text(String(decoding: bytes[start..<at], as: UTF8.self))
        }
    }

    /// Skips what an opening bracket begins.
    mutating func skip() {
        var depth = 1
        while depth > 0 {
            switch next() {
            case .open: depth += 1
            case .close: depth -= 1
            case .end: return
            case .text, .equals, .semicolon, .comma: break
            }
        }
    }

    private static let ends = Set("{}()=;,\"".utf8)

    private mutating func quoted() -> String {
        var text: [UInt8] = []
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
            if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count { at += 1 }
            text.append(bytes[at])
            at += 1
        }
        at += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func skipSpace() {
        while at < bytes.count {
            if bytes[at] <= 0x20 {
                at += 1
            } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
                guard let end = bytes.firstOffset(of: "*/", from: at + 2) else {
                    at = bytes.count
                    return
                }
                at = end + 2
            } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
                while at < bytes.count, bytes[at] != 0x0A { at += 1 }
            } else {
                return
            }
        }
    }
}
