enum Kind {
    case a, b

    var wire: String {
        switch Settings.mode {
        case .a: return "one"
        case .b: return "two"
        }
    }
}

final class Sender {
    func greet() {
        send(Kind.a.wire)
        //~  ^^^^^^^^^^^ statement-differs
    }
}
