// How code reaches the boxes of a layout.

/// A name by which the code of a class reaches an object of a layout.
package struct Outlet: Hashable, Sendable {
    /// The class; empty if the document does not name it.
    package var owner: String
    package var name: String

    package init(owner: String, name: String) {
        self.owner = owner
        self.name = name
    }
}
