func read() -> Int {
    let byte = bytes[offset]
    offset += 1
    return byte
}
