// The screens on which texts are tried.

import Layouts

extension Device {
    /// Phones of Android's in its own units, from the narrowest: small ones, and larger ones on which people let everything
    /// be drawn larger, are as wide as the first.
    static let androidPhones = [320.0, 360, 411].map { width in
        var phone = Device("phone \(Int(width))", width: width)
        phone.isCommon = width >= 360
        return phone
    }
}
