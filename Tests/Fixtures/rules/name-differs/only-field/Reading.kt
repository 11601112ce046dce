class Reading(
  val key: String,
  val takenAtUnixMilliseconds: Long,
)

class Arrival(
  val id: String,
  val landedAt: String,
)

class Token(
  val text: String,
)

class Row(
  val id: String,
  val imageUrl: String,
  //~ missing-member
)
