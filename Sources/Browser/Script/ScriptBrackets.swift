// Which brackets of a script belong together.

/// The brackets of a script, those of templates included.
struct ScriptBrackets {
    /// For each token the position of the bracket around it.
    private(set) var around: [Int?] = []
    /// For each closing bracket the position of its opening one.
    private(set) var opening: [Int: Int] = [:]
    /// For each opening bracket the position of its closing one.
    private(set) var closing: [Int: Int] = [:]

    init(_ tokens: [ScriptToken]) {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            let isTemplate = token.kind == .literal && token.text.hasSuffix("${")
            let ends = token.kind == .sign && [")", "]", "}"].contains(token.text)
            let endsTemplate = token.kind == .literal && token.text.hasPrefix("}")
            if ends || endsTemplate, let last = open.popLast() {
                opening[index] = last
                closing[last] = index
            }
            around.append(open.last)
            if isTemplate || token.kind == .sign && ["(", "[", "{"].contains(token.text) { open.append(index) }
        }
    }
}
