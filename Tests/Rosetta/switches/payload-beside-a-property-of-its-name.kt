class License {
    var documents: Documents

    fun take(result: Outcome) {
        if (result is Outcome.Success) {
            documents = result.documents
        }
    }
}
