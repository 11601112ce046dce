func id(_ value: Any) -> String? {
    return (value as? Box)?.id
}

func isBox(_ value: Any) -> Bool {
    return value is Box
}

func isList(_ value: Any) -> Bool {
    return value is [Any]
}
