// The texts of composables.

import Code

extension ComposeReader {
    /// The element of a call of `Text`: with several texts, one for each in the same room.
    func text(_ call: CodeNode, _ scope: ComposeScope) -> ResourceElement {
        let steps = modifiers(of: call, scope)
        var element = ResourceElement("TextView", attributes(of: call, scope), line: lineInSubject(call))
        element.label = call.name
        let keys = (call.argument("text") ?? call.argument("")).map { texts(of: ComposeValue($0, scope)) } ?? []
        guard let first = keys.first else { return element.modified(by: steps) }
        element.attributes["text"] = "@string/\(first.key)"
        element.line = line(of: first.node)
        guard keys.count > 1 else { return element.modified(by: steps) }
        let shown = keys.map { key in
            var text = element
            (text.attributes["text"], text.line) = ("@string/\(key.key)", line(of: key.node))
            return text
        }
        return .column(shown, line: element.line).modified(by: steps)
    }

    /// The keys of the texts that an expression may have, and the nodes in the subject that name them.
    func texts(of value: ComposeValue) -> [(key: String, node: CodeNode)] {
        value.choices.flatMap { choice in
            guard choice.node.looksUpText else { return accessed(by: choice, at: nil, depth: 0) }
            return choice.node.arguments.first { _ in true }.map { resources(of: ComposeValue($0, choice.scope)) } ?? []
        }
    }

    private static let deepestResource = 4

    /// The keys that a resource may be: `R.string.title`, a parameter with it, `if (a) R.string.b else R.string.c`.
    ///
    /// `site` is the node in the subject that shows a resource that other code names.
    func resources(
        of value: ComposeValue, at site: CodeNode? = nil, depth: Int = 0
    ) -> [(key: String, node: CodeNode)] {
        guard depth < Self.deepestResource else { return [] }
        return value.choices.flatMap { choice in
            guard let name = choice.node.resourceName else { return accessed(by: choice, at: site, depth: depth) }
            guard let shown = isInSubject(choice.node) ? choice.node : site else { return [] }
            return [(name, shown)]
        }
    }

    /// The keys that a function or a property of the app returns, or an object carries: `sort.title()`, `item.title`.
    private func accessed(
        by value: ComposeValue, at site: CodeNode?, depth: Int
    ) -> [(key: String, node: CodeNode)] {
        guard value.node.kind == .call || value.node.kind == .member, !value.isElement else { return [] }
        let site = isInSubject(value.node) ? value.node : site
        let carried = textsOfObjects(value, at: site, depth: depth)
        guard carried.isEmpty else { return carried }
        guard let site else { return [] }
        return index.keys(returnedBy: value.node.name).map { ($0, site) }
    }

    private func attributes(of call: CodeNode, _ scope: ComposeScope) -> [String: String] {
        // Outside of Material, texts have a size of their own.
        var style = call.isNamed("BasicText") ? ComposeTextStyle(14) : self.style
        if let given = call.argument("style") { style = textStyle(given, scope) }
        let family = style.family
        style.take(call)
        if let given = call.argument("fontFamily") {
            style.family = ComposeFontFamily(ComposeValue(given, scope).followed.node) ?? family
        }
        var attributes = [
            // A size that is not known leads nowhere.
            "textSize": style.size ?? "?unknownSize", "textFontWeight": String(style.weight), "padding": "0dp",
            "singleLine": "false",
        ]
        if style.relativeSpacing != 0 { attributes["letterSpacing"] = String(style.relativeSpacing) }
        if style.isItalic { attributes["textStyle"] = "italic" }
        attributes["fontFamily"] = index.family(style.family).reference(weight: style.weight, isItalic: style.isItalic)
        let lines = call.argument("maxLines").map { ComposeValue($0, scope).followed.node.writtenCount }
        let hasOwnSize = call.argument("style") != nil || call.argument("fontSize") != nil
        if let lines = lines ?? (hasOwnSize ? nil : lineLimit) { attributes["maxLines"] = String(lines) }
        let overflow = call.argument("overflow")?.text.split(separator: ".").last
        if call.argument("softWrap")?.text == "false", overflow != "Visible" { attributes["maxLines"] = "1" }
        if call.argument("autoSize") != nil { attributes["textSize"] = "?unknownSize" }
        attributes["ellipsize"] =
            switch overflow {
            case "Ellipsis": "end"
            case "StartEllipsis": "start"
            case "MiddleEllipsis": "middle"
            default: "none"
            }
        return attributes
    }

    /// The style of a text: `MaterialTheme.typography.bodyLarge`, `TextStyle(…)`, a constant with one.
    func textStyle(_ node: CodeNode, _ scope: ComposeScope) -> ComposeTextStyle {
        let value = ComposeValue(node, scope).followed
        switch value.node.kind {
        case .member, .identifier:
            let names = value.node.path
            let isOfMaterial = names.last == "MaterialTheme" || names.count == 2
            if isOfMaterial, names.dropFirst().first == "typography",
                let style = index.typography.style(named: names[0])
            {
                return style
            }
            if names == ["current", "LocalTextStyle"] { return style }
            guard let constant = index.style(named: value.node.name) else { return .unknown }
            return textStyle(constant, value.scope)
        case .call:
            var found = style
            switch value.node.name {
            case "TextStyle": found = .unknown
            case "copy":
                guard let base = value.node.firstChild?.firstChild else { return .unknown }
                found = textStyle(base, value.scope)
            default: return .unknown
            }
            found.take(value.node)
            return found
        default: return .unknown
        }
    }
}

extension CodeNode {
    /// Whether it looks up one text of the app: `stringResource(R.string.title)`, `context.getString(R.string.title)`.
    var looksUpText: Bool { kind == .call && (isNamed("stringResource") || isNamed("getString")) }

    /// Whether it is a closure that returns such a text: `{ stringResource(R.string.title) }`.
    var returnsText: Bool { kind == .closure && (children.reversed().first?.looksUpText ?? false) }

    /// `title` of `R.string.title`; nil if it names no text.
    var resourceName: String? {
        guard kind == .member, let base = firstChild, base.kind == .member || base.kind == .identifier,
            base.isNamed("string") || base.isNamed("strings")
        else { return nil }
        return name
    }
}
