fun price(cents: Int): String = "${cents / 100}.${(cents % 100).toString().padStart(2, '0')} €"

fun clock(minutes: Int, seconds: Int): String {
    return "${"%02d".format(minutes)}:${"%02d".format(seconds)}"
}

fun greeting(name: String, count: Int): String = "Hello $name, 100 % of $count"
