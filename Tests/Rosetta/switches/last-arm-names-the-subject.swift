func name(_ store: Store) -> String {
    switch store.count() {
    case 0: return "zero"
    case let other: return text(other)
    }
}
