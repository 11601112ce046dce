final class Store {
    func product(_ id: String) -> Product {
        if let cached = cache[id] {
            return cached
        }
        return load(id)
    }

    func copy(_ id: String) -> Product? {
        guard let cached = cache[id] else { return nil }
        return cached
    }

    func title(_ name: String?) -> String {
        guard let name else { return fallback() }
        return name
    }

    func needed(_ id: String) throws -> Product {
        guard let cached = cache[id] else { throw StoreError.missing }
        return cached
    }

    func chosen(_ policy: Policy, _ id: String) -> Product {
        switch policy {
        case .cached:
            if let cached = cache[id] {
                return cached
            }
            return load(id)
        case .fresh:
            return load(id)
        }
    }
}
