class C { var user: User? = null
    fun greet() { val user = this.user ?: return
        say(user.name)
        say(user.mail) } }
