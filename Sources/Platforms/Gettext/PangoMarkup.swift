// The markup of GTK's labels: Pango shows nothing of a text that is not well-formed.

import Catalogs
import Comparison
import MessagePatterns

enum PangoMarkup {
    /// The languages in which programs for GTK are written, and their layouts.
    private static let languages: Set<String> = [
        "blp", "c", "cc", "cpp", "glade", "h", "in", "js", "py", "rs", "ui", "vala", "xml",
    ]

    /// Whether the source of a text has only elements of Pango, and only programs use it.
    static func isIn(_ subject: TextSubject) -> Bool {
        // Programs for KDE show their texts with Qt.
        guard let source = subject.sourceMessage, subject.entry.syntax != .qt else { return false }
        let pieces = MessageMarkup(source).pieces
        let files = POReferences.files(of: subject.entry)
        return !pieces.isEmpty && pieces.allSatisfy(isElement) && !files.isEmpty
            && files.allSatisfy { languages.contains(CatalogPath($0).extension) }
            && !POReferences.areOfPages(subject.entry) && !POReferences.haveTemplates(subject.entry.catalog)
    }

    private static func isElement(_ piece: MessageMarkup.Piece) -> Bool {
        switch piece {
        case .opening(let name), .closing(let name): MarkupHarm.isOfPango(name)
        case .void, .link, .address, .strong, .bracketed: false
        }
    }
}
