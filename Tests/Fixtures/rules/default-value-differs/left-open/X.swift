/// Letters of a box.
struct LetterBox {
    // What nothing stands for is decided further down.
    func letters(order: LetterOrder? = nil, limit: Int = 20) -> [Letter] {
        //~ info default-value-differs: The default of `order` is `nil` in Swift and `LetterOrder.NEWEST` in Kotlin.
        //~ info nullability-differs
        store.letters(order: order, limit: limit)
    }

    func drafts(order: LetterOrder? = .oldest) -> [Letter] {
        //~ info nullability-differs
        store.drafts(order: order)
    }

    func sent(limit: Int = 20) -> [Letter] {
        //~ default-value-differs: The default of `limit` is `20` in Swift and `50` in Kotlin.
        store.sent(limit: limit)
    }
}
