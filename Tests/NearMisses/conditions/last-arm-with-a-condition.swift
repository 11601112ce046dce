func text(_ number: Int) -> String {
    switch number {
    case 0: return "zero"
    case let other where other > 9: return spell(other)
    default: return "some"
    }
}
