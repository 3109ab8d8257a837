// Explicit formats for files whose names and contents do not determine them.

import Audit
import Basics
import Catalogs
import Configuration
import Platforms
import Projects

/// Formats and exclusions by file pattern: `--format-of` first, then `exclude` and `formats` of the configuration.
struct FormatChoice: Sendable {
    static let flag = Flag(
        name: "format-of", value: "GLOB=NAME", isRepeatable: true,
        summary: "Treat files matching GLOB as this format; 'swell formats' lists them; repeatable.")

    private var choices: [(glob: KeyGlob, choice: FileChoice)] = []

    /// Creates the choices of the command line.
    init(_ invocation: Invocation, command: String) throws(UsageError) {
        for text in invocation.values(of: Self.flag) {
            guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
                throw .unreadableValue(
                    text, flag: Self.flag.name, expected: "a pattern and a format, such as '*.txt=properties'",
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

    /// Creates the choices of the command line, followed by those of the configuration.
    init(_ invocation: Invocation, _ configuration: Configuration, command: String) throws {
        try self.init(invocation, command: command)
        for pattern in configuration.exclude {
            // A folder excludes everything in it, with or without a slash at its end.
            let isFolder = pattern.value.hasSuffix("/")
            if !isFolder { choices.append((KeyGlob(pattern.value), .leftOut)) }
            choices.append((KeyGlob("\(pattern.value)\(isFolder ? "*" : "/*")"), .leftOut))
        }
        for path in configuration.screens {
            let path = FolderListing.beside(configuration.file, path.value)
            choices.append((KeyGlob(path), .leftOut))
            choices.append((KeyGlob("\(path)\(path.hasSuffix("/") ? "*" : "/*")"), .leftOut))
        }
        for setting in configuration.formats {
            // An unknown format is an error of the configuration, which is reported when that is read.
            guard let format = Self.format(setting.text.value) else { continue }
            choices.append((KeyGlob(setting.name.value), .format(format)))
        }
    }

    /// Whether there are no choices.
    var isEmpty: Bool { choices.isEmpty }

    /// Returns the message that there are no catalogs under the given paths.
    func nothing(under paths: [String]) -> String {
        let excluded = choices.contains { if case .leftOut = $0.choice { true } else { false } }
        return "no catalogs under \(paths.joined(separator: ", ")); 'swell formats' lists the supported formats"
            + (excluded ? ", 'swell config' the excluded files" : "")
    }

    /// The message for an unknown format name; nil if the format exists.
    static func problem(_ name: String) -> String? {
        guard format(name) == nil else { return nil }
        return "there is no format '\(name.shortened)'; 'swell formats' lists the formats"
            + Spelling.suggestion(nearest(name))
    }

    /// Returns the first choice whose pattern matches a path.
    func choice(of path: String) -> FileChoice? { choices.first { $0.glob.matchesEnd(of: path) }?.choice }

    private static func format(_ name: String) -> Format? { Format.all.first { $0.id == name } }

    private static func nearest(_ name: String) -> String? { Spelling.nearest(name, among: Format.all.map(\.id)) }
}

extension Project {
    /// Creates a project of the catalogs under some paths, with explicit formats for some of them.
    init(_ paths: [String], _ formats: FormatChoice) {
        self.init(paths) { formats.choice(of: $0) }
    }

    /// The note on symbolic links that may lead to catalogs and were not named; nil if there are none.
    func notFollowed(besides paths: [String]) -> String? {
        let left = links.filter { !paths.contains($0) }
        guard let first = left.first else { return nil }
        return "not followed: the symbolic link \(first)\((left.count - 1).andMore); to read it, pass it as a PATH"
    }
}
