// The names of branches, put together: `device.iphone/plural.one`.

package enum VariantPath {
    /// No real path is longer; without a bound a small file could spell out gigabytes.
    private static let longest = 400

    /// A path with one more step; nil where it would be too long, or the step has the sign that parts steps.
    package static func join(_ path: String, _ step: String) -> String? {
        guard path.utf8.count + step.utf8.count < longest, !step.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return path.isEmpty ? step : "\(path)/\(step)"
    }
}
