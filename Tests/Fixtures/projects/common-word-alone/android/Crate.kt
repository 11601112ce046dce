class Crate(val name: String, val weight: Double)
