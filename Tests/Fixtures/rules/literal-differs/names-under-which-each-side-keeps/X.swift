protocol Storable {
    static var key: String { get }
}

enum LastReceipt: Storable {
    static var key: String {
        "store.lastReceipt"
        //~ info literal-differs: store.lastReceipt
    }
}

struct ReceiptTable {
    static let tableName = "Receipts"
    //~ info literal-differs: Receipts
    static let pageSize = 20
    //~ literal-differs: 20
}

struct ReceiptField {
    let key = "receipt"
    //~ literal-differs: receipt
}
