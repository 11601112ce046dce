data class Place(val name: String)

class Keys {
    fun cacheKey(tags: List<String>): String {
        return "tags-${tags}"
    }

    fun requestKey(place: Place): String {
        return "place-${place}"
    }

    fun numbersKey(pages: List<Int>): String {
        return "pages-${pages}"
    }

    fun log(tags: List<String>) {
        println("tags ${tags}")
    }
}
