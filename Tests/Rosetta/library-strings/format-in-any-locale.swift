func time(_ minutes: Int, _ seconds: Int) -> String {
    String(format: "%02d:%02d", minutes, seconds)
}

func label(_ name: String, _ count: Int) -> String {
    String(format: "%@ (%d)", name, count)
}

func hex(_ value: Int) -> String {
    String(format: "%08x", value)
}
