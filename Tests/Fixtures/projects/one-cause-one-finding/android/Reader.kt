class Fix(val accuracy: Double, val horizontal: Double)

class Reader {
    fun doubled(fix: Fix): Double {
        val accuracy = fix.accuracy.toDouble()
        return accuracy * 2
    }

    fun tripled(fix: Fix): Double {
        val accuracy = fix.accuracy.toDouble()
        return accuracy * 3
    }

    fun named(user: User): String {
        val name = user.name.family
        return name + "."
    }
}
