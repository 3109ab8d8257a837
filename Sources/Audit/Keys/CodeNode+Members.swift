// What Reach asks about members of types, and about names.

import Code

extension CodeNode {
    /// Whether a type or a file declares it, and no function.
    var isMember: Bool {
        for outer in ancestors {
            switch outer.kind {
            case .type, .extension: return true
            // The statements of a program stand in the file itself.
            case .file: return kind == .function || kind == .variable && isStored == false
            case .block, .conditional, .conditionalBranch: continue
            default: return false
            }
        }
        return false
    }

    /// Whether it is a variable outside of types and functions whose value exists when code first names it: in a file of
    /// a program that does not begin there.
    func isLazyGlobal(in path: String) -> Bool {
        let outer = ancestors.first { ![.conditional, .conditionalBranch].contains($0.kind) }
        return kind == .variable && outer?.kind == .file && !path.hasSuffix("main.swift")
            && !path.contains(".playground")
    }

    private var isStored: Bool { !children.contains { $0.kind == .block } }

    /// Whether it is a property whose value is nothing but a text that is looked up: `var title = "menu.title".localized`.
    var isMereText: Bool {
        guard kind == .variable, let value = declaredValue?.bare else { return false }
        switch value.kind {
        case .member: return value.firstChild?.kind == .string
        case .call:
            return value.isNamed("NSLocalizedString") || value.isNamed("String") && value.argument("localized") != nil
        default: return false
        }
    }

    /// Whether it is the name of a function that is called.
    var isCalled: Bool { parent.map { $0.kind == .call && $0.firstChild?.index == index } ?? false }

    /// The names of the types that it inherits or conforms to, as written, without generic arguments.
    var inheritedNames: [String] {
        children.filter { $0.kind == .typeName }.map { type in
            let name = type.text.prefix { $0 != "<" }
            return name.split(separator: ".").last.map(String.init) ?? String(name)
        }
    }

    /// Whether a pattern names it: `case .title(let text)`.
    var isInPattern: Bool {
        let outer = ancestors.first { $0.kind != .call && $0.kind != .tuple }
        return outer?.kind == .pattern
    }

    /// Whether a line of Objective-C only says that there is a class with its name: `@class BerthList;`.
    var isForwardDeclared: Bool {
        let start = tree.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return tree.bytes[start...].starts(with: "@class ".utf8)
    }

    /// The words before its name: `private`, `static`, `override`.
    var modifiers: Set<Substring> {
        let start = text.utf8.prefix(200)
        return Set(Substring(start).split { !$0.isLetter }.prefix { !["func", "var", "let"].contains($0) })
    }
}

extension CodeProject {
    /// Whether code reads the same member of another type with the same name: targets may have such types, each its own.
    func isOfNearerType(_ member: NodePlace, at reader: NodePlace) -> Bool {
        let node = declarations.node(member)
        guard node.kind == .variable, member.file != reader.file, let type = node.enclosingType else { return false }
        let files = declarations.files(declaring: (type.owners + [type.name, node.name]).joined(separator: "."))
        guard files.count > 1 else { return false }
        func nearness(_ file: Int32) -> Int {
            zip(folders(file), folders(reader.file)).prefix { $0 == $1 }.count
        }
        let own = nearness(member.file)
        return files.contains { nearness($0) > own }
    }

    private func folders(_ file: Int32) -> ArraySlice<Substring> {
        files[Int(file)].path.split(separator: "/").dropLast()
    }

    /// Whether a class is only written before the name of a type inside it, which creates no object of it: `Menu.Mode`.
    func isOuterOnly(_ type: String, in name: CodeNode) -> Bool {
        guard name.kind == .typeName, name.text.contains("\(type)."), !name.text.contains("\(type).Type") else {
            return false
        }
        return declarations.declarations(named: type).contains {
            $0.form == .classType && !$0.inheritedNames.isEmpty
        }
    }
}
