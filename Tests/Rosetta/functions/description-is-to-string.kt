class Version(val number: Int) {
    override fun toString(): String {
        return "v$number"
    }
}
