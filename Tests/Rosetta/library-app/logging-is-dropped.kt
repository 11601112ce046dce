fun start() {
    Timber.d("start")
    run()
}

fun run() {
}
