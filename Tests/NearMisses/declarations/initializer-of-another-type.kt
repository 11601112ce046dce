data class Person(val name: String?)
