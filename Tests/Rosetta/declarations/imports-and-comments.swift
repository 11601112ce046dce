import Foundation

// MARK: - Greeting

/// Says hello.
func greet() -> String {
  // The greeting is fixed.
  return "hello"
}
