class Picker {
    fun pick(shelf: Shelf): Int {
        try {
            return shelf.take()
        } catch (error: ShelfError) {
            return error.code
        }
    }
}
