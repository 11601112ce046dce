fun save() {
    try {
        store.write()
    } catch (error: DiskError) {
        note(error)
    }
}
