fun load(id: String): Page {
    return try {
        fetch(id)
    } catch (e: Refused) {
        throw e
    } catch (e: Exception) {
        Page.empty
    }
}
