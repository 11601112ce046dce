import XCTest

final class ShelfTests: XCTestCase {
  func test404OverridesTheDefaultAndEvicts() {
    let shelf = Shelf(size: 3)
    shelf.put("a", for: 404)
    XCTAssertEqual(shelf.count(of: 404), 1)
  }

  func testReadsTheFirstPage() {
    let page = load("https://shop.example.com/items/7/first")
    XCTAssertEqual(page.rows, 12)
  }
}
