enum class Direction { NORTH, SOUTH, EAST, WEST }
