import CodeModel
import Normalization
import SourceModel
import Testing

/// What becomes of statements that no counterpart in the other language could be written for.
@Suite struct StatementFormTests {
  private func form(_ text: String, _ side: Side = .swift) -> String { printNormalForm(Shipped.normalize(text, side)) }

  /// The last statement of a block has nothing that it could put off; all the others wait for what follows.
  @Test func aDeferWaitsWhateverTheBlockEndsWith() {
    let last = form("func run() { defer { close() }; read(); defer { flush() } }")
    #expect(last.contains("  finally\n    close\n"))
    #expect(!last.contains("  defer\n    close\n"))
    let both = form("func run() { defer { close() }; defer { flush() }; read() }")
    #expect(both == form("fun run() { try { try { read() } finally { flush() } } finally { close() } }", .kotlin))
  }

  @Test func aLocalWithoutAValueHasNoneUnderTheLock() {
    let form = form("func run() { lock.lock(); let x: Int; lock.unlock(); x = measure(); use(x) }")
    #expect(!form.contains("withlock"))
    #expect(form.contains("lock.lock\n") && form.contains("lock.unlock\n"))
    #expect(self.form("func run() { lock.lock(); let x = size; lock.unlock(); use(x) }").contains("withlock"))
  }

  /// What is being typed has no position yet.
  @Test func aSubscriptMayBeEmpty() {
    #expect(form("func run() { for i in rows.indices { print(rows[]) } }").contains("println(rows[])"))
    #expect(form("func run() { for i in rows.indices { rows[].count = 1 } }").contains("rows[]"))
  }

  @Test func numbersEndSomewhere() {
    for last in ["9223372036854775807", "9223372036854775806, after"] {
      #expect(form("enum A: Int { case last = \(last) }").contains("9223372036854775807"))
    }
    // Nothing comes after the last number.
    let beyond = form("enum A: Int { case last = 9223372036854775807, after, later = 4, next }")
    #expect(beyond.contains("9223372036854775807") && !beyond.contains("-9223372036854775808"))
    #expect(!form("fun f(x: Long) = x.coerceIn(0 until -9223372036854775808)", .kotlin).contains("9223372036854775807"))
  }

  /// Each alias holds the one before twice.
  @Test(arguments: [Side.swift, .kotlin]) func privateAliasesMayHoldEachOther(side: Side) {
    func size(_ count: Int) -> Int {
      let lines = (0..<count).map { index in
        side == .swift
          ? "private typealias A\(index + 1) = (A\(index), A\(index))"
          : "private typealias A\(index + 1) = Pair<A\(index), A\(index)>"
      }
      let first = side == .swift ? "(Int, Int)" : "Pair<Int, Int>"
      let use = side == .swift ? "func f(a: A\(count)) {}" : "fun f(a: A\(count)) {}"
      let text = (["private typealias A0 = \(first)"] + lines + [use]).joined(separator: "\n")
      return Shipped.normalize(text, side).tree.count
    }
    #expect(size(14) < 10_000)
  }
}
