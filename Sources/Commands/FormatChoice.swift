// What a person says of files, where their names and contents say something else or nothing.

import Audit
import Basics
import Catalogs
import Configuration
import Platforms
import Projects

/// What a person says of files by patterns: `--format-of` first, then `exclude` and `formats` of the configuration.
struct FormatChoice: Sendable {
    static let flag = Flag(
        name: "format-of", value: "GLOB=NAME", isRepeatable: true,
        summary: "Read files like GLOB as of a format of 'swell formats'; may be repeated.")

    private var choices: [(glob: KeyGlob, choice: FileChoice)] = []

    /// What the command line says.
    init(_ invocation: Invocation, command: String) throws(UsageError) {
        for text in invocation.values(of: Self.flag) {
            guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
                throw .unreadableValue(
                    text, flag: Self.flag.name, expected: "a pattern and a format, such as *.txt=properties",
                    command: command)
            }
            let name = String(text[text.index(after: sign)...])
            guard let format = Self.format(name) else {
                throw .wrongValue(
                    name, flag: Self.flag.name, choices: Format.all.map(\.id), nearest: Self.nearest(name),
                    command: command)
            }
            choices.append((KeyGlob(String(text[..<sign])), .format(format)))
        }
    }

    /// What the command line says, and for files that it says nothing of the configuration.
    init(_ invocation: Invocation, _ configuration: Configuration, command: String) throws {
        try self.init(invocation, command: command)
        for pattern in configuration.exclude {
            // A folder is all that is in it, with a slash at its end and without.
            let isFolder = pattern.value.hasSuffix("/")
            if !isFolder { choices.append((KeyGlob(pattern.value), .leftOut)) }
            choices.append((KeyGlob("\(pattern.value)\(isFolder ? "*" : "/*")"), .leftOut))
        }
        for setting in configuration.formats {
            // A name that no format has is an error of the configuration, which is told where that is read.
            guard let format = Self.format(setting.text.value) else { continue }
            choices.append((KeyGlob(setting.name.value), .format(format)))
        }
    }

    /// Whether nothing is said of any file.
    var isEmpty: Bool { choices.isEmpty }

    /// Says that there is nothing to look at under some paths.
    func nothing(under paths: [String]) -> String {
        let excluded = choices.contains { if case .leftOut = $0.choice { true } else { false } }
        return "no catalogs under \(paths.joined(separator: ", ")); 'swell formats' lists what is read"
            + (excluded ? ", and 'swell config' what is excluded" : "")
    }

    /// What is wrong with a name that no format has; nil where one has it.
    static func problem(_ name: String) -> String? {
        guard format(name) == nil else { return nil }
        return "there is no format '\(name.shortened)'; 'swell formats' lists those there are"
            + Spelling.suggestion(nearest(name))
    }

    /// What is said of a path.
    func choice(of path: String) -> FileChoice? { choices.first { $0.glob.matchesEnd(of: path) }?.choice }

    private static func format(_ name: String) -> Format? { Format.all.first { $0.id == name } }

    private static func nearest(_ name: String) -> String? { Spelling.nearest(name, among: Format.all.map(\.id)) }
}

extension Project {
    /// The catalogs under some paths, where a person says what some of them are.
    init(_ paths: [String], _ formats: FormatChoice) {
        self.init(paths) { formats.choice(of: $0) }
    }

    /// What is said of links that may lead to catalogs, unless what they lead to was named, too; nil where there are none.
    func notFollowed(besides paths: [String]) -> String? {
        let left = links.filter { !paths.contains($0) }
        guard let first = left.first else { return nil }
        return "not followed: the link \(first)\((left.count - 1).andMore); name it, too, to have it read"
    }
}
