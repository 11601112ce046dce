struct Bio {
    static let maxLength = 160
    let text: String

    var length: Int {
        text.count
    }

    var remaining: Int {
        Bio.maxLength - length
    }
}

func isShort(_ title: String) -> Bool {
    let width = title.count
    log(width)
    return width <= 30
}

/// Nothing is held against what is only shown.
struct Counter {
    let text: String

    var shown: String {
        "\(size)"
    }

    private var size: Int {
        text.count
    }
}
