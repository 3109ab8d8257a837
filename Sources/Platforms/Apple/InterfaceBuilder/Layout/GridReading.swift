// Grid views.

import Basics
import Layouts

extension SceneReader {
    func grid(_ node: NibTree.Node) -> Grid {
        var grid = Grid()
        grid.spacing = PerAxis(tree.number("columnSpacing", node) ?? 6, tree.number("rowSpacing", node) ?? 6)
        let baseline = Grid.Alignment(baseline: tree.value("rowAlignment", node))
        grid.alignment = PerAxis(
            Grid.Alignment(tree.value("xPlacement", node)) ?? .start,
            baseline ?? Grid.Alignment(tree.value("yPlacement", node)) ?? .start)
        let columns = tree.items(node, in: "columns")
        let rows = tree.items(node, in: "rows")
        grid.tracks = PerAxis(
            columns.map { track($0, "xPlacement", "width", "leadingPadding", "trailingPadding") },
            rows.map { track($0, "yPlacement", "height", "topPadding", "bottomPadding") })
        let numbers = PerAxis(positions(columns), positions(rows))
        grid.cells = cells(node, numbers)
        return grid
    }

    private func positions(_ tracks: [NibTree.Node]) -> [String: Int] {
        var positions: [String: Int] = [:]
        for (index, track) in tracks.enumerated() { positions[tree.value("id", track) ?? ""] = index }
        return positions
    }

    private func track(
        _ node: NibTree.Node, _ placement: StaticString, _ length: StaticString, _ start: StaticString,
        _ end: StaticString
    ) -> Grid.Track {
        var track = Grid.Track()
        track.alignment =
            Grid.Alignment(baseline: tree.value("rowAlignment", node)) ?? Grid.Alignment(tree.value(placement, node))
        track.length = tree.number(length, node)
        track.padding = (tree.number(start, node) ?? 0, tree.number(end, node) ?? 0)
        track.isHidden = tree.isSet("hidden", node)
        return track
    }

    /// Returns the cells with a view; a cell may extend over others.
    private func cells(_ node: NibTree.Node, _ numbers: PerAxis<[String: Int]>) -> [Grid.Cell] {
        var heads: [String: Int] = [:]
        var cells: [Grid.Cell] = []
        let nodes = tree.items(node, in: "gridCells")
        for node in nodes {
            guard let view = tree.child(node, key: "contentView").flatMap({ boxes[$0] }),
                let (row, column) = position(node, numbers)
            else { continue }
            var cell = Grid.Cell(box: view, row: row..<row + 1, column: column..<column + 1)
            cell.horizontal = Grid.Alignment(tree.value("xPlacement", node))
            cell.vertical =
                Grid.Alignment(baseline: tree.value("rowAlignment", node))
                ?? Grid.Alignment(tree.value("yPlacement", node))
            heads[tree.value("id", node) ?? ""] = cells.count
            cells.append(cell)
        }
        for node in nodes {
            guard let head = tree.value("headOfMergedCell", node).flatMap({ heads[$0] }),
                let (row, column) = position(node, numbers)
            else { continue }
            cells[head].row = cells[head].row.extended(to: row)
            cells[head].column = cells[head].column.extended(to: column)
        }
        return cells
    }

    private func position(
        _ node: NibTree.Node, _ numbers: PerAxis<[String: Int]>
    ) -> (row: Int, column: Int)? {
        guard let row = numbers.vertical[tree.value("row", node) ?? ""],
            let column = numbers.horizontal[tree.value("column", node) ?? ""]
        else { return nil }
        return (row, column)
    }
}

extension Range<Int> {
    fileprivate func extended(to index: Int) -> Range<Int> {
        Swift.min(lowerBound, index)..<Swift.max(upperBound, index + 1)
    }
}

extension Grid.Alignment {
    fileprivate init?(_ name: String?) {
        switch name {
        case "none": self = .none
        case "leading", "top": self = .start
        case "trailing", "bottom": self = .end
        case "center": self = .center
        case "fill": self = .fill
        default: return nil
        }
    }

    fileprivate init?(baseline name: String?) {
        switch name {
        case "firstBaseline": self = .firstBaseline
        case "lastBaseline": self = .lastBaseline
        default: return nil
        }
    }
}
