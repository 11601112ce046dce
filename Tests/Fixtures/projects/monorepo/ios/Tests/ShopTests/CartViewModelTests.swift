final class CartViewModelTests {
    func testIsFull() {
        check(CartViewModel().isFull(count: 5))
    }
}
