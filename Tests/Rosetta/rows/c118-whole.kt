class W { var x: Double = 1.0 }
