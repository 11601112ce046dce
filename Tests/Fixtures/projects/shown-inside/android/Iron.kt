class Ring(val size: Int, val weight: Int)

class Plate(val size: Int, val weight: Int)

class Screw(val size: Int, val weight: Int)

class Nail(val size: Int, val weight: Int)
