class Document {
    val fields: org.json.JSONObject = org.json.JSONObject()

    fun set(key: String, text: String) {
        fields.put(key, text)
    }

    fun attach(key: String, other: Document) {
        fields.put(key, other.fields)
        //~ info collection-alias-mutation: a copy of `other.fields` in Swift
    }
}

class Folder {
    val names = mutableListOf<String>()

    fun add(name: String) {
        names.add(name)
    }

    fun group(key: String, other: Folder) {
        groups[key] = other.names
        //~ info collection-alias-mutation: a copy of `other.names` in Swift
    }

    private val groups = mutableMapOf<String, List<String>>()
}
