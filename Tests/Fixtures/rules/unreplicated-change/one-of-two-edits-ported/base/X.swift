struct Booth {
    func price(nights: Int, guests: Int) -> Int {
        return max(nights * 20, guests * 5)
    }
}
