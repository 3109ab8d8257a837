// Every format of recorded screens.

import Basics
import Catalogs
import Layouts
import Screens

extension ScreenFormat {
    /// Every format, the most special first; the last takes every text.
    package static let all = Platform.all.compactMap(\.screens) + common

    /// Reads the screens of a file.
    package static func read(_ file: ScreenFile) -> ScreenReading {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReader.read(file.path)
        } catch {
            return ScreenReading(faults: [Fault(path: file.path, problem: .unreadable(error))])
        }
        guard bytes.count <= ScreenFile.mostBytes else {
            let most = "at most \(ScreenFile.mostBytes >> 20) MiB"
            return ScreenReading(
                faults: [
                    Fault(path: file.path, problem: .unexpected(found: "\(bytes.count) bytes", expected: most))
                ])
        }
        return read(SourceText(bytes), file)
    }

    /// Reads the screens of a text.
    package static func read(_ text: SourceText, _ file: ScreenFile) -> ScreenReading {
        guard let format = all.first(where: { $0.matches(text) }) else { return ScreenReading() }
        return format.read(text, file)
    }
}

extension RecordedScreen {
    /// The unit of its lengths: that of the platform that showed it; points if that is unknown.
    package var unit: ScreenUnit {
        platform.flatMap { name in Platform.all.first { $0.shortName == name.lowercased() } }?.unit ?? .points
    }
}

extension Platform {
    /// Its name in records, without an article and in lowercase: `web`, `android`.
    fileprivate var shortName: String {
        let name = name.lowercased()
        return name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
    }
}
