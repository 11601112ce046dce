final class Basket {
    private var voucher: String?
    private var applied: [String] = []

    func apply() {
        guard let voucher = voucher else { return }
        applied.append(voucher)
    }
}
