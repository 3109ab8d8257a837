// Types: classes, interfaces, objects, and what they inherit from.

import Basics

extension JvmScanner {
    /// Reads `class Name(parameters) : Base(arguments) { members }`, `class Name extends Base implements Other { members }`.
    mutating func readTypeDeclaration(_ start: Int, from mark: Int) {
        let form: SyntaxTree.Form = isName("interface") ? .protocolType : isName("enum") ? .enumType : .classType
        advance()
        guard token.kind == .name else { return close(.unknown, start, from: mark) }
        let (name, outer) = (token.range, typeName)
        advance()
        if isMark("<") { skipAngles() }
        readPrimaryConstructor()
        readBases()
        typeName = name
        if isMark("{") { readMembers() }
        typeName = outer
        close(.type, start, name: name, from: mark)
        last { $0.form = form }
    }

    /// Reads `{ members }`.
    private mutating func readMembers() {
        let (start, mark) = (token.range.lowerBound, open.count)
        readBlockContents()
        close(.block, start, from: mark)
    }

    /// `@Inject private constructor(val name: Type = value)`: its properties are variables.
    private mutating func readPrimaryConstructor() {
        while language == .kotlin, isMark("@") || keyword == .softModifier || isName("constructor") {
            if isMark("@") { readAnnotation() } else { advance() }
        }
        if isMark("(") { readParameters(makesProperties: true) }
    }

    private mutating func readBases() {
        if language == .kotlin {
            if isMark(":") {
                repeat {
                    advance()
                    readBase()
                } while isMark(",")
            }
            if isName("where") { while token.kind != .end, !isMark("{"), !token.startsLine { advance() } }
            return
        }
        while token.kind == .name, isName("extends") || isName("implements") || isName("permits") {
            repeat {
                advance()
                readType()
            } while isMark(",")
        }
    }

    /// A type that another inherits from, with the arguments of its initializer, and what it delegates to.
    private mutating func readBase() {
        let mark = open.count
        repeat {
            if isName("by") { advance() }
            let start = token.range.lowerBound
            readType()
            let name = nameOfBase(start..<max(start, previousEnd))
            guard isMark("("), !token.startsLine else { continue }
            // The name was read as a type, so an empty node where it ends stands for it.
            let (arguments, callee) = (previousEnd, open.count)
            add(.identifier, arguments, name: name)
            last { $0.end = $0.start }
            readArguments()
            close(.call, arguments, name: name, from: callee)
        } while isName("by")
        if open.count == mark { advance() }
    }

    /// The name of a type without its arguments and the types around it.
    private func nameOfBase(_ range: Range<Int>) -> Range<Int> {
        let bytes = lexer.bytes[range]
        let end = bytes.firstIndex { $0 == UInt8(ascii: "<") } ?? range.upperBound
        let start = bytes[..<end].lastIndex { $0 == UInt8(ascii: ".") }.map { $0 + 1 } ?? range.lowerBound
        return start..<end
    }

    /// Reads `object : Base() { members }`.
    mutating func readObject() {
        let (start, mark) = (token.range.lowerBound, open.count)
        advance()
        readBases()
        if isMark("{") { readMembers() }
        close(.block, start, from: mark)
    }

    /// `companion object { members }`: they are members of the type around it.
    mutating func readCompanion(_ start: Int, from mark: Int) {
        advance()
        if isName("object") { advance() }
        if token.kind == .name, !token.startsLine { advance() }
        readBases()
        if isMark("{") { readBlockContents() }
        close(.block, start, from: mark)
    }
}
