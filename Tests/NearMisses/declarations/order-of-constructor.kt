data class Point(val y: Int, val x: Int)
