// The texts of composables.

import Code

extension ComposeReader {
    /// The element of a call of `Text`: with several texts, one for each in the same room.
    func text(_ call: CodeNode, _ scope: ComposeScope) -> ResourceElement {
        let steps = modifiers(of: call, scope)
        var element = ResourceElement("TextView", attributes(of: call, scope), line: lineInSubject(call))
        let keys = (call.argument("text") ?? call.argument("")).map { self.keys(of: ComposeValue($0, scope)) } ?? []
        guard let first = keys.first else { return element.modified(by: steps) }
        element.attributes["text"] = "@string/\(first.key)"
        element.line = line(of: first.node)
        guard keys.count > 1 else { return element.modified(by: steps) }
        let texts = keys.map { key in
            var text = element
            (text.attributes["text"], text.line) = ("@string/\(key.key)", line(of: key.node))
            return text
        }
        return ResourceElement("FrameLayout", [:], texts, line: element.line).modified(by: steps)
    }

    /// The keys of the texts that an expression may have, and the nodes in the subject that look them up.
    private func keys(of value: ComposeValue) -> [(key: String, node: CodeNode)] {
        value.choices.compactMap { choice in
            guard choice.node.looksUpText, isInSubject(choice.node), let key = choice.node.resourceName else {
                return nil
            }
            return (key, choice.node)
        }
    }

    private func attributes(of call: CodeNode, _ scope: ComposeScope) -> [String: String] {
        var style = self.style
        if let given = call.argument("style") { style = textStyle(given, scope) }
        style.take(call)
        var attributes = [
            // A size that is not known leads nowhere.
            "textSize": style.size ?? "?unknownSize", "textFontWeight": String(style.weight), "padding": "0dp",
            "singleLine": "false",
        ]
        if style.isItalic { attributes["textStyle"] = "italic" }
        attributes["fontFamily"] = style.family ?? "sans-serif"
        if let lines = call.argument("maxLines")?.bare.writtenNumber { attributes["maxLines"] = String(Int(lines)) }
        if call.argument("softWrap")?.text == "false" { attributes["maxLines"] = "1" }
        if call.argument("autoSize") != nil { attributes["textSize"] = "?unknownSize" }
        attributes["ellipsize"] =
            switch call.argument("overflow")?.text.split(separator: ".").last {
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
            if names.contains(where: { $0.lowercased() == "typography" }), let name = names.first,
                let style = index.typography.style(named: name)
            {
                return style
            }
            if names == ["current", "LocalTextStyle"] { return style }
            guard let constant = index.style(named: value.node.name) else { return .unknown }
            return textStyle(constant, value.scope)
        case .call:
            var found = style
            switch value.node.name {
            case "TextStyle": found.size = nil
            case "copy", "merge":
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
    /// Whether it looks up one text of the app: `stringResource(R.string.title)`.
    var looksUpText: Bool { kind == .call && isNamed("stringResource") }

    /// `title` of `stringResource(R.string.title)`; nil if a name decides.
    fileprivate var resourceName: String? {
        guard let resource = arguments.first(where: { _ in true }), resource.kind == .member else { return nil }
        let names = resource.path
        guard names.count > 1, names[1] == "string" || names[1] == "strings" else { return nil }
        return names[0]
    }
}
