class Watcher {
    func apply(rules: [Rule], completion: @escaping (RuleError?) -> Void) {
        //~ info nullability-differs: inside of `rules`
        //~ nullability-differs: `completion` may be null in Kotlin only
        keep(rules)
    }
}
