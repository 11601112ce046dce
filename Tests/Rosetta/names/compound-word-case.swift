func startScreensharing() {
}
