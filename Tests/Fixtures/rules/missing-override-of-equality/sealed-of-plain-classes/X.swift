/// Who waits for news: two that wait for the same are one.
enum Waiting: Equatable {
    case everything
    case topic(String, callback: (String) -> Void)

    static func == (left: Waiting, right: Waiting) -> Bool {
    //~ info missing-member
    //~ missing-override-of-equality: Swift says when two `Waiting` are equal, and Kotlin does not.
        switch (left, right) {
        case (.everything, .everything): return true
        case (.topic(let one, _), .topic(let other, _)): return one == other
        default: return false
        }
    }
}
