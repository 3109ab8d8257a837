// Interface Builder objects, and their names in the comments of Xcode's extraction.

/// The prefix of the class names in a document.
enum NibPlatform: String {
    case appKit = "NS"
    case uiKit = "UI"
    case watchKit = "WKInterface"

    /// Creates the platform of a document from its `type`.
    init(documentType: String) {
        if documentType.contains("WatchKit") {
            self = .watchKit
        } else if documentType.contains("CocoaTouch") || documentType.contains("AppleTV") {
            self = .uiKit
        } else {
            self = .appKit
        }
    }

    /// Returns the class that an element stands for, ignoring a custom class: `UILabel` for `label`.
    func className(_ element: String) -> String {
        switch element {
        case "binding": "CocoaBindingsConnection"
        case "customView": "\(rawValue)View"
        case "customObject": "\(rawValue)CustomObject"
        default: rawValue + element.prefix(1).uppercased() + element.dropFirst()
        }
    }
}

/// An object with an id of its own.
struct NibObject {
    let id: String
    /// The number of its element.
    let element: UInt32
    /// The offset of its tag.
    let offset: UInt32
    /// Whether the key of a text refers to it.
    var hasTexts = false
}
