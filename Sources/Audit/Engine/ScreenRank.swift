// Which of many files to name: the one that most users see.

import Platforms

/// How likely users see a layout: the first ones are the most likely, and source code is not ranked.
struct ScreenRank: Comparable {
    private let isForDevelopers: Bool
    private let isForSomeDevices: Bool
    private let count: Int

    /// `count` is the number of findings in a file: the more, the larger the screen.
    init(_ path: String, count: Int) {
        let layout = ResourceFile(path: path)
        isForDevelopers = layout != nil && ResourceNames.isPassedOver(path)
        isForSomeDevices = layout.map { !$0.qualifiers.isEmpty } ?? false
        self.count = layout == nil ? 0 : count
    }

    static func < (one: Self, other: Self) -> Bool {
        if one.isForDevelopers != other.isForDevelopers { return other.isForDevelopers }
        if one.isForSomeDevices != other.isForSomeDevices { return other.isForSomeDevices }
        return one.count > other.count
    }
}
