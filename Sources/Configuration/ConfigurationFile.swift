// Finds the configuration of a folder, and reads it.

import Basics

extension Configuration {
    private static let names = [".swell.yml", ".swell.yaml"]
    /// The maximum size: budgets may be a file that a design tool writes.
    private static let sizeLimit = 64 << 20

    /// Returns the configuration file of a folder: its own, or that of the nearest parent folder that has one.
    public static func find(from folder: String) throws(InvalidConfiguration) -> String? {
        let start = try realPath(folder)
        if let name = try name(in: start) { return folder.isEmpty || folder == "." ? name : join(folder, name) }
        var at = start[...]
        while let slash = at.lastIndex(of: "/"), at != "/" {
            at = slash == at.startIndex ? "/" : at[..<slash]
            if let name = try name(in: String(at)) { return join(String(at), name) }
        }
        return nil
    }

    /// Returns the configuration files that the folders themselves contain, in order.
    public static func files(in folders: [String]) -> [String] {
        folders.compactMap { folder in (try? name(in: folder)).map { join(folder, $0) } }
    }

    /// Loads the configuration in a file; `judge` finds the names in it that do not exist.
    public static func load(
        _ path: String, judge: (Configuration, _ isWhole: Bool) -> [Located<String>] = { _, _ in [] }
    ) throws(InvalidConfiguration) -> Configuration {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(path)
        } catch {
            throw InvalidConfiguration(ConfigurationError(file: path, problem: .unreadable(error)))
        }
        return try read(bytes, file: path, judge: judge)
    }

    /// Parses a configuration; `judge` finds the names in it that do not exist, even if parts of it are invalid.
    public static func read(
        _ bytes: [UInt8], file: String, judge: (Configuration, _ isWhole: Bool) -> [Located<String>] = { _, _ in [] }
    ) throws(InvalidConfiguration) -> Configuration {
        guard bytes.count <= sizeLimit else {
            throw InvalidConfiguration(ConfigurationError(file: file, problem: .tooLarge(limit: sizeLimit)))
        }
        let document = YAMLDocument(bytes)
        var reader = SettingsReader()
        var configuration = document.root.map { reader.section($0, Configuration()) } ?? Configuration()
        var problems = document.problems
        problems.add(reader.problems)
        problems.add(configuration.styleProblems)
        for unfit in judge(configuration, problems.count == 0) { problems.note(.unfit(unfit.value), at: unfit.place) }
        // All other errors would be consequences of this one.
        if problems.count > 0, let place = MergeMarks.first(in: bytes) {
            throw InvalidConfiguration(ConfigurationError(file: file, place: place, problem: .unfit(MergeMarks.words)))
        }
        guard problems.count == 0 else { throw InvalidConfiguration(file: file, problems) }
        configuration.file = file
        return configuration
    }

    private static func realPath(_ folder: String) throws(InvalidConfiguration) -> String {
        let name = folder.isEmpty ? "." : folder
        guard let path = realpath(name, nil) else {
            throw InvalidConfiguration(ConfigurationError(file: name, problem: .unreadable(FileError(errno: errno))))
        }
        defer { free(path) }
        guard let text = String(validatingCString: path) else {
            throw InvalidConfiguration(ConfigurationError(file: name, problem: .unreadable(.misnamed)))
        }
        return text
    }

    /// Returns the name of the configuration file that a folder itself contains.
    private static func name(in folder: String) throws(InvalidConfiguration) -> String? {
        var found: [String] = []
        for name in names {
            var status = stat()
            if lstat(join(folder, name), &status) == 0 {
                found.append(name)
            } else if errno != ENOENT {
                let error = FileError(errno: errno)
                throw InvalidConfiguration(ConfigurationError(file: join(folder, name), problem: .unreadable(error)))
            }
        }
        if found.count > 1 {
            let problem = ConfigurationError.Problem.secondFile(name: found[0], other: found[1])
            throw InvalidConfiguration(ConfigurationError(file: folder, problem: problem))
        }
        return found.first
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
