extension Place {
    init(_ mark: LMAddress, point: Point?) {
        self.name = nil
        self.town = mark.locality
        self.point = point
    }
}
