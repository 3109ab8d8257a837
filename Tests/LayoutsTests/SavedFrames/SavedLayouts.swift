// Documents of real apps, with the frames that their editor saved.

import Basics
import Catalogs
import Foundation
import Layouts
import Platforms
import TestSupport

/// The layouts beside the project, or in the folders that `Scripts/check/frames` names.
enum SavedLayouts {
    private static let folders: [URL] =
        ProcessInfo.processInfo.environment["SWELL_LAYOUTS"]?.split(separator: "\n").map { URL(filePath: String($0)) }
        ?? [Corpora.root.appending(path: "../shared/layouts").standardizedFileURL]

    /// Whether each difference is printed.
    static let areListed = ProcessInfo.processInfo.environment["SWELL_LISTS_FRAMES"] != nil

    /// The paths of the documents, in order.
    static let paths: [String] = folders.flatMap { folder in
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { path in
            [".xib", ".storyboard"].contains { path.hasSuffix($0) }
        }.sorted()
    }
}

/// A document with its scenes.
struct SavedDocument {
    let path: String
    /// The platform of its controls: `iOS`, `macOS`.
    let platform: String
    let isStoryboard: Bool
    /// Whether its views have constraints; those of the others resize by their masks.
    let usesConstraints: Bool
    let scenes: [Scene]

    init(path: String) throws {
        self.path = path
        let bytes = try FileReader.read(path)
        let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
        let type = head.split(separator: "type=\"").dropFirst().first.map { $0.prefix { $0 != "\"" } } ?? ""
        platform =
            if type.contains("AppleTV") { "tvOS" } else if type.contains("Watch") { "watchOS" } else {
                type.contains("CocoaTouch") ? "iOS" : "macOS"
            }
        isStoryboard = path.hasSuffix(".storyboard")
        usesConstraints = head.contains("useAutolayout=\"YES\"")
        scenes = InterfaceDocument.layout(SourceText(bytes)).scenes
    }

    /// The platform, the kind of the file, and what lays out its views.
    var group: String {
        "\(platform) \(isStoryboard ? "storyboard" : "xib")\(usesConstraints ? "" : " with masks")"
    }
}

extension SavedDocument {
    /// Prints where a text view differs from its saved frame: position and width, in its parent.
    func printDifferences() {
        for scene in scenes {
            for result in FrameComparison(scene).results where result.axis == .horizontal && !result.agrees {
                let box = scene.boxes[result.box]
                let (saved, solved) = (result.saved, result.solved)
                print(
                    "Frames: \(path):\(box.line): \(box.shape) \(box.name), \(result.kind.rawValue): "
                        + "saved \(saved.start) \(saved.length), solved \(solved.start) \(solved.length)")
            }
        }
    }
}
