fun start() {
    run()
}
