// Scenes at the text sizes that people choose.

import Budgets
import Layouts
import TextLayout

extension FontRequest {
    /// Whether its size follows the text size that people choose.
    package var followsTextSize: Bool {
        switch face {
        case .style(let name): TextStyle(named: name) != nil
        case .system, .named: false
        }
    }

    /// The font at a text size: only text styles grow.
    func grown(to size: TextSize) -> FontRequest {
        guard case .style(let name) = face, let style = TextStyle(named: name) else { return self }
        var font = self
        font.size = style.points(at: size)
        return font
    }
}

extension Scene {
    /// The scene at a text size.
    package func grown(to size: TextSize?) -> Scene {
        guard let size else { return self }
        var scene = self
        for index in scene.texts.indices { scene.texts[index].font = scene.texts[index].font.grown(to: size) }
        return scene
    }
}
