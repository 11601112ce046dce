fun numbered(names: List<String>): List<String> {
    return names.mapIndexed { index, name -> "$index $name" }
}
