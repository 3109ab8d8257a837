// The text styles that rooms may name.

import Configuration

/// The text styles of a configuration, looked up often.
struct RoomStyles {
    /// The file that they are written in.
    let file: String
    /// Their names.
    let names: [String]
    private let styles: TextStyles
    private let rooms: [String: RoomSettings]

    init(_ configuration: Configuration) {
        file = configuration.file ?? ".swell.yml"
        styles = configuration.styles
        names = configuration.textStyles.map(\.name.value)
        rooms = Dictionary(configuration.textStyles.map { ($0.name.value, $0.room) }) { first, _ in first }
    }

    /// What a style says; nil where there is none of that name.
    func room(of name: String) -> RoomSettings? { rooms[name] }

    /// A box with all that the styles it leads to set, as far as it does not set it itself.
    func resolved(_ settings: RoomSettings) -> RoomSettings {
        settings.style == nil ? settings : styles.resolved(settings)
    }
}
