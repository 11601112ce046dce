struct Rules {
    let rules: [Rule]

    func answer(for user: User) -> String {
        for rule in rules where rule.fits(user) {
            return rule.answer
        }
        return "none"
    }

    func price(of name: String) throws -> Int {
        if let rule = rules.first(where: { $0.name == name }) {
            return rule.price
        }
        throw RuleError.missing
    }
}
