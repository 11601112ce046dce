import CourtsideKit

/// What a shop keeper can do with a product.
protocol IProductEditor {
    func rename(productId: String, name: String)
    func reprice(productId: String, price: Double)
    //~ parameter-type-differs: price
    func tag(productId: String, tags: [String])
    func hide(productId: String)
}

struct ProductPage {
    let products: [Product]
    let next: String?

    var isLast: Bool {
        return next == nil
    }
}
