// The text styles available to rooms.

import Configuration

/// The text styles of a configuration, indexed by name.
struct RoomStyles {
    /// The file that declares them.
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

    /// Returns the settings of a style; nil if no style has that name.
    func room(of name: String) -> RoomSettings? { rooms[name] }

    /// Returns the settings with missing values filled in from the chain of styles that they name.
    func resolved(_ settings: RoomSettings) -> RoomSettings {
        settings.style == nil ? settings : styles.resolved(settings)
    }
}
