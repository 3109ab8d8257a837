// The components of libraries, put together from what they are given.

import Code

extension ComposeReader {
    /// What a component draws.
    mutating func elements(
        _ template: ComposeTemplate, _ call: CodeNode, _ scope: ComposeScope
    ) -> [ResourceElement] {
        let line = lineInSubject(call)
        switch template {
        case .slot(let label, let name, let lines): return slot(label, name, lines, call, scope)
        case .row(let parts):
            var children = parts.flatMap { elements($0, call, scope) }
            children.spread(by: spacing(call, scope))
            return [.row(children, line: line)]
        case .column(let parts):
            let children = parts.flatMap { elements($0, call, scope) }
            return [.column(children, line: line)]
        case .grid: return [.column(elements(.content, call, scope).map { inGrid(call, $0) }, line: line)]
        case .shared(let part):
            let children = elements(part, call, scope).map { $0.weighted }
            return [.row(children, line: line)]
        case .padded(let width, let part):
            let given = contentPadding(call, scope)
            let usual = ["paddingLeft": "\(width)dp", "paddingRight": "\(width)dp"]
            return elements(part, call, scope).map { $0.padded(given ?? usual) }
        case .filling(let part):
            let parts = elements(part, call, scope)
            guard parts.count != 1 else { return [parts[0].weighted] }
            return [.column(parts, line: line).weighted]
        case .wide(let part): return elements(part, call, scope).map { $0.modified(by: [.fill(1)]) }
        case .spaced(let before, let after, let part):
            return elements(part, call, scope).map {
                $0.padded(["paddingLeft": "\(before)dp", "paddingRight": "\(after)dp"])
            }
        case .window(let part):
            let window = elements(part, call, scope)
            windows += window
            return []
        case .sideways(let part): return elements(part, call, scope).map { $0.modified(by: [.scrollsSideways]) }
        case .drawing(let width):
            return [ResourceElement("View", ["layout_width": "\(width)dp"], line: line)]
        }
    }

    /// What an argument draws.
    private mutating func slot(
        _ label: String, _ name: String?, _ lines: Int?, _ call: CodeNode, _ scope: ComposeScope
    ) -> [ResourceElement] {
        let given = call.arguments.first { argument in
            argument.label == label || label == "content" && argument.form == .trailingClosure
        }
        guard let given else { return [] }
        let value = ComposeValue(given, scope)
        let contents = value.choices.filter { !$0.isElement && $0.node.isContent }
        let outer = (style, lineLimit)
        defer { (style, lineLimit) = outer }
        if let name { style = named(name, in: scope.file) }
        lineLimit = call.argument("expandedHeight") == nil ? lines : nil
        // There may be nothing: `icon?.let { { Icon(it) } }`.
        let isConditional = value.followed.node.kind != .closure
        return contents.flatMap { elements(in: $0.node, $0.scope) }.map { $0.conditional(if: isConditional) }
    }

    /// The room between what is in a row: `Arrangement.spacedBy(8.dp)`.
    private func spacing(_ call: CodeNode, _ scope: ComposeScope) -> String? {
        guard let arrangement = call.argument("horizontalArrangement") else { return nil }
        let value = ComposeValue(arrangement, scope).followed
        guard value.node.kind == .call, value.node.isNamed("spacedBy") else { return nil }
        return (value.node.argument("space") ?? value.node.argument("")).flatMap { length($0, value.scope) }
    }

    /// The padding that an argument sets, which is none if it is not known; nil if there is no such argument.
    func contentPadding(_ call: CodeNode, _ scope: ComposeScope) -> [String: String]? {
        call.argument("contentPadding").map { paddingValues($0, scope) ?? [:] }
    }

    /// An element in one of the columns of a grid: `GridCells.Fixed(2)`.
    private func inGrid(_ call: CodeNode, _ element: ResourceElement) -> ResourceElement {
        guard !element.spansColumns, let cells = call.argument("columns"), cells.kind == .call, cells.isNamed("Fixed"),
            let count = (cells.argument("count") ?? cells.argument(""))?.bare.writtenNumber, count > 1
        else { return element }
        return element.asPart(1, of: count)
    }
}

extension ResourceElement {
    /// What is below each other.
    static func column(_ children: [ResourceElement], line: Int) -> ResourceElement {
        ResourceElement("LinearLayout", ["orientation": "vertical"], children, line: line)
    }

    /// What is beside each other.
    fileprivate static func row(_ children: [ResourceElement], line: Int) -> ResourceElement {
        var children = children
        // A text that is there at times may have the whole width then.
        let others = children.filter { $0.isConditional && $0.showsText }
        children.removeAll { $0.isConditional && $0.showsText }
        guard others.isEmpty else {
            return .column((children.isEmpty ? [] : [.row(children, line: line)]) + others, line: line)
        }
        // A text without a weight takes what it needs of the rest, so what comes after it may have no room.
        var isFull = false
        for index in children.indices {
            if children[index]["layout_weight"] != nil {
                children[index].attributes["layout_width"] = "0dp"
            } else if children[index].showsText {
                isFull = true
            } else if isFull {
                children[index].isConditional = true
            }
        }
        return ResourceElement("LinearLayout", ["orientation": "horizontal"], children, line: line)
    }

    /// Whether it is known to draw something.
    fileprivate var draws: Bool {
        showsText || attributes["layout_width"] != nil || attributes["layout_weight"] != nil
            || children.contains(where: \.draws)
    }

    private var showsText: Bool { name == "TextView" || children.contains(where: \.showsText) }

    /// As wide as what the others in a row leave, besides those with a weight of their own.
    fileprivate var weighted: ResourceElement {
        guard attributes["layout_weight"] == nil else { return self }
        return modified(by: [.weight(1)])
    }

    func padded(_ sides: [String: String]?) -> ResourceElement {
        sides.map { modified(by: [.padding($0)]) } ?? self
    }
}

extension [ResourceElement] {
    /// Leaves room between elements.
    fileprivate mutating func spread(by length: String?) {
        guard let length else { return }
        var isFirst = true
        // What has neither a text nor a width may draw nothing.
        for index in indices where !self[index].isConditional && self[index].draws {
            if !isFirst { self[index].attributes["layout_marginLeft"] = length }
            isFirst = false
        }
    }
}
