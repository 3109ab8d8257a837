// The recorded screens of an app in a folder.

import Basics
import Browser
import Synchronization

/// The folder of recorded screens, and what this run did to it.
final class ScreenRecord: Sendable {
    /// What happened to the screens.
    struct Summary {
        fileprivate(set) var new = 0
        fileprivate(set) var same = 0
        fileprivate(set) var renewed = 0
        fileprivate(set) var changed: [String] = []
        fileprivate(set) var failed = 0
        fileprivate(set) var folder = ""

        var isChanged: Bool { !changed.isEmpty }
        var isTrouble: Bool { failed > 0 }

        var text: String {
            let counts = [
                (new, "new"), (renewed, "renewed"), (same, "unchanged"), (changed.count, "changed"), (failed, "failed"),
            ]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            let screens = new + renewed + same + changed.count + failed
            var text = "\(screens.counted("screen")) in \(folder): \(counts.listed("and"))\n"
            if isChanged {
                text += "  \(changed.sorted().joined(separator: "\n  "))\n"
                text += "These screens differ from their record, which was kept; --accept renews it.\n"
            }
            return text
        }
    }

    private let folder: String
    private let isRenewed: Bool
    private let state: Mutex<Summary>

    init(folder: String, isRenewed: Bool) {
        self.folder = folder
        self.isRenewed = isRenewed
        var empty = Summary()
        empty.folder = folder
        state = Mutex(empty)
    }

    var summary: Summary { state.withLock { $0 } }

    /// Stores a screen, and returns a line about it.
    func add(_ recorded: RecordedScreen) -> String {
        let time = "\((recorded.seconds * 100).rounded() / 100) s"
        let name = "\(recorded.page) \(recorded.locale) \(recorded.width)"
        switch recorded.outcome {
        case .failure(let error):
            state.withLock { $0.failed += 1 }
            return "\(name): not recorded: \(error.words) (\(time))"
        case .success(let (screen, picture)):
            let texts = screen["texts"].array
            let broken = texts.count { !$0["problems"].array.isEmpty }
            do throws(FileWriteError) {
                try store(screen, picture, as: recorded.fileName)
            } catch {
                state.withLock { $0.failed += 1 }
                return "\(name): not written: \(error.words)"
            }
            let problems = broken == 0 ? "" : ", \(broken) with problems"
            return "\(name): \(texts.count.counted("text"))\(problems) (\(time))"
        }
    }

    private func store(_ screen: JSON, _ picture: [UInt8]?, as name: String) throws(FileWriteError) {
        var screen = screen
        if picture != nil { screen.set("picture", .string("\(name).png")) }
        let bytes = screen.lines
        let path = FolderListing.join(folder, "\(name).json")
        let old = try? FileReader.read(path)
        if old == bytes {
            state.withLock { $0.same += 1 }
        } else if old == nil || isRenewed {
            if let picture { try FileWriter.write(picture, to: FolderListing.join(folder, "\(name).png")) }
            try FileWriter.write(bytes, to: path, over: ExpectedFile(old))
            state.withLock { if old == nil { $0.new += 1 } else { $0.renewed += 1 } }
        } else {
            state.withLock { $0.changed.append(path) }
        }
    }
}
