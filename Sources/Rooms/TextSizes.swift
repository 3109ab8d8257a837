// Scenes at the text sizes that people choose.

import Budgets
import Layouts
import TextLayout

/// A text size that people choose in the settings of their device.
package enum ChosenSize: Hashable, Sendable, CaseIterable {
    /// Only text styles grow.
    case apple(TextSize)
    /// Only sizes in `sp` grow, large ones less than small ones.
    case android(FontScale)

    package static let allCases =
        TextSize.allCases.map { ChosenSize.apple($0) } + FontScale.settings.map { .android($0) }

    /// `ax3`, `1.3`.
    package var name: String {
        switch self {
        case .apple(let size): size.rawValue
        case .android(let scale): "\(scale.factor)"
        }
    }

    /// The size with a name; nil if there is none.
    package init?(named name: String) {
        guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = size
    }
}

extension FontRequest {
    /// Whether its size follows the text size that people choose.
    package var followsTextSize: Bool { style != nil }

    /// The text style that it names; nil for a font of its own.
    private var style: TextStyle? {
        switch face {
        case .style(let name): TextStyle(named: name)
        case .system, .named, .file: nil
        }
    }

    /// The font at a text size.
    fileprivate func grown(to size: ChosenSize) -> FontRequest {
        var font = self
        switch size {
        case .apple(let size): font.size = style?.points(at: size) ?? font.size
        case .android(let scale): if isScaled { font.size = scale.points(font.size) }
        }
        return font
    }
}

extension Scene {
    /// The scene at a text size.
    package func grown(to size: ChosenSize?) -> Scene {
        guard let size else { return self }
        var scene = self
        for index in scene.texts.indices { scene.texts[index].font = scene.texts[index].font.grown(to: size) }
        if size.isForAccessibility { scene.stackStyledRows() }
        return scene
    }
}
