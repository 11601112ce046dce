fun middle(names: List<String>): List<String> {
    return names.drop(1).take(3)
}
