fun load(onSuccess: () -> Unit, onError: () -> Unit) {
    onError()
}
