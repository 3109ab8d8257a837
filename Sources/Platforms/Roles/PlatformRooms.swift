// What a platform's controls do with texts, by the roles of the texts.

import Catalogs
import Code
import Layouts

/// The rooms of texts that no layout of the app places: those that code shows, and rows of documents for the system.
package struct PlatformRooms: Sendable {
    /// The screens on which the rooms are tried, from the narrowest.
    package var devices: [Device] = []
    /// The rooms of texts that code shows, by role.
    package var rooms: [ScreenRole: RoleRoom] = [:]
    /// Returns the room of a role as a call, or an element of a document, has it; nil if it is unknown.
    package var adapting: @Sendable (RoleRoom, _ to: CodeNode) -> RoleRoom? = { room, _ in room }
    /// Returns those of some facts, which rooms name in `undoingFacts`, that are true of an app with some files.
    package var facts: @Sendable (_ asked: Set<String>, _ files: LayoutFiles) -> Set<String> = { _, _ in [] }
    /// What helps a word that is wider than its line.
    package var helpForWideWords = "put a soft hyphen where the word may break, or widen the box"
    /// How modifiers in code give rooms to texts; nil if there are none.
    package var looks: LooksReading?
    /// How to find places of texts in documents that are no layouts; nil if there are no such documents.
    package var documents: RoleDocuments?

    package init() {}
}

/// How modifiers in code give rooms to texts.
package struct LooksReading: Sendable {
    /// What code contains that gives a text a room.
    package let mark: StaticString
    /// Returns the room of a text; nil if its modifiers give it none.
    package let room: @Sendable (TextLooks) -> RoleRoom?
}

/// Documents with texts that the system arranges on the screen, such as lists of settings.
package struct RoleDocuments: Sendable {
    /// Whether a file may be one, based on its path.
    package let includes: @Sendable (CatalogPath) -> Bool
    /// Returns the places of texts in all documents of an app, whose files decide how they look.
    package let places: @Sendable (_ documents: [RoleDocument], _ files: LayoutFiles) -> [DocumentPlace]
}

/// A document that was read.
package struct RoleDocument: Sendable {
    package let path: CatalogPath
    package let text: SourceText

    package init(_ path: CatalogPath, _ text: SourceText) { (self.path, self.text) = (path, text) }
}

/// A place of a text in a document.
package struct DocumentPlace: Sendable {
    /// The key of the text.
    package let key: String
    package let role: ScreenRole
    /// The name of its element.
    package let element: String
    /// The path of the document.
    package let path: CatalogPath
    package let line: Int
    /// Its room; nil if it is unknown.
    package let room: RoleRoom?

    package init(
        key: String, role: ScreenRole, element: String, path: CatalogPath, line: Int, room: RoleRoom?
    ) {
        (self.key, self.role, self.element) = (key, role, element)
        (self.path, self.line, self.room) = (path, line, room)
    }
}
