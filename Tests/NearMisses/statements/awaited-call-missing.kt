suspend fun save() {
    upload()
}

suspend fun upload() {
}

suspend fun refresh() {
}
