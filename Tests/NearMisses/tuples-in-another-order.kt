fun isLater(a: Day, b: Day): Boolean = a.month > b.month || (a.month == b.month && a.day >= b.day)
