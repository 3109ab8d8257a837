// Joining the names of branches: `device.iphone/plural.one`.

package enum VariantPath {
    /// No real path is longer; without a bound a small file could expand to gigabytes.
    private static let longest = 400

    /// A path with one more step; nil if it would be too long, or if the step contains the separator.
    package static func join(_ path: String, _ step: String) -> String? {
        guard path.utf8.count + step.utf8.count < longest, !step.utf8.contains(UInt8(ascii: "/")) else { return nil }
        return path.isEmpty ? step : "\(path)/\(step)"
    }
}
