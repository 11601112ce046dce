fun f(us: List<User>): List<String> = us.filter { it.isActive }.map { it.name }
