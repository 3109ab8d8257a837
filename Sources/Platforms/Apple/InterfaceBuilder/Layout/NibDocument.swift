// What a document says about all of its views.

import Basics
import Layouts

/// The properties of a document that decide how its views are laid out.
struct NibDocument {
    let platform: NibPlatform
    /// Whether its views may have constraints; those of the others resize by their masks.
    let usesConstraints: Bool
    let usesSafeAreas: Bool
    let isStoryboard: Bool
    /// The version of the editor that saved it: 23094 for Xcode 15.4.
    let version: Double
    let device: NibDevice
    /// Whether it is for tablets only: other screens have other variations of it.
    let isForTablets: Bool
    /// The sizes of the images that views show.
    let images: [String: PerAxis<Double>]

    init(_ tree: NibTree, _ root: NibTree.Node) {
        let type = tree.value("type", root) ?? ""
        platform = NibPlatform(documentType: type)
        usesConstraints = tree.isSet("useAutolayout", root)
        usesSafeAreas = tree.isSet("useSafeAreas", root)
        isStoryboard = type.contains("Storyboard")
        version = Self.version(tree, root)
        device = NibDevice(tree, root)
        isForTablets = device.isTablet || (tree.value("targetRuntime", root) ?? "").contains("iPad")
        var images: [String: PerAxis<Double>] = [:]
        for image in tree.items(root, in: "resources") where tree.name(image) == "image" {
            // The size of a symbol depends on the font beside it.
            guard tree.value("catalog", image) != "system", let name = tree.value("name", image),
                let width = tree.number("width", image),
                let height = tree.number("height", image)
            else { continue }
            images[name] = PerAxis(width, height)
        }
        self.images = images
    }

    /// Returns the first part of the version; documents of previews of Xcode name it only in their plug-ins.
    private static func version(_ tree: NibTree, _ root: NibTree.Node) -> Double {
        let plugIns = tree.items(root, in: "dependencies").filter { tree.name($0) == "plugIn" }
        let versions = [tree.value("toolsVersion", root)] + plugIns.map { tree.value("version", $0) }
        return versions.compactMap { $0.flatMap { Double($0.prefix { $0 != "." }) } }.first { $0 < 30000 } ?? 0
    }
}

/// The device that the editor showed the document on.
struct NibDevice {
    let name: String
    let isLandscape: Bool

    init(_ tree: NibTree, _ root: NibTree.Node) {
        let device = tree.child(root, "device")
        name = device.flatMap { tree.value("id", $0) } ?? ""
        isLandscape = device.flatMap { tree.value("orientation", $0) } == "landscape"
    }

    /// The width of its screen if it is upright; nil if the document names no phone.
    var width: Double? { Self.widths[name] }

    private static let widths: [String: Double] = [
        "retina3_5": 320, "retina4_0": 320, "retina4_7": 375, "retina5_5": 414, "retina5_9": 375, "retina6_0": 390,
        "retina6_1": 414, "retina6_12": 393, "retina6_3": 402, "retina6_5": 414, "retina6_7": 428, "retina6_72": 430,
        "retina6_9": 440,
    ]

    var isTablet: Bool { name.hasPrefix("ipad") }
    var isTelevision: Bool { name.hasPrefix("appleTV") }
    /// Whether the screen has rounded corners, and no home button.
    var isRounded: Bool {
        switch name {
        case "retina3_5", "retina4_0", "retina4_7", "retina5_5", "": false
        default: name.hasPrefix("retina") || name.hasSuffix("rounded")
        }
    }

    /// `compact` or `regular`.
    var widthClass: String {
        let isLarge = name == "retina5_5" || name == "retina6_1" || name == "retina6_5" || name == "retina6_7"
        return isTablet || isLandscape && isLarge ? "regular" : "compact"
    }

    var heightClass: String { isTablet || !isLandscape ? "regular" : "compact" }

    /// Whether a variation such as `heightClass=regular-widthClass=compact` applies.
    func matches(_ variation: String) -> Bool {
        variation.split(separator: "-").allSatisfy { part in
            part == "default" || part == "widthClass=\(widthClass)" || part == "heightClass=\(heightClass)"
        }
    }
}
