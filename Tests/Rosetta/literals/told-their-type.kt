class Upload(val size: Long?, val share: Double?) {
  val bytes: Long get() = size ?: 0
  val part: Double get() = share ?: 1.0
}
