import CodeModel
import SourceModel
import Testing

@testable import Pairing

@Suite struct NameTests {
  @Test(arguments: [
    ("makeURLRequest", ["make", "url", "request"]), ("MAX_RETRY", ["max", "retry"]), ("_name2", ["name2"]), ("", []),
    ("X", ["x"]), ("HTTP", ["http"]), ("aB", ["a", "b"]), ("a2B", ["a2", "b"]),
    ("when it fails, retry", ["when", "it", "fails", "retry"]),
    ("über_größe", ["über", "größe"]), ("ÄnderungsArt", ["änderungs", "art"]), ("a-b.c$d", ["a", "b", "c", "d"]),
  ]) func aNameIsItsWords(name: String, expected: [String]) {
    #expect(words(of: name) == expected)
  }

  @Test(arguments: [
    ("MAX_RETRY", "maxretry"), ("maxRetry", "maxretry"), ("_maxRetry", "maxretry"), ("`default`", "default"),
    ("plain", "plain"), ("firstOrNil", "firstornull"), ("nilIfEmpty", "nullifempty"), ("nil", "nil"), ("Nile", "nile"),
    ("_", "_"), ("", ""), ("Größe", "größe"), ("ÄRGER", "ärger"), ("a1", "a1"),
  ]) func spellingsShareOneKey(name: String, expected: String) {
    #expect(canonicalName(name) == expected)
  }

  @Test(arguments: [
    ("Booking.Status", "Status"), ("a.b.c", "c"), ("a", "a"), ("a.", "a"), ("a..b..", "b"), (".a", "a"), ("", ""),
    ("..", ".."),
    ("Größe.Maß", "Maß"), ("a.ß.", "ß"),
  ]) func theLastComponentIsBehindTheLastDot(name: String, expected: String) {
    #expect(lastComponent(of: name) == expected)
  }

  @Test(arguments: [
    ("\"shop-ios\"", "\"shop-android\"", true), ("\"Shop for iOS 2\"", "\"Shop for Android 2\"", true),
    ("\"ios/v1\"", "\"android/v2\"", false), ("\"shop-ios\"", "\"shop-web\"", false), ("\"a\"", "\"b\"", false),
    ("\"shop\"", "\"shop\"", false), ("\"android\"", "\"ios\"", false),
  ]) func eachPlatformMayNameItself(swift: String, kotlin: String, expected: Bool) {
    let plumbing = Plumbing(swift: Plumbing.Platform(names: ["ios"]), kotlin: Plumbing.Platform(names: ["Android"]))
    #expect(plumbing.nameOwnPlatforms(swift: swift, kotlin: kotlin) == expected)
  }

  @Test func theWordsOfATextCountOneByOne() {
    func bag(_ text: String) -> LabelBag {
      var tree = Tree()
      let node = tree.add(.text, text, range: ByteRange(0, 0))
      return LabelBag(tree, node)
    }
    #expect(bag("no room, sorry!").similarity(to: bag("sorry: no room")) == 1)
    #expect(bag("no room2").similarity(to: bag("no room")) == 0.5)
    #expect(bag("kein Plätzchen").similarity(to: bag("Plätzchen, kein…")) == 1)
    #expect(bag("[a]{b}").similarity(to: bag("a b")) == 1)
    #expect(bag("!?").isEmpty)
  }
}
