class C { var user: User? = null
    fun greet() { if (user == null) return
        say(user!!.name)
        say(user!!.mail) } }
