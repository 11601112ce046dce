func lastButOne(_ names: [String]) -> String {
    names[names.count - 2]
}
