fun start() {
    task = scope.launch {
        while (isActive) {
            delay(1.seconds)
            tick()
        }
    }
}
