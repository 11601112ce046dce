class Stamps {
    fun date(value: Long): Date {
        return Date(value)
        //~    ^^^^^^^^^^^ time-unit-seconds-millis: takes it for milliseconds
    }

    fun day(value: Long): Date {
        return Date(value)
    }

    suspend fun pause() {
        delay(500)
        //~ time-unit-seconds-millis: so many milliseconds
    }
}
