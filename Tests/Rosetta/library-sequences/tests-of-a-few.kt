class Address(val street: String, val town: String, val isSent: Boolean, val isSeen: Boolean) {
  val isComplete: Boolean get() = street.isNotEmpty() && town.isNotEmpty()
  val isDone: Boolean get() = listOf(isSent, isSeen).any { it }
}
