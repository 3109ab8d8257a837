// Why a scene could not be laid out, in words.

extension SolverRefusal {
    /// Why, as the end of a sentence.
    package var words: String {
        switch self {
        case .tooManyVariables(let limit), .tooManyConstraints(let limit):
            "its layout is too large: at most \(limit) are solved"
        case .tooMuchWork: "its layout takes too long to solve"
        case .inaccurate: "its layout has numbers that cannot be solved exactly"
        }
    }
}
