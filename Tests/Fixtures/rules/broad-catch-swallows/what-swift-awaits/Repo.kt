class Repo {
  suspend fun sync() {
    try {
      api.push()
      state = State.DONE
    } catch (e: Exception) {
      //~ broad-catch-swallows
      state = State.FAILED
    }
  }
  fun size(): Int {
    try {
      return count()
    } catch (e: Exception) {
      return 0
    }
  }
}
