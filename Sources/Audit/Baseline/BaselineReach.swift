// What of a baseline a run would have found again: only of that can anyone say that it is gone.

/// What a run would have found again if it were still there.
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

    /// What a run of a plan reached under some paths, from the root on.
    init(_ result: AuditResult, of plan: AuditPlan, under paths: [String], from folder: inout BaselineFolder) {
        self.plan = plan
        isUnder = folder.isUnder(paths)
        let passed = result.passedOver
        // Who looks at all that the baseline is of knows that there is no source.
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
    /// Tells whether the file of an entry is one of some paths, or in one; they lead from the root on.
    func isUnder(_ paths: [String]) -> (BaselineEntry) -> Bool {
        { entry in
            let file = absolute(entry.identity.file)
            return paths.contains { file.isInside($0) }
        }
    }
}

extension String {
    /// Whether a path is another, or leads into it; both from the root on.
    fileprivate func isInside(_ folder: String) -> Bool {
        self == folder || hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
