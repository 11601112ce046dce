fun fill(d: MutableMap<String, String>, name: String?) {
    if (name != null) { d["name"] = name }
}
