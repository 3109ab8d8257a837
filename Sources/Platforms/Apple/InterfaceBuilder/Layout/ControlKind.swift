// What each kind of view looks like, and along which axes its contents decide its size.

import Basics
import Layouts

/// A kind of view in the catalog of controls.
struct ControlKind {
    /// Where the length of the contents along an axis comes from.
    enum Length {
        case none
        /// From its text.
        case text
        /// From its design, which is the same in all languages.
        case design
    }

    let shape: BoxShape
    let content: PerAxis<Length>

    init(_ shape: BoxShape, _ horizontal: Length = .none, _ vertical: Length = .none) {
        self.shape = shape
        content = PerAxis(horizontal, vertical)
    }
}

extension ControlKind {
    /// The kinds of views of iOS and tvOS, by their elements.
    static let touch: [String: ControlKind] = [
        "label": ControlKind(.label, .text, .text),
        "button": ControlKind(.button, .text, .text),
        "textField": ControlKind(.field, .text, .design),
        "textView": ControlKind(.textArea),
        "searchBar": ControlKind(.searchField, .none, .design),
        "segmentedControl": ControlKind(.segments, .text, .design),
        "switch": ControlKind(.toggle, .design, .design),
        "slider": ControlKind(.slider, .none, .design),
        "stepper": ControlKind(.stepper, .design, .design),
        "progressView": ControlKind(.progress, .none, .design),
        "activityIndicatorView": ControlKind(.spinner, .design, .design),
        "pageControl": ControlKind(.custom, .design, .design),
        "datePicker": ControlKind(.picker, .design, .design),
        "pickerView": ControlKind(.picker, .design, .design),
        "imageView": ControlKind(.image),
        "stackView": ControlKind(.stack),
        "scrollView": ControlKind(.scroll),
        "tableView": ControlKind(.table),
        "collectionView": ControlKind(.table),
        "tableViewCell": ControlKind(.row),
        "collectionViewCell": ControlKind(.cell),
        "navigationBar": ControlKind(.bar, .none, .design),
        "toolbar": ControlKind(.bar, .none, .design),
        "tabBar": ControlKind(.bar, .none, .design),
        "wkWebView": ControlKind(.web),
        "webView": ControlKind(.web),
    ]

    /// The kinds of views of macOS, by their elements.
    static let desktop: [String: ControlKind] = [
        "textField": ControlKind(.label, .text, .text),
        "button": ControlKind(.button, .text, .design),
        "popUpButton": ControlKind(.popUp, .text, .design),
        "comboBox": ControlKind(.comboBox, .none, .design),
        "comboButton": ControlKind(.button, .text, .design),
        "searchField": ControlKind(.searchField, .none, .design),
        "secureTextField": ControlKind(.field, .none, .design),
        "tokenField": ControlKind(.field, .none, .design),
        "segmentedControl": ControlKind(.segments, .text, .design),
        "slider": ControlKind(.slider, .none, .design),
        "stepper": ControlKind(.stepper, .design, .design),
        "progressIndicator": ControlKind(.progress, .none, .design),
        "levelIndicator": ControlKind(.progress, .none, .design),
        "datePicker": ControlKind(.picker, .design, .design),
        "colorWell": ControlKind(.custom),
        "pathControl": ControlKind(.custom, .none, .design),
        "switch": ControlKind(.toggle, .design, .design),
        "matrix": ControlKind(.custom, .text, .design),
        "imageView": ControlKind(.image),
        "box": ControlKind(.group),
        "tabView": ControlKind(.tabs),
        "stackView": ControlKind(.stack),
        "gridView": ControlKind(.grid),
        "scrollView": ControlKind(.scroll),
        "tableView": ControlKind(.table),
        "outlineView": ControlKind(.table),
        "collectionView": ControlKind(.table),
        "tableHeaderView": ControlKind(.tableHeader),
        "tableCellView": ControlKind(.row),
        "textView": ControlKind(.textArea),
        "wkWebView": ControlKind(.web),
        "webView": ControlKind(.web),
    ]
}
