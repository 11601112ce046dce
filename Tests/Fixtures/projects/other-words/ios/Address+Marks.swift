extension Address {
    init(_ mark: LMAddress, town: String?) {
        self.name = nil
        self.town = town ?? mark.locality
    }
}
