func isAngle(_ x: Double) -> Bool { x >= 0 && x <= 180 }
