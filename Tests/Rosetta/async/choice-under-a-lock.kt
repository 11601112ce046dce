class Bucket {
  private val lock = Any()
  fun wait(missing: Double): Double = synchronized(lock) {
    refill()
    if (missing <= 0) 0.0 else missing / rate
  }
}
