// How Swell reads the source code of a platform's apps.

import Catalogs
import Code

/// What Swell knows about the source code of a platform's apps.
public struct PlatformCode: Sendable {
    /// The extensions of the files that it reads.
    package let extensions: Set<String>
    /// Reads a source file, or a document that may name keys; nil if Swell cannot read its language.
    package let scan: @Sendable (CatalogPath, [UInt8]) -> CodeFile?
    /// How the code looks up texts.
    package let keys: KeyConventions
    /// What the platform's runtime finds and calls by itself.
    package let runtime: RuntimeNames
    /// How the code shows texts.
    package let roles: RoleConventions
    /// Returns the key that the platform's tools write for a use with interpolations; nil if the type of one is unknown.
    package let spelling: @Sendable (KeyUse, CodeProject) -> String?
    /// Whether something else than the code of an app reads the text of an entry: the platform, a library, a tool.
    package let isRead: @Sendable (Entry) -> Bool
    /// The folder that a new catalog of the source language is in, and the extension of its format.
    package let newCatalog: (folder: String, extension: String)
    /// What stands for a key in the code, as Swell searches it: the object of a sentence.
    package var forms = "it as a literal, a generated name and a part of one"
}
