// The objects of Interface Builder: what they are called in the comments of Xcode's extraction.

/// What the classes of a document's objects begin with.
enum NibPlatform: String {
    case appKit = "NS"
    case uiKit = "UI"
    case watchKit = "WKInterface"

    /// The platform of a document, by its `type`.
    init(documentType: String) {
        if documentType.contains("WatchKit") {
            self = .watchKit
        } else if documentType.contains("CocoaTouch") || documentType.contains("AppleTV") {
            self = .uiKit
        } else {
            self = .appKit
        }
    }

    /// The class that an element stands for, whichever its own is: `UILabel` for `label`.
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
    /// Where its tag stands.
    let offset: UInt32
    /// Whether it is named by the key of a text.
    var hasTexts = false
}
