// Prints the strings and calls of Swift files as the toolchain's own parser reads them.
//
// Its argument is a file with paths, one on each line. For each it prints `F path`, then in any order:
//     S START END CALL LABEL    a string: its bytes, the start of the call whose argument contains it (or -1), the label
//     C START NAME LABELS       a call
// The label of a trailing closure ends with `{`; `_` is none.

import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The facts of one file.
final class Facts: SyntaxVisitor {
    var lines: [String] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(string: Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(string: Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var labels = node.arguments.map { Self.name($0.label) }
        if node.trailingClosure != nil { labels.append("{") }
        labels += node.additionalTrailingClosures.map { Self.name($0.label) + "{" }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        lines.append("C \(start) \(Self.name(of: node.calledExpression)) \(labels.joined(separator: ","))")
        return .visitChildren
    }

    /// Conditions of `#if` look like calls.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    private func add(string: Syntax) {
        let start = string.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = string.endPositionBeforeTrailingTrivia.utf8Offset
        let (call, label) = Self.call(around: string)
        lines.append("S \(start) \(end) \(call) \(label)")
    }

    /// The nearest call that contains a node in an argument, and the argument's label.
    private static func call(around node: Syntax) -> (Int, String) {
        var label = "-"
        var child = node
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                if child == Syntax(call.trailingClosure) { label = "{" }
                if child != Syntax(call.calledExpression) {
                    return (call.positionAfterSkippingLeadingTrivia.utf8Offset, label)
                }
            }
            if let argument = parent.as(LabeledExprSyntax.self) { label = name(argument.label) }
            if let closure = parent.as(MultipleTrailingClosureElementSyntax.self) { label = name(closure.label) + "{" }
            child = parent
        }
        return (-1, "-")
    }

    private static func name(_ token: TokenSyntax?) -> String {
        guard let token else { return "_" }
        return token.text.filter { $0 != "`" }
    }

    private static func name(of callee: ExprSyntax) -> String {
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): Self.name(name.baseName)
        case .memberAccessExpr(let member): Self.name(member.declName.baseName)
        case .genericSpecializationExpr(let generic): name(of: generic.expression)
        case .optionalChainingExpr(let chain): name(of: chain.expression)
        case .forceUnwrapExpr(let force): name(of: force.expression)
        default: "-"
        }
    }
}

/// The bytes of a file.
func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&part, 1, part.count, file)
        if count == 0 { return bytes }
        bytes += part[..<count]
    }
}

let paths = CommandLine.arguments.dropFirst().flatMap { list in
    String(decoding: read(list), as: UTF8.self).split(separator: "\n").map(String.init)
}
for path in paths {
    let bytes = read(path)
    let facts = Facts(viewMode: .sourceAccurate)
    bytes.withUnsafeBufferPointer { facts.walk(Parser.parse(source: $0)) }
    print("F \(path)")
    for line in facts.lines { print(line) }
}
