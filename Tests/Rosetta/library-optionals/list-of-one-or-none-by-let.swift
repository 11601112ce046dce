func curves(_ curve: Curve?) -> [Curve] { curve.map { [$0] } ?? [] }
