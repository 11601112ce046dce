import Testing

@testable import ParityKit

/// What an author may write to name the companion of a change.
@Suite struct CompanionTests {
  @Test(
    arguments: [
      ("Parity-With: acme/app-android#12", "acme/app-android", 12), ("parity-with:  #7", nil, 7),
      ("More words.\r\n\r\n  Parity-With: acme/mobile/app-android!3 (draft)\r\n", "acme/mobile/app-android", 3),
      ("Parity-With: nothing\nParity-With: acme/app#1", "acme/app", 1),
      ("Parity-With: https://github.com/acme/app-android/pull/34", "acme/app-android", 34),
      ("Parity-With: https://github.com/acme/app-android/pull/34/files?w=1#diff-0", "acme/app-android", 34),
      ("Parity-With: <https://gitlab.com/acme/mobile/app/-/merge_requests/5>.", "acme/mobile/app", 5),
      ("Parity-With: [The port](https://github.com/acme/app-android/pull/34)", "acme/app-android", 34),
      ("**Parity-With:** acme/app-android#34", "acme/app-android", 34), ("- Parity-With: #34", nil, 34),
      ("> * **Parity-With**: `acme/app-android#34`", "acme/app-android", 34),
    ] as [(String, String?, Int)])
  func isNamed(description: String, repository: String?, number: Int) throws {
    let wish = CompanionWish(in: description)
    let named = try #require(wish.named)
    #expect(named.repository == repository && named.number == number && named.branch == nil && wish.misread == nil)
  }

  @Test func aBranchIsNamed() throws {
    let named = try #require(CompanionWish(in: "Parity-With: acme/app-android:feature/pay-#2").named)
    #expect(named.repository == "acme/app-android" && named.branch == "feature/pay-#2" && named.number == nil)
    #expect(named.text == "acme/app-android:feature/pay-#2")
    #expect(named.references.first == "refs/remotes/origin/feature/pay-#2")
  }

  /// A wish that is not understood is not passed over without a word.
  @Test(arguments: [
    "Parity-With: 12", "Parity-With: #0", "Parity-With: #-1", "Parity-With: app#12",
    "Parity-With: acme/app#12; rm -rf ~",
    "Parity-With: $(id)/x#1", "Parity-With: a/`b`#1", "Parity-With: #99999999999999", "Parity-With: acme/app:main^{/x}",
    "Parity-With: acme/app:a..b", "Parity-With: https://github.com/acme/app-android/issues/3",
    "- parity-with: the other one",
  ])
  func isMisread(description: String) {
    let wish = CompanionWish(in: description)
    #expect(wish.named == nil && wish.misread != nil)
  }

  /// The last one is how templates of descriptions explain themselves.
  @Test(arguments: [
    "", "See acme/app#12", "Parity-With:", "Parity-With: ", "It goes Parity-With: acme/app#12", "Parity-Without: x",
    "<!-- Parity-With: owner/name#12 -->",
  ])
  func isNotNamed(description: String) {
    let wish = CompanionWish(in: description)
    #expect(wish.named == nil && wish.misread == nil)
  }

  @Test(arguments: [
    ("https://github.com/acme/app-ios.git", "github.com", "acme/app-ios"),
    ("https://x-access-token:secret@GitHub.com/acme/app-ios", "github.com", "acme/app-ios"),
    ("git@github.com:acme/app-ios.git", "github.com", "acme/app-ios"),
    ("ssh://git@git.acme.example:2222/mobile/ios/app.git/", "git.acme.example", "mobile/ios/app"),
  ])
  func remotesAreNamed(address: String, host: String, path: String) throws {
    let name = try #require(RemoteName(address))
    #expect(name.host == host && name.path == path)
  }

  @Test(arguments: ["/srv/git/app.git", "../app", "file:///srv/git/app.git", "app", "https://github.com", "C:\\app"])
  func foldersAreNoRemotes(address: String) {
    #expect(RemoteName(address) == nil)
  }
}
