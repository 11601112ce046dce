import XCTest
@testable import Shop

final class ShoppingCartTests: XCTestCase {
    private var cart: ShoppingCart!

    override func setUp() {
        super.setUp()
        cart = ShoppingCart()
    }

    override func tearDown() {
        cart = nil
        super.tearDown()
    }

    func testNewCartIsEmpty() {
        XCTAssertTrue(cart.isEmpty)
        XCTAssertEqual(cart.subtotal, 0)
    }

    func testAddingSameSkuMergesLines() throws {
        try cart.add(sku: "A", title: "Apple", unitPrice: 120, quantity: 2)
        try cart.add(sku: "A", title: "Apple", unitPrice: 120, quantity: 3)

        XCTAssertEqual(cart.lines.count, 1)
        XCTAssertEqual(cart.itemCount, 5)
        XCTAssertEqual(cart.subtotal, 600)
    }

    func testAddingAboveMaximumThrows() throws {
        try cart.add(sku: "A", title: "Apple", unitPrice: 120, quantity: 15)

        XCTAssertThrowsError(try cart.add(sku: "A", title: "Apple", unitPrice: 120, quantity: 6)) { error in
            XCTAssertEqual(error as? CartError, .quantityOutOfRange(21))
        }
        XCTAssertEqual(cart.itemCount, 15)
    }

    func testSettingQuantityToZeroRemovesLine() throws {
        try cart.add(sku: "A", title: "Apple", unitPrice: 120)
        try cart.add(sku: "B", title: "Bread", unitPrice: 250)

        try cart.setQuantity(0, forSku: "A")

        XCTAssertEqual(cart.lines.map(\.sku), ["B"])
    }

    func testSettingQuantityOfUnknownLineThrows() {
        XCTAssertThrowsError(try cart.setQuantity(1, forSku: "X")) { error in
            XCTAssertEqual(error as? CartError, .unknownLine("X"))
        }
    }

    func testRemoveReportsWhetherLineExisted() throws {
        try cart.add(sku: "A", title: "Apple", unitPrice: 120)

        XCTAssertTrue(cart.remove(sku: "A"))
        XCTAssertFalse(cart.remove(sku: "A"))
    }
}
