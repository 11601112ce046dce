struct Pixel {
    let data: Data

    func length() -> Int {
        return Int(data[0]) << 8 | Int(data[1])
    }

    func isEmpty() -> Bool {
        for byte in data where Int(byte) != 0 { return false }
        return true
    }
}
