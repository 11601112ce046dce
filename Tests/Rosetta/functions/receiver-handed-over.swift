struct Snapshot {
    let age: Int
    let isPinned: Bool
}

final class Repository {
    private let limit = 900

    func state(of snapshot: Snapshot?) -> String {
        guard let snapshot = snapshot else { return "none" }
        if isFresh(snapshot) { return "fresh" }
        return label(snapshot, in: "en")
    }

    private func isFresh(_ snapshot: Snapshot) -> Bool {
        if snapshot.isPinned { return true }
        return snapshot.age < limit
    }

    private func label(_ snapshot: Snapshot, in language: String) -> String {
        let shown = snapshot.age > limit ? "old" : "stale"
        return shown + ":" + language
    }
}

struct Rule {
    let key: String
}

final class Evaluator {
    func passes(_ rules: [Rule], _ context: [String: String]) -> Bool {
        rules.allSatisfy { holds($0, in: context) }
    }

    private func holds(_ rule: Rule, in context: [String: String]) -> Bool {
        guard let value = context[rule.key] else { return false }
        return !value.isEmpty
    }
}
