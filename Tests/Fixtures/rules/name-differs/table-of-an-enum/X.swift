/// How loud somebody is.
enum Loudness {
    case quiet
    case loud

    var title: String {
        //~ name-differs: The property `title` in Swift is `levelText` in Kotlin.
        switch self {
        case .quiet: return "psst"
        case .loud: return "hey"
        }
    }
}
