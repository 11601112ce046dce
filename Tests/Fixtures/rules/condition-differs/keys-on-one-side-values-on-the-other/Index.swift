final class Index {
    func list(_ pages: [String: String]) {
        for (k, _) in pages {
        //~ ^^^^^^^^^^^^^^^ condition-differs: `k in pages.values` in Kotlin
            put(k)
        }
    }

    func count(_ pages: [String: String]) {
        for name in pages.keys {
        //~ ^^^^^^^^^^^^^^^^^^ condition-differs: `(_, text) in pages` in Kotlin
            weigh(name)
        }
    }

    func fill(_ pages: [String: String]) {
        for (_, v) in pages {
            put(v)
        }
    }
}
