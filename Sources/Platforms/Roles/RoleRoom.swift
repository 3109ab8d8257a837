// How much room a platform's own controls give to a text.

import Code
import Layouts

/// The room that a control of the platform gives to its text, on any screen.
///
/// Where devices and versions differ, it is the largest one: what does not fit it is cut everywhere.
package struct RoleRoom: Sendable {
    /// The width for the text.
    package enum Width: Hashable, Sendable {
        /// That of the screen, without what is beside the text, and at most some points.
        case screen(less: Double, most: Double = .infinity)
        /// A share of the screen, as for one of several equal items.
        case share(of: Int, most: Double)
        case points(Double)
    }

    package var width: Width
    /// How many lines there may be; nil if there is no limit.
    package var lines: Int?
    package var font: FontRequest
    package var breaking = LineBreaking.tail
    package var smallestScale = 1.0
    package var certainty = RoleCertainty.likely
    /// Why the room is what it is, as the end of a sentence about it: `toasts have two lines`.
    package var reason: String
    /// Where the numbers were published.
    package var published: Publication?
    /// What code or resources contain that gives such controls another room.
    package var undoing: [String] = []
    /// Facts about the app, as `PlatformRooms.facts` knows them, that give such controls another room.
    package var undoingFacts: [String] = []
    /// What they contain if the app lifts the limit of lines, and what the room is then.
    package var wrapping: Wrapping?
    /// What they contain if the app has such controls; empty if every app has them.
    package var needing: [String] = []
    /// Space beside the text that only some devices and apps have.
    package var reserve: Reserve?
    /// How apps of another look show the text.
    package var restyled: RestyledText?

    package init(_ width: Width, lines: Int?, _ font: FontRequest, _ reason: String, _ published: Publication? = nil) {
        (self.width, self.lines, self.font, self.reason, self.published) = (width, lines, font, reason, published)
    }

    /// The width on a device; nil if that of the device is unknown.
    package func width(on device: Device) -> Double? {
        switch width {
        case .points(let width): width
        case .screen(let less, let most): device.width.map { max(0, min($0 - less - reserved($0), most)) }
        case .share(let count, let most): device.width.map { min($0 / Double(max(1, count)), most) }
        }
    }

    /// The width of the reserve on a screen.
    private func reserved(_ screen: Double) -> Double {
        guard let reserve, screen >= reserve.screen else { return 0 }
        return reserve.width
    }

    /// The room in an app, by what of `deciders` is in its code and resources; nil if it has no such room.
    package func settled(by found: Set<String>) -> RoleRoom? {
        guard !(undoing + undoingFacts).contains(where: found.contains),
            needing.isEmpty || needing.contains(where: found.contains)
        else { return nil }
        var room = self
        if let wrapping, wrapping.words.contains(where: found.contains) {
            (room.lines, room.reason, room.published) = (nil, wrapping.reason, wrapping.published)
        }
        if let reserve, reserve.undoing.contains(where: found.contains) || !found.contains(reserve.needing) {
            room.reserve = nil
        }
        if let restyled, restyled.needing.contains(where: found.contains),
            !restyled.undoing.contains(where: found.contains)
        {
            room.font.size = restyled.size ?? room.font.size
            room.font.isInCapitals = restyled.isInCapitals
        }
        return room
    }

    /// What code or resources contain that decides about the room.
    package var deciders: [String] {
        undoing + needing + (wrapping?.words ?? []) + (reserve.map { $0.undoing + [$0.needing] } ?? [])
            + (restyled.map { $0.needing + $0.undoing } ?? [])
    }

    /// The same on every device.
    package var isOfAnyDevice: Bool {
        if case .points = width { true } else { false }
    }
}

/// How an app lets the lines of a control wrap.
package struct Wrapping: Hashable, Sendable {
    /// What code or resources contain then.
    package let words: [String]
    /// Why the room is what it is then.
    package let reason: String
    package let published: Publication?

    package init(_ words: [String], _ reason: String, _ published: Publication?) {
        (self.words, self.reason, self.published) = (words, reason, published)
    }
}

/// Space that a control keeps free beside its text.
package struct Reserve: Hashable, Sendable {
    package let width: Double
    /// The narrowest screen that has it.
    package let screen: Double
    /// What code or resources contain that may remove it.
    package let undoing: [String]
    /// What they contain if the control is one that has it.
    package let needing: String

    package init(_ width: Double, from screen: Double, undoing: [String], needing: String) {
        (self.width, self.screen, self.undoing, self.needing) = (width, screen, undoing, needing)
    }
}

/// How apps with a look of their own show a text.
package struct RestyledText: Hashable, Sendable {
    /// Its size, if it is another one.
    package let size: Double?
    package let isInCapitals: Bool
    /// What code or resources contain if an app has the look.
    package let needing: [String]
    /// What they contain if it is not the only one, or if the app changes it.
    package let undoing: [String]

    package init(size: Double? = nil, isInCapitals: Bool = false, needing: [String], undoing: [String]) {
        (self.size, self.isInCapitals, self.needing, self.undoing) = (size, isInCapitals, needing, undoing)
    }
}

/// How certain it is that a text is cut if it does not fit the room of its role.
package enum RoleCertainty: Hashable, Sendable {
    /// The app's code states the room.
    case fixed
    /// The control cuts it, unless the app changes the control in a way that Swell does not see.
    case likely
    /// Some versions or devices cut it, or some looks of the control.
    case possible
}

/// A page or a file with a number.
package struct Publication: Hashable, Sendable {
    package let title: String
    package let address: String

    package init(_ title: String, _ address: String) {
        (self.title, self.address) = (title, address)
    }
}
