fun start() {
    val step = "start"
    Log.d("Desk", "$step begins")
    run()
}

fun run() {
}
