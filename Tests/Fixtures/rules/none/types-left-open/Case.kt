fun id(value: Any): String? {
    return (value as? Box<*>)?.id
}

fun isBox(value: Any): Boolean {
    return value is Box<*>
}

fun isList(value: Any): Boolean {
    return value is List<*>
}
