fun handle(error: StorageException): Boolean {
    return true
}
