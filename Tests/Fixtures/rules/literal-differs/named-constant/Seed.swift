enum Seed: Int {
    case short = 128
    case long = 256

    var words: Int {
        switch self {
        case .short: return 12
        case .long: return 24
            //~            ^^ literal-differs: `24` in Swift is `WORDS_LONG` in Kotlin
        }
    }
}
