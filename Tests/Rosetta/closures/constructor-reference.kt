data class Tag(val name: String)

fun tags(names: List<String>): List<Tag> {
    return names.map(::Tag)
}
