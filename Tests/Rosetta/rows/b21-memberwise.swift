struct Spot { let row: Int; let seat: String? }
func make() -> Spot { Spot(row: 1, seat: nil) }
