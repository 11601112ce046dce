fun f(us: List<User>): List<String> = us.filter(User::isActive).map(User::name)
