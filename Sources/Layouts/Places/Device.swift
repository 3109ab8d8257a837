// The screens and windows on which scenes are laid out.

/// A screen or window of a certain size.
package struct Device: Hashable, Sendable {
    /// Its name in output: `iPhone 375`, `window`.
    package var name: String
    /// Its width in points; nil for the saved one.
    package var width: Double?
    /// Its height in points; nil for the saved one.
    package var height: Double?
    /// Whether many people have it; some layouts break only on others.
    package var isCommon = true

    package init(_ name: String, width: Double? = nil, height: Double? = nil) {
        (self.name, self.width, self.height) = (name, width, height)
    }

    /// The screens that people still use, from the narrowest: the first iPhone SE, the 12 mini, the 15 and the 15 Plus.
    package static let phones = [
        Device("iPhone 320", width: 320, height: 568), Device("iPhone 375", width: 375, height: 812),
        Device("iPhone 393", width: 393, height: 852), Device("iPhone 430", width: 430, height: 932),
    ]
    /// The screens that drawings show: a narrow, a usual and a wide one.
    package static let pictured = phones.filter { $0.width != 393 }
    package static let pad = Device("iPad", width: 768, height: 1024)
    package static let window = Device("window")
    package static let smallestWindow = Device("smallest window")
    package static let saved = Device("saved size")
}

extension Scene {
    /// The devices on which the scene can be: some of the given ones if it fills a screen, and only tablets if it was
    /// made for them.
    package func devices(of screens: [Device]) -> [Device] {
        switch root {
        case .screen, .cell:
            guard isForTablets, let least = Device.pad.width else { return screens }
            let tablets = screens.filter { ($0.width ?? 0) >= least }
            return tablets.isEmpty ? [.pad] : tablets
        case .view: return [.saved]
        case .window(let smallest, let isResizable):
            guard isResizable, let smallest else { return [.window] }
            var window = Device.smallestWindow
            (window.width, window.height) = (smallest.horizontal, smallest.vertical)
            return [.window, window]
        }
    }
}
