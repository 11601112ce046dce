final class CartViewModel {
    let limit = 5

    func isFull(count: Int) -> Bool { count >= limit }
}
