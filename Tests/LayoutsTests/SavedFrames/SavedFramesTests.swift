// The frames that an editor saved judge the solver, the reader and the tables of controls.

import Budgets
import Layouts
import Rooms
import Testing

@Suite(
    "Saved frames of real apps",
    .enabled(if: !SavedLayouts.paths.isEmpty, "there are no layouts in ../shared/layouts"))
struct SavedFramesTests {
    @Test("Solved frames are within a point of the saved ones")
    func frames() throws {
        var shares: [String: Share] = [:]
        var kinds: [String: Share] = [:]
        for path in SavedLayouts.paths {
            let document = try SavedDocument(path: path)
            for result in document.scenes.flatMap({ FrameComparison($0).results }) where result.axis == .horizontal {
                if result.judges { shares[document.group, default: Share()].count(result.agrees) }
                kinds["\(document.group): \(result.kind.rawValue)", default: Share()].count(result.agrees)
            }
            if SavedLayouts.areListed { document.printDifferences() }
        }
        for (kind, share) in kinds.sorted(by: { $0.key < $1.key }) where share.good < share.all {
            print("Frames: \(share.all - share.good) of \(share.all) differ in \(kind)")
        }
        for (group, share) in shares.sorted(by: { $0.key < $1.key }) {
            print("Frames: \(group): \(share.words)")
            // A few views are no sample.
            #expect(share.value >= 0.98 || share.all < 20, "\(group)")
        }
    }

    @Test("Widths that follow from measured texts are those that the editor saved")
    func widths() throws {
        var shares: [String: Share] = [:]
        var following: [String: Share] = [:]
        for path in SavedLayouts.paths {
            let document = try SavedDocument(path: path)
            var sizer = TextSizer(.installed, locale: "en")
            for scene in document.scenes where document.usesConstraints {
                let contents = SceneTexts(scene) { _ in nil }.contents(&sizer, breaking: .saved)
                let follows = scene.boxesWithOwnWidth
                for result in FrameComparison(scene, contents: contents).results where result.axis == .horizontal {
                    let difference = abs(result.saved.length - result.solved.length)
                    // Editors round frames up to half a point.
                    let agrees = difference <= max(0.5, 0.03 * result.saved.length)
                    shares[document.platform, default: Share()].count(agrees)
                    if follows.contains(result.box) { following[document.platform, default: Share()].count(agrees) }
                }
            }
        }
        for (platform, share) in shares.sorted(by: { $0.key < $1.key }) {
            print("Frames: \(platform), widths with measured texts: \(share.words)")
            print(
                "Frames: \(platform), widths that follow from the own text: \(following[platform, default: Share()].words)"
            )
        }
        let all = shares.values.reduce(into: Share()) { $0 += $1 }
        #expect(all.value >= 0.92)
        let own = following.values.reduce(into: Share()) { $0 += $1 }
        #expect(own.value >= 0.87)
    }
}

extension Scene {
    /// The boxes that are wider by as much as their own texts are.
    fileprivate var boxesWithOwnWidth: Set<BoxIndex> {
        var conditions = SceneConditions()
        conditions.isDesign = true
        let saved = ContentSizes.saved(in: self)
        // Each grows by another length, so that nothing grows by the right one because of a sibling.
        func growth(_ index: BoxIndex) -> Double { 1 + Double(index) / 64 }
        let grown = ContentSizes { index, axis in
            saved.length(index, axis).map { axis == .horizontal ? $0 + growth(index) : $0 }
        }
        guard let before = try? SceneProgram(self, conditions, contents: saved).solve().get(),
            let after = try? SceneProgram(self, conditions, contents: grown).solve().get()
        else { return [] }
        return Set(
            boxes.indices.filter { index in
                let difference = after.frames[index].width - before.frames[index].width - growth(index)
                return boxes[index].content.horizontal == .text && abs(difference) < 1e-3
            })
    }
}
