func curves(_ curve: Curve?, _ other: Curve) -> [Curve] { curve.map { [$0] } ?? [] }
