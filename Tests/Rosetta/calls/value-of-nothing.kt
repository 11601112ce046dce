fun write(data: ByteArray, done: (Unit) -> Unit) {
  done(Unit)
  finish(Result.success(Unit))
}
