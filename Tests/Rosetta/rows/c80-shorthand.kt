fun f(us: List<User>): List<String> = us.map { it.name }
