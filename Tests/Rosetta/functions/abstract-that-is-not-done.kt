class Importer {
    fun importAll(): Int {
        TODO("Not yet implemented")
    }
}
