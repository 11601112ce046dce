struct Booth {
    func price(nights: Int, guests: Int) -> Int {
        return max(nights * 25, guests * 6)
        //~ unreplicated-change: Swift changed `5` to `6`; Kotlin still has `7`
    }
}
