fun start() {
    timer = fixedRateTimer(name = "beats", daemon = true, initialDelay = period, period = period) { beat() }
}
