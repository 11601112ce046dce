class Desk {
  suspend fun keys(): Result<List<String>> = list()

  suspend fun count(): Result<String> = sum()
}

private class DeskModel {
//~ info missing-type
  data class Result(val title: String, val isDone: Boolean)
}
