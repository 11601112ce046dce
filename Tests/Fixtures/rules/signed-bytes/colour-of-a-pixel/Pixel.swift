struct Pixel {
    let data: Data

    func brightness() -> Int {
        var sum = 0
        for byte in data {
            sum += Int(byte)
        }
        return sum
    }
}
