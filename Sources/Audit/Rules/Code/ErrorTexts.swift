// Texts that describe errors, which code may handle without showing them.

import Code

extension CodeNode {
    /// Whether it describes an error, which code may handle without showing it: in the details of an `NSError`, or in
    /// a member of an error that describes it.
    var describesError: Bool {
        ancestors.contains { outer in
            switch outer.kind {
            case .dictionary: outer.children.contains { Self.errorKeys.contains($0.bare.name) }
            case .call:
                outer.isNamed("NSError") || outer.isNameBeginning(with: "errorWith")
                    || outer.arguments.contains { Self.errorKeys.contains($0.bare.name) }
            case .variable: Self.descriptions.contains(outer.name) && outer.enclosingType != nil
            default: false
            }
        }
    }

    /// The keys of texts in the details of an `NSError`.
    private static let errorKeys: Set = [
        "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
    ]

    /// The members of errors that describe them to users.
    private static let descriptions: Set = ["errorDescription", "failureReason", "recoverySuggestion"]
}
