fun isSet(mark: Number): Boolean = mark.booleanValue
