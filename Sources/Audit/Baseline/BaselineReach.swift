// Which entries of a baseline a run would have found again: only those can be stale.

/// The entries that a run would have found again if they still occurred.
struct BaselineReach {
    private let plan: AuditPlan
    private let isUnder: (BaselineEntry) -> Bool
    private var withoutSource: Set<String> = []
    private var unfinished: Set<Unfinished> = []

    private struct Unfinished: Hashable {
        let file: String
        let locale: String
        let key: String
        let variant: String
    }

    /// The reach of a run of a plan under some absolute paths.
    init(_ result: AuditResult, of plan: AuditPlan, under paths: [String], from folder: inout BaselineFolder) {
        self.plan = plan
        isUnder = folder.isUnder(paths)
        let passed = result.passedOver
        // If the paths include the whole folder of the baseline, the source really does not exist.
        if !paths.contains(where: { folder.path.isInside($0) }) {
            for path in passed.withoutSource { withoutSource.insert(folder.relative(path)) }
        }
        for text in passed.unfinished {
            let subject = text.subject
            unfinished.insert(
                Unfinished(
                    file: folder.relative(text.path), locale: subject.locale ?? "", key: subject.key,
                    variant: subject.variant))
        }
    }

    func takesIn(_ entry: BaselineEntry) -> Bool {
        let identity = entry.identity
        let rule = Rule.all.firstIndex { $0.id == identity.rule }
        guard plan.isWanted(identity.locale.isEmpty ? nil : identity.locale), isUnder(entry),
            !(rule.map { plan.rules.isOff($0) } ?? false), !withoutSource.contains(identity.file)
        else { return false }
        return !unfinished.contains(
            Unfinished(
                file: identity.file, locale: identity.locale, key: identity.key, variant: identity.variant))
    }
}

extension BaselineFolder {
    /// Whether the file of an entry is one of some absolute paths, or inside one.
    func isUnder(_ paths: [String]) -> (BaselineEntry) -> Bool {
        { entry in
            let file = absolute(entry.identity.file)
            return paths.contains { file.isInside($0) }
        }
    }
}

extension String {
    /// Whether a path equals a folder or is inside it; both are absolute.
    fileprivate func isInside(_ folder: String) -> Bool {
        self == folder || hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
