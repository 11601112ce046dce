struct Ticket {
    let cents: Int
    let seat: Int
    let name: String

    func price() -> String { String(format: "%d ct", cents) }

    func label() -> String { String(format: "%@, %i", name, seat) }

    func share() -> String { String(format: "%d %%", seat) }
}
