fun clock(minutes: Int, seconds: Int): String = "$minutes:$seconds"
