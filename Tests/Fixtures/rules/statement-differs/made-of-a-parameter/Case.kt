class Person(val first: String, val last: String)

class Buffer(var size: Int = 16)

class Name(val first: String, val last: String)
