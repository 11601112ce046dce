func send(block: Int64?, size: Int) {
    write(block.map { UInt64($0) })
    write(UInt32(size))
}
