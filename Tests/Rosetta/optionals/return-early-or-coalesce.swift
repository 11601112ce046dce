func title(_ id: String) -> Title {
    if let kept = store.title(id) {
        return kept
    }
    return load(id)
}

func known(_ id: String) -> Title? {
    guard let kept = titles[id] else { return nil }
    return kept
}

func chosen(_ policy: Policy, _ id: String) -> Title {
    switch policy {
    case .kept:
        if let kept = store.title(id) {
            return kept
        }
        return load(id)
    case .fresh:
        return load(id)
    }
}

func named(_ title: Title?) -> Title {
    guard let title else { return .none }
    return title
}
