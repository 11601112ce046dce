fun isLater(a: Day, b: Day): Boolean = a.month > b.month || (a.month == b.month && a.day >= b.day)
fun isOrigin(x: Int, y: Int): Boolean = x == 0 && y == 0
