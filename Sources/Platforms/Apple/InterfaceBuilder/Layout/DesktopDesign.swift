// The designs of controls on macOS; their frames differ.

/// The look of controls on the system that an editor ran on.
enum DesktopDesign: CaseIterable {
    /// Until macOS 10.15.
    case catalina
    case bigSur
    /// Frames are what one sees, since Xcode 26.
    case tahoe

    /// The design that documents of a version usually have.
    init(version: Double) {
        switch version {
        case ..<18000: self = .catalina
        case ..<24400: self = .bigSur
        default: self = .tahoe
        }
    }
}
