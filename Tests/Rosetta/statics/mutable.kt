class Registry {
    companion object {
        var count: Int = 0

        fun register() {
            count += 1
        }
    }
}
