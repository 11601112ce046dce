fun startScreenSharing() {
}
