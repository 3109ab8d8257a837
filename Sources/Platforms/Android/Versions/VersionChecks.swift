// Code that only some versions of Android run, or some builds: `if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) { … }`.

import Code

extension CodeNode {
    /// Whether only versions before one run it, as the conditions around it say.
    func isOnlyBefore(version: Int) -> Bool {
        var inner = self
        for ancestor in ancestors {
            if ancestor.kind == .if, inner.kind == .block {
                var condition: CodeNode?
                for child in ancestor.children {
                    guard child.kind == .block else {
                        condition = child
                        continue
                    }
                    let isReached = child.index == inner.index
                    if let condition, condition.implies(isReached, before: version) { return true }
                    if isReached { break }
                    condition = nil
                }
            }
            inner = ancestor
        }
        return false
    }

    /// Whether only debug builds run it: `if (BuildConfig.DEBUG) { … }`.
    var isOnlyInDebugBuilds: Bool {
        var inner = self
        for ancestor in ancestors {
            let parts = ancestor.kind == .if ? Array(ancestor.children.prefix(2)) : []
            if parts.count == 2, parts[1].kind == .block, parts[1].index == inner.index {
                let condition = parts[0].text
                if condition.contains("BuildConfig.DEBUG"), !condition.contains("!"), !condition.contains("||") {
                    return true
                }
            }
            inner = ancestor
        }
        return false
    }

    /// Whether a condition that holds, or does not, means that the version is older than one.
    private func implies(_ holds: Bool, before version: Int) -> Bool {
        guard kind == .operators else { return false }
        let parts = Array(children)
        let joints = parts.indices.filter { parts[$0].isNamed("&&") || parts[$0].isNamed("||") }
        // All of what `&&` joins holds, and nothing of what `||` joins if the whole does not.
        guard joints.allSatisfy({ parts[$0].isNamed(holds ? "&&" : "||") }) else { return false }
        return zip([-1] + joints, joints + [parts.count]).contains { start, end in
            let part = parts[(start + 1)..<end]
            guard part.count == 3, let left = part.first, let right = part.last else { return false }
            return Self.means(holds, left, part[start + 2].name, right, before: version)
        }
    }

    private static func means(
        _ holds: Bool, _ left: CodeNode, _ sign: String, _ right: CodeNode, before version: Int
    ) -> Bool {
        guard left.text.hasSuffix("SDK_INT"), let limit = right.systemVersion else { return false }
        return switch (sign, holds) {
        case ("<", true), (">=", false): limit <= version
        case ("<=", true), ("==", true), (">", false): limit < version
        default: false
        }
    }

    /// The number of a version: `28`, `Build.VERSION_CODES.P`.
    private var systemVersion: Int? {
        Int(text) ?? text.split(separator: ".").last.flatMap { Self.systemVersions[String($0)] }
    }

    private static let systemVersions = [
        "JELLY_BEAN": 16, "JELLY_BEAN_MR1": 17, "JELLY_BEAN_MR2": 18, "KITKAT": 19, "KITKAT_WATCH": 20, "LOLLIPOP": 21,
        "L": 21, "LOLLIPOP_MR1": 22, "M": 23, "N": 24, "N_MR1": 25, "O": 26, "O_MR1": 27, "P": 28, "Q": 29, "R": 30,
        "S": 31, "S_V2": 32, "TIRAMISU": 33, "UPSIDE_DOWN_CAKE": 34, "VANILLA_ICE_CREAM": 35, "BAKLAVA": 36,
    ]
}
