// The kinds of syntax that Swell distinguishes in source code.

/// What a node of source code is.
public enum NodeKind: UInt8, Sendable {
    /// The whole file.
    case file

    // MARK: Declarations

    /// `class Name: Base { … }`, `struct`, `enum`, `actor`, `protocol`; the name is the type's. `keyword` tells them apart.
    case type
    /// `extension Name { … }`; the name is the extended type's, as written.
    case `extension`
    /// `func name(…) -> Result { … }`; an operator's name is the operator. `init`, `deinit` and `subscript` are their own
    /// names.
    case function
    /// A parameter of a function, a closure or an enum case: its label is what callers write, its name what the body uses.
    case parameter
    /// `let name: Type = value` or `var name: Type { … }`; one node for each name of a pattern.
    case variable
    /// `get { … }`, `set { … }`, `willSet { … }`, `didSet { … }`; the name is the keyword.
    case accessor
    /// `case name(…) = value` of an enum.
    case enumCase
    /// `typealias Name = Type`.
    case typeAlias
    /// `import Name`; the name is the module's path.
    case `import`
    /// `@Name(…)` before a declaration, a parameter, a type or a closure; its children are its arguments.
    case attribute
    /// A type as written: after a colon, `->`, `as`, `is` or in an inheritance clause. Its text is its name without
    /// spaces: `[String:Int]`, `Text?`.
    case typeName

    // MARK: Statements

    /// `{ … }` of a declaration or a statement; a closure is a node of its own kind.
    case block
    /// `if`: its conditions, its block, and after `else` a block or another `if`.
    case `if`
    /// `guard`: its conditions and its block.
    case `guard`
    /// `switch`: its subject and its `switchCase`s.
    case `switch`
    /// `case pattern, pattern: …` or `default: …`: its patterns, each a `pattern`, then its statements.
    case switchCase
    /// A pattern of a `switchCase`, an `if case` or a `for case`.
    case pattern
    /// `for`, `while`, `repeat`, `do`, `catch`, `defer`; the name is the keyword.
    case statement
    /// `return`, `throw`, `yield`, `break` …: the name is the keyword, the child its value.
    case transfer
    /// `#if … #elseif … #else … #endif`: one `conditionalBranch` for each.
    case conditional
    /// A branch of a `conditional`; its name is the condition as written, empty for `#else`.
    case conditionalBranch

    // MARK: Expressions

    /// `callee(label: argument) { trailing closure }`: the callee is its first child, then come the arguments, each with its
    /// label. The name is the callee's last name, so that `a.b.c(…)` is `c`.
    case call
    /// `base[argument]`: as a call.
    case subscriptCall
    /// `base.name` or `.name`: the child is the base, if there is one.
    case member
    /// `name`, `self`, `super`, `$0`, `$name`, a type's name in an expression. Generic arguments are skipped.
    case identifier
    /// `"…"`, `"""…"""`, `#"…"#`; its children are its interpolations.
    case string
    /// `\(…)` in a string: its children are arguments as those of a call.
    case interpolation
    /// A whole number.
    case integer
    /// A number with a fraction or an exponent.
    case float
    /// `true`, `false`, `nil` or `#file`, `#line` …; the name is the word.
    case literal
    /// `/…/` or `#/…/#`.
    case regex
    /// `[a, b]`.
    case array
    /// `[key: value]`: keys and values take turns; `[:]` has no children.
    case dictionary
    /// `{ parameters in … }`.
    case closure
    /// `(a, label: b)`; one element without a label is a tuple of one.
    case tuple
    /// Operands with binary operators between them, as written and without precedence: `a + b == c`. Assignments, `is` and
    /// `as` are among the operators.
    case operators
    /// A binary operator among operands; the name is the operator: `+`, `=`, `as?`, `is`.
    case binaryOperator
    /// A prefix or postfix operator with its operand; the name is the operator: `-`, `!`, `&`, `?`, `...`.
    case unaryOperator
    /// `condition ? a : b`: three children.
    case ternary
    /// `\Type.path.to`; the name is the path as written.
    case keyPath
    /// `#name(…) { … }`: a macro, with arguments as those of a call.
    case macro
    /// `try`, `await`, `consume`, `any`, `some` … before an expression: transparent, the child is the expression.
    case effect
    /// What the scanner does not understand and skipped.
    case unknown
}
