func title(_ name: String) -> Row {
    Row(name.isEmpty ? "Unknown" : name)
}
