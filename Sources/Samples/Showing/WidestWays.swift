// The widest texts of a message with too many paths to display each.

/// Searches for the widest path through a message, fork by fork.
///
/// Independent forks are settled one after the other, those inside of a branch before the branch itself: the number of
/// texts tried is that of the branches, not of their combinations. The result is certain if each argument chooses only
/// once.
struct WidestWays {
    /// Displays the text along a path.
    typealias Show = (inout Path) -> ShownText

    /// A text, and the ways that led to it.
    fileprivate struct Trial {
        var settled: [String: Int]
        let text: ShownText
        /// In graphemes.
        let width: Int
        let cost: Int
        let forks: [Fork]
    }

    /// The remaining budget: a message with ten thousand arguments would take quadratic time.
    private var budget = 8_000_000
    private var found: [Trial] = []

    /// The widest text of all, then those with one other branch each, the widest first.
    mutating func texts(_ show: Show) -> [(text: ShownText, cost: Int)] {
        let first = trial([:], show)
        let best = settle(first.forks, first, show)
        vary(best.forks, best, show)
        let order = found.indices.sorted { (found[$1].width, $0) < (found[$0].width, $1) }
        return ([best] + order.map { found[$0] }).map { ($0.text, $0.cost) }
    }

    private mutating func trial(_ settled: [String: Int], _ show: Show) -> Trial {
        var path = Path(settled: settled)
        let text = show(&path)
        let cost = path.cost(of: text)
        budget -= cost
        return Trial(settled: settled, text: text, width: text.text.count, cost: cost, forks: path.forks)
    }

    /// Settles these forks and all inside of them for the widest text.
    private mutating func settle(_ forks: [Fork], _ start: Trial, _ show: Show) -> Trial {
        var best = start
        for fork in forks where best.settled[fork.name] == nil && best.forks.contains(fork) {
            var widest: Trial?
            for index in 0..<fork.count {
                guard budget > 0 else { return widest ?? best }
                let trial = take(index, at: fork, best, show)
                if trial.width > widest?.width ?? -1 { widest = trial }
            }
            best = widest ?? best
        }
        return best
    }

    /// Takes one way at a fork, and the widest ways at the forks inside of it.
    private mutating func take(_ index: Int, at fork: Fork, _ start: Trial, _ show: Show) -> Trial {
        var settled = start.settled
        settled[fork.name] = index
        let trial = trial(settled, show)
        return settle(trial.inside(fork), trial, show)
    }

    /// Keeps the texts of all other ways at these forks and at those inside of them.
    private mutating func vary(_ forks: [Fork], _ best: Trial, _ show: Show) {
        for fork in forks {
            for index in 0..<fork.count where index != best.settled[fork.name] {
                guard budget > 0 else { return }
                let other = take(index, at: fork, best, show)
                found.append(other)
                vary(other.inside(fork), other, show)
            }
        }
    }
}

extension WidestWays.Trial {
    /// The forks inside of the branch taken at a fork.
    fileprivate func inside(_ fork: Fork) -> [Fork] {
        guard let at = forks.firstIndex(of: fork) else { return [] }
        return Array(forks[(at + 1)...].prefix { $0.depth > fork.depth })
    }
}
