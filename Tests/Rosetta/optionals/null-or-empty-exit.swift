func send(_ rules: [Int]?, isReady: Bool) {
    guard isReady, let rules, !rules.isEmpty else {
        done()
        return
    }
    use(rules)
}

func label(_ name: String?) -> String {
    guard let name, !name.isEmpty else { return "none" }
    return name
}
