// A position or length on a screen in terms of the program's variables.

/// A sum of variables and a constant.
struct Expression {
    var terms: [Term]
    var constant: Double

    init(_ variable: Variable) {
        terms = [Term(variable)]
        constant = 0
    }

    init(_ constant: Double) {
        terms = []
        self.constant = constant
    }

    static func + (one: Expression, other: Expression) -> Expression {
        var sum = one
        sum.terms += other.terms
        sum.constant += other.constant
        return sum
    }

    static func - (one: Expression, other: Expression) -> Expression { one + other * -1 }

    static func * (one: Expression, factor: Double) -> Expression {
        var product = one
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        product.constant *= factor
        return product
    }

    static func + (one: Expression, constant: Double) -> Expression {
        var sum = one
        sum.constant += constant
        return sum
    }

    static func - (one: Expression, constant: Double) -> Expression { one + -constant }
}
