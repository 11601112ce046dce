class Feed {
  fun apply(old: Int, new: Int) {
    if (new != old) {
      note(new)
      if (isOpen) start() else stop()
    }
  }
  fun watch() {
    listen { new ->
      if (new != last) {
        last = new
        note(new)
      }
    }
  }
}
