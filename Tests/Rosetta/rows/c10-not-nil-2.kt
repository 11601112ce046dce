fun fill(d: MutableMap<String, String>, name: String?) {
    name?.let { d.put("name", it) }
}
