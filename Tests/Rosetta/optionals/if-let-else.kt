fun title(name: String?): String {
    if (name != null) {
        return "Dear " + name
    } else {
        return "Dear guest"
    }
}
