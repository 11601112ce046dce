fun mayEnter(user: User?): Boolean = user != null && user.isActive && user.age > 17

fun isOpen(user: User?): Boolean = user == null || user.isGuest
