final class Turnstile {
  private var isLocked = false
  private var passed = 0
  private var weight: Int64 = 5
  private var lastGuest: String? = nil

  func pass(guest: String) {
    if isLocked { return }
    passed += 1
    lastGuest = guest
    report(passed, weight)
  }

  func lock() {
    isLocked = true
  }

  func check() -> Bool {
    var isFine = true
    visit { isFine = false }
    return isFine
  }
}
