class C { var user: User? = null
    fun greet() { val user = user ?: return
        say(user.name)
        say(user.mail) } }
