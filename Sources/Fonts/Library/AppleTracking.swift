// Apple's tracking of its system font at each size, as listed for SF Pro on iOS in the Human Interface Guidelines.

enum AppleTracking {
    /// The largest size at which SF Pro is set in its text design, and the smallest in its display design.
    private static let (text, display) = (20.0, 28.0)

    /// The points added to each character at a size; linear between the listed sizes.
    ///
    /// Between its two designs, SF Pro gets narrower gradually, and its listed tracking increases. A font with only two
    /// designs gets the tracking listed for the design that it has at such a size.
    static func points(at size: Double, isLargeCut: Bool) -> Double {
        points(at: isLargeCut ? max(size, display) : min(size, text))
    }

    private static func points(at size: Double) -> Double {
        guard let first = table.first, let last = table.last else { return 0 }
        guard size > first.size else { return first.points }
        guard size < last.size else { return last.points }
        let above = table.firstIndex { $0.size >= size } ?? table.count - 1
        let (low, high) = (table[above - 1], table[above])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }

    private static let table: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
        (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
        (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
        (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24),
        (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (96, 0),
    ]
}
