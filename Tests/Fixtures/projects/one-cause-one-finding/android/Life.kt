private const val SECOND = 1000L

class Life {
    var interval: Long = 60 * SECOND
    var longer: Long = 30 * SECOND
}
