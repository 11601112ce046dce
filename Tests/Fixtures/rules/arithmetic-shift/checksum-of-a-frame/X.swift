struct Frame {
    let words: [UInt32]

    var checksum: UInt32 {
        var sum: UInt32 = 0
        for word in words {
            sum = (sum << 1) ^ (sum >> 31) ^ word
        }
        return sum
    }
}
