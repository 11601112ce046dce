class Tally { var votes: Int = 0
    private set
    fun vote() { votes += 1 } }
