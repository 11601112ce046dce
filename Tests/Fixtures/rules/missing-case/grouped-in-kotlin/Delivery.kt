sealed interface Delivery {
  data class HandedOver(val note: String) : Delivery

  sealed interface Answer : Delivery {
    data class Accepted(val by: String?) : Answer
    data class Rejected(val reason: String) : Answer
    data class Postponed(val days: Int) : Answer
    //~ missing-case
  }

  sealed interface Failure : Delivery

  data object Lost : Failure
}
