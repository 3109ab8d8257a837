// The screens on which texts are tried.

import Layouts

extension Device {
    /// Common phones of Android's in its own units, from the narrowest.
    static let androidPhones = [320.0, 360, 411].map { Device("phone \(Int($0))", width: $0) }
}
