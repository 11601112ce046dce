internal data class Lock(val size: Int, val weight: Int)

internal data class Door(val size: Int, val weight: Int)

internal data class Hinge(val size: Int, val weight: Int)

internal data class Bell(val size: Int, val weight: Int)
