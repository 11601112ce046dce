class Session(private val now: () -> Long = System::currentTimeMillis)
