// Writes recorded screens into a folder, each to a file of its own.

import Basics
import Screens

struct ScreenFiles {
    private let folder: String
    private let console: Console

    init(_ folder: String, _ console: Console) {
        (self.folder, self.console) = (folder.hasSuffix("/") ? folder : "\(folder)/", console)
    }

    /// Writes screens; an existing file is left alone, and reported unless it is the same.
    func write(_ screens: [RecordedScreen]) throws -> Bool {
        var isDone = true
        for (name, screen) in zip(Self.names(of: screens), screens) {
            let path = folder + name
            if FolderListing.exists(path) {
                guard (try? FileReader.read(path)) != screen.json else { continue }
                console.complain("\(path): not overwritten, because it has other contents; remove it first")
                isDone = false
                continue
            }
            do throws(FileWriteError) {
                try FileWriter.write(screen.json, to: path, over: .nothing)
            } catch {
                console.complain("\(path): \(error.words)")
                isDone = false
                continue
            }
            try console.write(Array("\(path)\n".utf8))
        }
        return isDone
    }

    /// The names of the files: screen, language, width; those that would be the same get a number.
    static func names(of screens: [RecordedScreen]) -> [String] {
        var used: Set<String> = []
        return screens.map { screen in
            let width = screen.size.map { $0.width.rounded().plainText }
            let parts = [plain(screen.name), screen.locale.map(plain), width].compactMap(\.self)
            let stem = parts.joined(separator: ".")
            let name = ([stem] + (2...screens.count + 1).map { "\(stem).\($0)" }).first {
                !used.contains($0.lowercased())
            }
            used.insert((name ?? stem).lowercased())
            return "\(name ?? stem).json"
        }
    }

    /// The letters and digits of a name; everything else becomes a hyphen.
    private static func plain(_ name: String) -> String {
        let signs = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
        let words = signs.split(separator: "-").map { String($0) }
        return words.isEmpty ? "screen" : String(words.joined(separator: "-").prefix(100))
    }
}
