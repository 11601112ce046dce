import Testing

@testable import ParityKit

/// What an author may write to name the companion of a change.
@Suite struct CompanionTests {
  @Test(
    arguments: [
      ("Parity-With: acme/app-android#12", "acme/app-android", 12), ("parity-with:  #7", nil, 7),
      ("More words.\r\n\r\n  Parity-With: acme/mobile/app-android!3 (draft)\r\n", "acme/mobile/app-android", 3),
      ("Parity-With: nothing\nParity-With: acme/app#1", "acme/app", 1),
    ] as [(String, String?, Int)])
  func isNamed(description: String, repository: String?, number: Int) throws {
    let named = try #require(NamedCompanion(in: description))
    #expect(named.repository == repository && named.number == number)
  }

  @Test(arguments: [
    "", "See acme/app#12", "Parity-With:", "Parity-With: 12", "Parity-With: #0", "Parity-With: #-1", "Parity-With: app#12",
    "Parity-With: acme/app#12; rm -rf ~", "Parity-With: $(id)/x#1", "Parity-With: a/`b`#1", "Parity-With: #99999999999999",
  ])
  func isNotNamed(description: String) {
    #expect(NamedCompanion(in: description) == nil)
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
