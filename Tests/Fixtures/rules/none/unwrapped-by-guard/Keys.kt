fun key(type: String, name: String?): String =
    if (name == null) type else "$type:$name"
