fun pattern(): String {
    return """\w+@\w+"""
}
