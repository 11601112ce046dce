fun make(name: String?, age: Int?): String? {
    return name
}
