struct Stamp {
    let seat: Int

    func hash() -> String { String(format: "%02x%08X", seat, seat) }

    func padded() -> String { String(format: "%*d", 5, seat) }

    func twice() -> String { String(format: "%1$d-%1$d", seat) }
}
