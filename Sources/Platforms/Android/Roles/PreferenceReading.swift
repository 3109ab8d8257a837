// Reads the rows of Android's screens of settings: `<SwitchPreferenceCompat android:title="@string/sync" … />`.

import Catalogs
import Code

/// Reads documents of preferences.
struct PreferenceReading {
    private(set) var places: [DocumentPlace] = []
    private let path: CatalogPath
    private let reader: ResourceReader
    private let types: PreferenceTypes

    /// Returns nil if a document has no preferences.
    init?(_ document: RoleDocument, _ types: PreferenceTypes) {
        guard document.text.utf8.firstOffset(of: "Preference") != nil else { return nil }
        (path, reader, self.types) = (document.path, ResourceReader(document), types)
        guard let root = reader.tags.first, reader.name(of: root).hasSuffix("PreferenceScreen") else { return nil }
        // The title of the screen itself is in its app bar.
        for tag in reader.tags.dropFirst() { read(tag) }
    }

    private mutating func read(_ tag: XMLTag) {
        let type = reader.name(of: tag)
        guard let found = types.kind(of: type) else { return }
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let hasOwnLayout = reader.value("layout", tag) != nil
        let icon = icon(of: tag)
        let isOneLine = reader.value("singleLineTitle", tag).map { $0 == "true" } ?? found.kind.isOneLine
        add("title", tag, name, found.kind == .category ? .sectionHeader : .preferenceTitle) {
            hasOwnLayout ? nil : found.kind.title(icon, isOneLine: isOneLine, found.certainty)
        }
        if !hasOwnLayout, reader.value("singleLineTitle", tag) == nil,
            let room = found.kind.systemTitle(icon, found.certainty)
        {
            add("title", tag, name, .preferenceTitle) { room }
        }
        for attribute in ["summary", "summaryOn", "summaryOff"] {
            add(attribute, tag, name, .preferenceSummary) {
                hasOwnLayout ? nil : found.kind.summary(icon, found.certainty)
            }
        }
        if let room = found.kind.entry(found.certainty) { addEntries(tag, name, room) }
    }

    /// Adds the choices in the dialog of a list.
    private mutating func addEntries(_ tag: XMLTag, _ element: String, _ room: RoleRoom) {
        guard let value = reader.value("entries", tag), value.hasPrefix(Self.array) else { return }
        places.append(
            DocumentPlace(
                key: String(value.dropFirst(Self.array.count)), role: .option, element: element, path: path,
                line: reader.line(of: tag), room: room))
    }

    private static let array = "@array/"

    private func icon(of tag: XMLTag) -> PreferenceIcon {
        if let icon = reader.value("icon", tag), icon != "@null" { return .shown }
        // A value of the app's own resources may be either.
        guard let reserved = reader.value("iconSpaceReserved", tag) else { return .perhapsReserved }
        return reserved == "true" ? .shown : .missing
    }

    private mutating func add(
        _ attribute: String, _ tag: XMLTag, _ element: String, _ role: ScreenRole, _ room: () -> RoleRoom?
    ) {
        guard let key = reader.value(attribute, tag).flatMap(AndroidReference.key) else { return }
        places.append(
            DocumentPlace(
                key: key, role: role, element: element, path: path, line: reader.line(of: tag), room: room()))
    }
}
