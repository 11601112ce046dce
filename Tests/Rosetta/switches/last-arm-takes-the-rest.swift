func name(_ number: Int) -> String {
    switch number {
    case 0: return "zero"
    case _: return "many"
    }
}

func text(_ number: Int) -> String {
    switch number {
    case 0: return "zero"
    case let other: return spell(other)
    }
}

func spell(_ digit: Int?) -> String {
    switch digit {
    case nil: return "none"
    case 1?: return "one"
    case let digit?: return write(digit)
    }
}
