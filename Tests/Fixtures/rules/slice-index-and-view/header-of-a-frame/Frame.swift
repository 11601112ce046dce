struct Frame {
    let bytes: [UInt8]

    func kind() -> UInt8 {
        let payload = bytes[4...]
        return payload[0]
        //~    ^^^^^^^^^^ slice-index-and-view: reads from `bytes[4...]`
    }
}
