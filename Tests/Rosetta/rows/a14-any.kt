fun describe(value: Any): String { return value.toString() }
