fun age(user: User?): Int = user?.age ?: 0

fun friends(): Int? = store.user?.friends?.size

fun mayEnter(user: User?): Boolean = user != null && user.isActive && user.age > 17

fun isOpen(user: User?): Boolean = user == null || user.isGuest
