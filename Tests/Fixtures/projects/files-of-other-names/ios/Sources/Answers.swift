/// What comes back from the till. The files of the two sides are called otherwise, so each may hold types of its own.
struct TillReceipt {
    let number: Int
    let total: Double

    var isFree: Bool { total == 0 }
}

struct Stamp {
    let issuer: String
}
