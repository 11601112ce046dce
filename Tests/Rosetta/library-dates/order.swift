func isLate(due: Date, now: Date) -> Bool {
  return due < now
}
