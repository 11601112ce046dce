struct Roles: OptionSet {
    let rawValue: Int

    static let reader = Roles(rawValue: 1)
    static let writer = Roles(rawValue: 2)
}
