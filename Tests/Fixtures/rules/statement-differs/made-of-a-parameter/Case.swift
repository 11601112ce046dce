final class Person {
    let first: String
    let last: String

    init(first: String, last: String) {
        self.first = first.cleaned()
        //~ statement-differs
        self.last = last
    }
}

final class Buffer {
    var size: Int

    init(size: Int = 16) {
        self.size = max(0, size)
        //~ statement-differs
    }
}

final class Name {
    let first: String
    let last: String

    init(first: String, last: String) {
        self.first = last
        //~ statement-differs
        self.last = first
        //~ statement-differs
    }
}
