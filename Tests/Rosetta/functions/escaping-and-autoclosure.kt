fun retry(times: Int, action: () -> Unit) {
    action()
}
