final class W { var x: Double = 1 }
