// Written by Rules/embed.sh from the documents in Rules/; do not edit.
// swift-format-ignore-file

extension RuleSet {
  /// Every document of `Rules/`, by path, without its last line break.
  package static let embeddedDocuments: [Document] = [
    Document(path: "changes/conflicting-change.yml", text: ####"""
id: conflicting-change
check: conflicting-change
severity: warning
summary: Both sides changed the same place, each in its own way.
message: "{side} changed `{before}` to `{after}`, while {other} changed it to `{answer}`."
why: |
  The two agreed, and both were changed for what is probably one reason. That the results differ is hardly meant: one of
  the two is a mistake in porting.
instead: |
  Decide which of the two is right, and make the other side say the same.
examples:
  - name: two new limits
    base:
      swift: |
        struct Lesson {
            func isFull(attendees: Int) -> Bool { attendees >= 12 }
        }
      kotlin: |
        class Lesson {
            fun isFull(attendees: Int): Boolean = attendees >= 12
        }
    swift: |
      struct Lesson {
          func isFull(attendees: Int) -> Bool { attendees >= 16 }
          //~                                                ^^ conflicting-change: changed `12` to `16`, while Kotlin changed it to `20`
      }
    kotlin: |
      class Lesson {
          fun isFull(attendees: Int): Boolean = attendees >= 20
      }
  - name: one new limit
    base:
      swift: |
        struct Lesson {
            func isFull(attendees: Int) -> Bool { attendees >= 12 }
        }
      kotlin: |
        class Lesson {
            fun isFull(attendees: Int): Boolean = attendees >= 12
        }
    swift: |
      struct Lesson {
          func isFull(attendees: Int) -> Bool { attendees >= 20 }
      }
    kotlin: |
      class Lesson {
          fun isFull(attendees: Int): Boolean = attendees >= 20
      }
"""####),
    Document(path: "changes/one-sided-change.yml", text: ####"""
id: one-sided-change
check: one-sided-change
severity: info
summary: Something was changed that the other side does not have, or has written too differently to compare.
message: "{side} changed {names}; whether {other} needs the same cannot be told from the code."
why: |
  Where two twins have gone different ways, nobody can tell from the text whether a change concerns both. This note is all
  that is said about it, so that no change passes in silence.
instead: |
  Have a look at the other side. If the two are to be one again, port what differs; if not, say so with
  `// parity:platform-only - why`.
examples:
  - name: a helper that only one side has
    base:
      swift: |
        final class Session {
            func open(_ name: String) -> String { "open " + name }
            func keychain(_ key: String) -> String { "ios " + key }
        }
      kotlin: |
        class Session {
            fun open(name: String): String = "open " + name
        }
    swift: |
      final class Session {
          func open(_ name: String) -> String { "open " + name }
          func keychain(_ key: String) -> String { "mac " + key }
          //~ one-sided-change: Swift changed `Session.keychain(_:)`
      }
    kotlin: |
      class Session {
          fun open(name: String): String = "open " + name
      }
  - name: several helpers of one file are told in one note
    base:
      swift: |
        final class Vault {
            func open(_ name: String) -> String { "open " + name }
            func keychain(_ key: String) -> String { "ios " + key }
            func group(_ key: String) -> String { "group " + key }
        }
      kotlin: |
        class Vault {
            fun open(name: String): String = "open " + name
        }
    swift: |
      final class Vault {
          func open(_ name: String) -> String { "open " + name }
          func keychain(_ key: String) -> String { "mac " + key }
          //~ one-sided-change: Swift changed `Vault.keychain(_:)`, `Vault.group(_:)`; whether
          func group(_ key: String) -> String { "family " + key }
      }
    kotlin: |
      class Vault {
          fun open(name: String): String = "open " + name
      }
  - name: formatting and local names
    base:
      swift: |
        final class Session {
            func keychain(_ key: String) -> String { let place = "ios " + key; return place }
        }
      kotlin: |
        class Session {
        }
    swift: |
      final class Session {
          /// Where it is kept.
          func keychain(_ key: String) -> String {
              let location = "ios " + key
              return location
          }
      }
    kotlin: |
      class Session {
      }
"""####),
    Document(path: "changes/unanswered-change.yml", text: ####"""
id: unanswered-change
check: unanswered-change
severity: warning
summary: A member was changed, and its counterpart, which is written differently, was not.
message: "{side} changed `{name}`; its counterpart in {other} has not been touched."
why: |
  The two members do the same work in different words, so that no line of one can be put beside a line of the other. Just
  for that reason a fix in one is easily forgotten in the other: there is nothing that looks wrong.
instead: |
  Read the counterpart and make the change there, too, if it concerns it. If only one platform needs it, say so above the
  line: `// parity:disable:next unanswered-change - why`.
examples:
  - name: a retry that the other side does not get
    base:
      swift: |
        final class Sender {
            func send(_ batch: [Int], to server: Server) -> Bool {
                var rest = batch
                while let next = rest.popLast() {
                    if !server.accepts(next) { return false }
                    server.log(next)
                }
                server.close()
                return true
            }
        }
      kotlin: |
        class Sender {
            fun send(batch: List<Int>, server: Server): Boolean {
                val refused = batch.firstOrNull { !server.accepts(it) }
                batch.forEach { server.log(it) }
                server.close()
                return refused == null
            }
        }
    swift: |
      final class Sender {
          func send(_ batch: [Int], to server: Server) -> Bool {
              var rest = batch
              while let next = rest.popLast() {
                  if !server.accepts(next * 2) { return false }
                  //~ unanswered-change: Swift changed `Sender.send(_:to:)`
                  server.log(next)
              }
              server.close()
              return true
          }
      }
    kotlin: |
      class Sender {
          fun send(batch: List<Int>, server: Server): Boolean {
              val refused = batch.firstOrNull { !server.accepts(it) }
              batch.forEach { server.log(it) }
              server.close()
              return refused == null
          }
      }
  - name: both were changed
    base:
      swift: |
        final class Sender {
            func send(_ batch: [Int], to server: Server) -> Bool {
                var rest = batch
                while let next = rest.popLast() {
                    if !server.accepts(next) { return false }
                    server.log(next)
                }
                server.close()
                return true
            }
        }
      kotlin: |
        class Sender {
            fun send(batch: List<Int>, server: Server): Boolean {
                val refused = batch.firstOrNull { !server.accepts(it) }
                batch.forEach { server.log(it) }
                server.close()
                return refused == null
            }
        }
    swift: |
      final class Sender {
          func send(_ batch: [Int], to server: Server) -> Bool {
              var rest = batch
              while let next = rest.popLast() {
                  if !server.accepts(next * 2) { return false }
                  server.log(next)
              }
              server.close()
              return true
          }
      }
    kotlin: |
      class Sender {
          fun send(batch: List<Int>, server: Server): Boolean {
              val refused = batch.firstOrNull { !server.accepts(it * 2) }
              batch.forEach { server.log(it) }
              server.close()
              return refused == null
          }
      }
  - name: what the other side has done all along
    base:
      swift: |
        final class Checker {
            func matches(_ sign: String, _ value: Label?, _ wanted: Label) -> Bool {
                guard let value else { return false }
                switch sign {
                case "$later":
                    if let left = value.text, let right = wanted.text { return Release.padded(left) > Release.padded(right) }
                case "$same": return value == wanted
                case "$other": return value != wanted
                default: break
                }
                return false
            }
        }
      kotlin: |
        class Checker {
            fun matches(sign: String, value: Label?, wanted: Label): Boolean {
                if (value is Word && wanted is Word) {
                    val left = value.content
                    val right = wanted.content
                    when (sign) {
                        "\$same" -> return left == right
                        "\$other" -> return left != right
                    }
                }
                return false
            }
        }
    swift: |
      final class Checker {
          func matches(_ sign: String, _ value: Label?, _ wanted: Label) -> Bool {
              guard let value else { return false }
              switch sign {
              case "$later":
                  if let left = value.text, let right = wanted.text { return Release.padded(left) > Release.padded(right) }
              case "$same": return value == wanted
              case "$other": return value != wanted
              default: break
              }
              return false
          }
      }
    kotlin: |
      class Checker {
          fun matches(sign: String, value: Label?, wanted: Label): Boolean {
              if (value is Word && wanted is Word) {
                  val left = value.content
                  val right = wanted.content
                  when (sign) {
                      "\$same" -> return left == right
                      "\$other" -> return left != right
                      "\$later" -> return Release.padded(left) > Release.padded(right)
                  }
              }
              return false
          }
      }
  - name: not what the other side has
    base:
      swift: |
        final class Checker {
            func matches(_ sign: String, _ value: Label?, _ wanted: Label) -> Bool {
                guard let value else { return false }
                switch sign {
                case "$later":
                    if let left = value.text, let right = wanted.text { return Release.padded(left) > Release.padded(right) }
                case "$same": return value == wanted
                case "$other": return value != wanted
                default: break
                }
                return false
            }
        }
      kotlin: |
        class Checker {
            fun matches(sign: String, value: Label?, wanted: Label): Boolean {
                if (value is Word && wanted is Word) {
                    val left = value.content
                    val right = wanted.content
                    when (sign) {
                        "\$same" -> return left == right
                        "\$other" -> return left != right
                    }
                }
                return false
            }
        }
    swift: |
      final class Checker {
          func matches(_ sign: String, _ value: Label?, _ wanted: Label) -> Bool {
              guard let value else { return false }
              switch sign {
              case "$later":
                  if let left = value.text, let right = wanted.text { return Release.padded(left) > Release.padded(right) }
              case "$same": return value == wanted
              case "$other": return value != wanted
              default: break
              }
              return false
          }
      }
    kotlin: |
      class Checker {
          fun matches(sign: String, value: Label?, wanted: Label): Boolean {
              if (value is Word && wanted is Word) {
                  val left = value.content
                  val right = wanted.content
                  when (sign) {
                      "\$same" -> return left == right
                      "\$other" -> return left != right
                      "\$later" -> return Calendar.moment(of = left) > Calendar.moment(of = right)
                      //~ unanswered-change
                  }
              }
              return false
          }
      }
"""####),
    Document(path: "changes/unknown-vocabulary.yml", text: ####"""
id: unknown-vocabulary
check: unknown-vocabulary
severity: info
summary: A change brings words that the other side has nowhere.
message: "{side} introduces {names}; {other} has nothing of that name."
why: |
  A new header, key, endpoint or feature leaves its name in the code. Where nothing on the other side is called so, it has
  most likely not been brought over, even if the two sides are written too differently to be compared line by line.
instead: |
  Look whether the other side needs it, too. If only one platform does, write `// parity:platform-only - why` above it.
examples:
  - name: a header that the other side does not send
    base:
      swift: |
        final class Client {
            func fetch(_ path: String) -> String { "get " + path }
            func trace(_ request: Request) { request.note("plain") }
        }
      kotlin: |
        class Client {
            fun fetch(path: String): String = "get " + path
        }
    swift: |
      final class Client {
          func fetch(_ path: String) -> String { "get " + path }
          func trace(_ request: Request) { request.note("cf-ray") }
          //~ unknown-vocabulary: Swift introduces `cf-ray`; Kotlin has nothing of that name
      }
    kotlin: |
      class Client {
          fun fetch(path: String): String = "get " + path
      }
  - name: the other side knows the word
    base:
      swift: |
        final class Client {
            func fetch(_ path: String) -> String { "get " + path }
            func trace(_ request: Request) { request.note("plain") }
        }
      kotlin: |
        class Client {
            val header = "cf-ray"
            fun fetch(path: String): String = "get " + path
        }
    swift: |
      final class Client {
          func fetch(_ path: String) -> String { "get " + path }
          func trace(_ request: Request) { request.note("cf-ray") }
      }
    kotlin: |
      class Client {
          val header = "cf-ray"
          fun fetch(path: String): String = "get " + path
      }
"""####),
    Document(path: "changes/unreplicated-addition.yml", text: ####"""
id: unreplicated-addition
check: unreplicated-addition
severity: warning
summary: Something was added on one side only.
message: "{side} adds `{name}`; {other} has nothing like it."
why: |
  A member, case or statement that only one platform has is a feature, a fix or a check that the other platform's users do
  not get.
instead: |
  Add it on the other side. If only one platform needs it, write `// parity:platform-only - why` above it.
examples:
  - name: a step was added on one side
    base:
      swift: |
        final class Cart {
            func clear(items: Items, log: Log) {
                items.removeAll()
                log.write("cleared")
            }
        }
      kotlin: |
        class Cart {
            fun clear(items: Items, log: Log) {
                items.removeAll()
                log.write("cleared")
            }
        }
    swift: |
      final class Cart {
          func clear(items: Items, log: Log) {
              items.removeAll()
              items.save()
              //~ unreplicated-addition: Swift adds `items.save()`
              log.write("cleared")
          }
      }
    kotlin: |
      class Cart {
          fun clear(items: Items, log: Log) {
              items.removeAll()
              log.write("cleared")
          }
      }
  - name: added on both sides
    base:
      swift: |
        enum Status { case open, closed }
      kotlin: |
        enum class Status { OPEN, CLOSED }
    swift: |
      enum Status { case open, closed, refunded }
    kotlin: |
      enum class Status { OPEN, CLOSED, REFUNDED }
  - name: the other side has it in another type
    base:
      swift: |
        final class Session {
            let apiHost: String
            let key: String
        }
        struct HostOptions {
            let apiHost: String
            let streamHost: String?
        }
      kotlin: |
        class Session(val apiHost: String, val key: String)
    swift: |
      final class Session {
          let apiHost: String
          let key: String
      }
      struct HostOptions {
          let apiHost: String
          let streamHost: String?
      }
    kotlin: |
      class Session(
          val apiHost: String,
          val streamHost: String?,
          //~ ^^^^^^^^^^ info unreplicated-addition
          val key: String,
      )
"""####),
    Document(path: "changes/unreplicated-change.yml", text: ####"""
id: unreplicated-change
check: unreplicated-change
severity: warning
summary: Something was changed on one side only.
message: "{side} changed `{before}` to `{after}`; {other} still has `{still}`."
why: |
  Both sides agreed here until this change. From now on they behave differently, and nobody on the other platform knows.
  Later the two cannot be told apart from an old, meant difference: the moment of the change is the cheapest to port it.
instead: |
  Make the same change on the other side, in the same review or in one that names it. If only one platform needs it, say
  so above the line: `// parity:disable:next unreplicated-change - why`.
examples:
  - name: a limit was raised on one side
    base:
      swift: |
        struct Lesson {
            func isFull(attendees: Int) -> Bool { attendees >= 12 }
        }
      kotlin: |
        class Lesson {
            fun isFull(attendees: Int): Boolean = attendees >= 12
        }
    swift: |
      struct Lesson {
          func isFull(attendees: Int) -> Bool { attendees >= 16 }
          //~                                                ^^ unreplicated-change: changed `12` to `16`; Kotlin still has `12`
      }
    kotlin: |
      class Lesson {
          fun isFull(attendees: Int): Boolean = attendees >= 12
      }
  - name: raised on both sides
    base:
      swift: |
        struct Lesson {
            func isFull(attendees: Int) -> Bool { attendees >= 12 }
        }
      kotlin: |
        class Lesson {
            fun isFull(attendees: Int): Boolean = attendees >= 12
        }
    swift: |
      struct Lesson {
          func isFull(attendees: Int) -> Bool { attendees >= 16 }
      }
    kotlin: |
      class Lesson {
          fun isFull(attendees: Int): Boolean = attendees >= 16
      }
  - name: the difference is older than the change
    base:
      swift: |
        struct Lesson {
            func isFull(attendees: Int) -> Bool { attendees >= 16 }
            func title() -> String { "Lesson" }
        }
      kotlin: |
        class Lesson {
            fun isFull(attendees: Int): Boolean = attendees >= 12
            fun title(): String = "Lesson"
        }
    swift: |
      struct Lesson {
          func isFull(attendees: Int) -> Bool { attendees >= 16 }
          func title() -> String { "Course" }
          //~ unreplicated-change: `"Lesson"` to `"Course"`; Kotlin still has `"Lesson"`
      }
    kotlin: |
      class Lesson {
          fun isFull(attendees: Int): Boolean = attendees >= 12
          fun title(): String = "Lesson"
      }
  - name: a function that waits from now on
    base:
      swift: |
        struct Till {
            func total(_ prices: [Int]) -> Int { prices.count * 3 }
        }
      kotlin: |
        class Till {
            fun total(prices: List<Int>): Int = prices.size * 3
        }
    swift: |
      struct Till {
          func total(_ prices: [Int]) async -> Int { prices.count * 3 }
          //~ unreplicated-change: Swift changed `total` to `async total`; Kotlin still has `total`
      }
    kotlin: |
      class Till {
          fun total(prices: List<Int>): Int = prices.size * 3
      }
"""####),
    Document(path: "changes/unreplicated-deletion.yml", text: ####"""
id: unreplicated-deletion
check: unreplicated-deletion
severity: warning
summary: Something was deleted on one side only.
message: "{side} deleted `{name}`; {other} still has it."
why: |
  What one platform dropped the other goes on doing: an endpoint that is switched off, a field that nobody fills any more,
  a step that was found to be wrong.
instead: |
  Delete it on the other side, too. If it has to stay there, write `// parity:platform-only - why` above it.
examples:
  - name: a member was deleted on one side
    base:
      swift: |
        struct Account {
            func balance(_ entries: [Int]) -> Int { entries.count * 2 }
            func legacyBalance(_ entries: [Int]) -> Int { entries.count * 3 }
        }
      kotlin: |
        class Account {
            fun balance(entries: List<Int>): Int = entries.size * 2
            fun legacyBalance(entries: List<Int>): Int = entries.size * 3
        }
    swift: |
      struct Account {
          func balance(_ entries: [Int]) -> Int { entries.count * 2 }
      }
    kotlin: |
      class Account {
          fun balance(entries: List<Int>): Int = entries.size * 2
          fun legacyBalance(entries: List<Int>): Int = entries.size * 3
          //~ ^^^^^^^^^^^^^ unreplicated-deletion: Swift deleted `legacyBalance(_:)`; Kotlin still has it
      }
  - name: the other side never had it
    base:
      swift: |
        struct Account {
            func balance(_ entries: [Int]) -> Int { entries.count * 2 }
            func legacyBalance(_ entries: [Int]) -> Int { entries.count * 3 }
        }
      kotlin: |
        class Account {
            fun balance(entries: List<Int>): Int = entries.size * 2
        }
    swift: |
      struct Account {
          func balance(_ entries: [Int]) -> Int { entries.count * 2 }
      }
    kotlin: |
      class Account {
          fun balance(entries: List<Int>): Int = entries.size * 2
      }
"""####),
    Document(path: "changes/unreplicated-rename.yml", text: ####"""
id: unreplicated-rename
check: unreplicated-rename
severity: warning
summary: Something was renamed on one side only.
message: "{side} renamed `{before}` to `{after}`; {other} still has the old name."
why: |
  Twins are found by their names, by people as well as by this tool. A member with two names is looked for in vain, and
  the next change to it is made on one side only.
instead: |
  Rename it on the other side, too. Where each platform wants its own name, write `// parity:twin Type.member` above one.
examples:
  - name: a function was renamed on one side
    base:
      swift: |
        struct Court {
            let width: Int
            let depth: Int

            func area() -> Int {
                let total = width * depth
                return total > 0 ? total : 0
            }
        }
      kotlin: |
        data class Court(val width: Int, val depth: Int) {
            fun area(): Int {
                val total = width * depth
                return if (total > 0) total else 0
            }
        }
    swift: |
      struct Court {
          let width: Int
          let depth: Int

          func surfaceArea() -> Int {
          //~  ^^^^^^^^^^^ unreplicated-rename: Swift renamed `area` to `surfaceArea`
              let total = width * depth
              return total > 0 ? total : 0
          }
      }
    kotlin: |
      data class Court(val width: Int, val depth: Int) {
          fun area(): Int {
              val total = width * depth
              return if (total > 0) total else 0
          }
      }
  - name: renamed on both sides
    base:
      swift: |
        struct Court {
            func area(_ width: Int) -> Int { width * 2 }
        }
      kotlin: |
        class Court {
            fun area(width: Int): Int = width * 2
        }
    swift: |
      struct Court {
          func surface(_ width: Int) -> Int { width * 2 }
      }
    kotlin: |
      class Court {
          fun surface(width: Int): Int = width * 2
      }
"""####),
    Document(path: "conventions/files.yml", text: ####"""
# What the names and places of files say, and what of it carries no meaning (E70–E85).

suffixes:  # E72
  - [Utils, Util, Extensions, Extension, Exts, Ext, Helpers, Helper, +]

receivers:  # E72: `Array+Utils.swift` and `ListExtensions.kt`
  - [Array, List, Collection, Iterable, Sequence]
  - [Dictionary, Map]
  - [Data, ByteArray]
  - [URL, Uri]
  - [Error, Throwable, Exception]
  - [UIView, View]
  - [UIImage, Drawable, Bitmap]
  - [UIColor, Color]
  - [UIViewController, Fragment, Activity]
  - [Double, Float, Number]
  - [UserDefaults, SharedPreferences]

sourceRoots:  # E75
  swift: [Sources, Source, src]
  kotlin: [src/main/kotlin, src/main/java, src/androidMain/kotlin, src/commonMain/kotlin, src/kotlin]

# Tests are twins of tests only.
testFolders:  # E76
  swift: [Tests, "*Tests", "*Specs", "*UITests"]
  kotlin: [src/test, "src/*Test", src/testFixtures, src/testDebug, src/testRelease]
testSuffixes: [Tests, Test, Spec, Specs]

# Examples of how a library is used are twins of such examples only: folders with one of these words in their names, or of
# what lies in a folder that may be an example's.
exampleWords: [example, examples, sample, samples, demo, demos, tutorial, tutorials]
exampleApps: {kotlin: [app]}

# Source sets of Kotlin Multiplatform that are compiled for other platforms than Android: on iOS they stand beside the
# Swift code, not against it. Read only where a configuration includes them.
otherPlatforms:  # E78
  kotlin:
    - src/ios*Main
    - src/ios*Test
    - src/apple*Main
    - src/apple*Test
    - src/native*Main
    - src/native*Test
    - src/darwin*Main
    - src/macos*Main
    - src/macos*Test
    - src/watchos*Main
    - src/watchos*Test
    - src/tvos*Main
    - src/tvos*Test
    - src/js*Main
    - src/js*Test
    - src/wasm*Main
    - src/wasm*Test
    - src/web*Main
    - src/web*Test
    - src/linux*Main
    - src/linux*Test
    - src/mingw*Main
    - src/mingw*Test
    - src/desktop*Main
    - src/desktop*Test

# Folders that hold other people's code or what a build made. Git ignores most of them; a plain folder has no git.
skippedFolders: [.build, .gradle, .swiftpm, Carthage, DerivedData, Pods, SourcePackages, node_modules]

# What stands in for something in tests and previews: which values it holds is no news.
supportAffixes: [Mock, Fake, Stub, Spy, Dummy]  # E84

exempt:  # E81 E83 E85
  swift:
    - Package.swift
    - main.swift
    - AppDelegate.swift
    - SceneDelegate.swift
    - "*App.swift"
    - "*_Previews.swift"
    - "ObjC*.swift"
  kotlin:
    - "*.gradle.kts"
    - MainActivity.kt
    - "*Application.kt"
    - "*Preview.kt"
"""####),
    Document(path: "conventions/plumbing.yml", text: ####"""
# What ties code to its platform and says nothing about the app: a difference here is told as info, never louder.

# Members that the platform calls. Those of one word count only where they override.
lifecycle:  # E26
  swift:
    - loadView
    - viewDidLoad
    - viewWillAppear
    - viewDidAppear
    - viewWillDisappear
    - viewDidDisappear
    - viewWillLayoutSubviews
    - viewDidLayoutSubviews
    - layoutSubviews
    - awakeFromNib
    - prepareForReuse
    - prepare
    - traitCollectionDidChange
    - didReceiveMemoryWarning
    - didMoveToSuperview
    - didMoveToWindow
    - draw
    - intrinsicContentSize
    - applicationDidFinishLaunching
    - applicationDidBecomeActive
    - applicationWillResignActive
    - applicationDidEnterBackground
    - applicationWillEnterForeground
    - applicationWillTerminate
    - preferredStatusBarStyle
    - tableView
    - collectionView
    - numberOfSections
    - setUp
    - tearDown
    - deinit
  kotlin:
    - onCreate
    - onCreateView
    - onViewCreated
    - onViewStateRestored
    - onActivityCreated
    - onStart
    - onResume
    - onPause
    - onStop
    - onDestroyView
    - onDestroy
    - onAttach
    - onDetach
    - onCleared
    - onSaveInstanceState
    - onRestoreInstanceState
    - onActivityResult
    - onRequestPermissionsResult
    - onConfigurationChanged
    - onNewIntent
    - onLowMemory
    - onTrimMemory
    - onFinishInflate
    - onAttachedToWindow
    - onDetachedFromWindow
    - onMeasure
    - onLayout
    - onDraw
    - onCreateViewHolder
    - onBindViewHolder
    - getItemCount
    - getItemViewType
    - getItemId
    - getCount
    - getView
    - onCreateOptionsMenu
    - onOptionsItemSelected
    - onBackPressed
    - setUp
    - tearDown

# Members that the two platforms call at the same moment: counterparts, whatever their names.
moments:  # E26
  - {swift: [viewDidLoad], kotlin: [onCreate, onViewCreated]}
  - {swift: [loadView], kotlin: [onCreateView]}
  - {swift: [viewWillAppear], kotlin: [onStart]}
  - {swift: [viewDidAppear], kotlin: [onResume]}
  - {swift: [viewWillDisappear], kotlin: [onPause]}
  - {swift: [viewDidDisappear], kotlin: [onStop]}
  - {swift: [awakeFromNib], kotlin: [onFinishInflate]}
  - {swift: [didMoveToWindow], kotlin: [onAttachedToWindow]}
  - {swift: [layoutSubviews], kotlin: [onLayout]}
  - {swift: [draw], kotlin: [onDraw]}
  - {swift: [didReceiveMemoryWarning], kotlin: [onLowMemory]}
  - {swift: [deinit], kotlin: [onCleared, onDestroy]}

# Attributes and annotations that tie a declaration to a view, a runtime or a tool.
bindings:  # B115 B116
  swift:
    - IBOutlet
    - IBInspectable
    - IBDesignable
    - IBSegueAction
    - GKInspectable
    - NSManaged
    - UIApplicationMain
    - NSApplicationMain
    - UIApplicationDelegateAdaptor
    - State
    - StateObject
    - ObservedObject
    - EnvironmentObject
    - Environment
    - Binding
    - Bindable
    - FocusState
    - GestureState
    - AppStorage
    - SceneStorage
    - Namespace
    - ScaledMetric
    - FetchRequest
    - Query
    - ViewBuilder
    - available
  kotlin:
    - BindView
    - BindViews
    - BindString
    - BindColor
    - BindDimen
    - BindDrawable
    - ViewById
    - JvmField
    - VisibleForTesting
    - RestrictTo
    - Composable
    - Preview
    - PreviewParameter
    - BindingAdapter
    - Serializer
    - Deprecated

# Types that a part of the screen has; `*` stands for any run of characters. A property, or a function that makes one, is
# the platform's way to show something.
views:  # E45 E46
  swift:
    - View
    - Scene
    - AnyView
    - "UI*View"
    - "NS*View"
    - UIViewController
    - "*ViewController"
    - "*NavigationController"
    - "*TabBarController"
    - "*AlertController"
    - UILabel
    - "*Button"
    - "*TextField"
    - "*TextView"
    - "*ImageView"
    - "*TableView"
    - "*CollectionView"
    - "*ScrollView"
    - "*StackView"
    - "*WebView"
    - "*IndicatorView"
    - "*SearchBar"
    - UISwitch
    - UISlider
    - UIControl
    - "*SegmentedControl"
    - "*PageControl"
    - "*RefreshControl"
    - "*GestureRecognizer"
    - "*BarButtonItem"
    - NSLayoutConstraint
  kotlin:
    - View
    - ViewGroup
    - "*TextView"
    - "*EditText"
    - "*TextField"
    - "*TextInputLayout"
    - "*ImageView"
    - "*RecyclerView"
    - "*ScrollView"
    - "*WebView"
    - "*Button"
    - "*CheckBox"
    - Switch
    - SwitchCompat
    - Spinner
    - SeekBar
    - "*ProgressBar"
    - "*Toolbar"
    - "*ViewPager"
    - "*Layout"
    - Fragment
    - Activity
    - "*Fragment"
    - "*Activity"
    - "*Dialog"
    - "*Binding"
    - "*MenuItem"
    - NavController
    - WindowInsets

# What makes a Swift type a view, by its supertypes, and a Kotlin function, by its annotations.
viewMarks: {swift: [View], kotlin: [Composable]}  # E46

# Words for parts of the screen, left out when two of their names are compared: `titleLabel` is `titleTextView`.
viewWords:
  - view
  - controller
  - fragment
  - activity
  - label
  - text
  - edit
  - field
  - input
  - custom
  - button
  - image
  - table
  - collection
  - recycler
  - list
  - bar
  - indicator
  - progress
  - layout
  - container

# Types that a platform starts, shows or previews by itself; what they hold beyond that is elsewhere.
shells:  # E51 E83 E85
  swift:
    - App
    - PreviewProvider
    - UIApplicationDelegate
    - UIWindowSceneDelegate
    - NSApplicationDelegate
    - UIViewRepresentable
    - UIViewControllerRepresentable
    - NSViewRepresentable
    - WidgetBundle
  kotlin:
    - Application
    - MultiDexApplication
    - ContentProvider
    - PreviewParameterProvider
    - KSerializer
    - JsonAdapter
    - JsonDeserializer
    - JsonSerializer
    - TypeAdapter

# Parameters that a platform or an older way to be asynchronous asks for.
parameters:  # E29 E64
  - completion
  - completionHandler
  - callback
  - listener
  - handler
  - sender
  - animated
  - queue
  - coder
  - calendar
  - context
  - activity
  - scope
  - dispatcher
  - savedInstanceState
  - parcel
  - file
  - line

# What a platform is called: in texts and in names of cases, one says what the other does, each in its own app.
platforms:
  swift: [swift, ios, apple, iphone, ipados, app store, appstore, apple pay]
  kotlin: [kotlin, android, google, play store, playstore, google play, google pay]

# What begins a statement that speaks to developers only.
diagnostics: [log, logger, NSLog, os_log, Timber, debugPrint, dump, assert, assertionFailure, breadcrumb]

# Types that the compiler or a library reads and writes by itself, in Swift by a supertype or an attribute, in Kotlin by an
# annotation, and the members in which the other language spells out the same.
coded: {swift: [Codable, Decodable, Encodable], kotlin: [Serializable, JsonClass]}
codecs:
  swift: [encode, decode, fromJson, toJson, fromDictionary, toDictionary, asDictionary]
  kotlin: [fromJson, fromJsonObject, toJson, toJsonObject, fromMap, toMap]

# Members that a compiler writes, or that a protocol of the library asks for: they do not characterise a type.
synthesized:  # B65 B66 B67
  - "=="
  - equals
  - hash
  - hashCode
  - hashValue
  - description
  - debugDescription
  - toString
  - copy
  - encode
  - decode
  - CodingKeys
  - component1
  - component2
  - component3
  - component4
  - component5
  - describeContents
  - writeToParcel
  - CREATOR
  - serializer
  - serialVersionUID
  - Companion
  - deinit
  - TAG
  - errorDescription
  - failureReason
  - localizedDescription
"""####),
    Document(path: "conventions/roles.yml", text: ####"""
# Names of types that play one role on the two platforms (E40–E51), in order of precedence: types of one stem whose names
# share a group are twins. `{N}` is the stem; a word without it is an ending. Types of one name need no group.

- id: screen
  swift: [ViewController, View, Controller, Screen]
  kotlin: [Fragment, Activity, Screen, Composable, View, Layout, Dialog, BottomSheet]

- id: view  # E46
  of: views
  swift: ["{N}View", "{N}Screen", "{N}Content", "{N}"]
  kotlin: ["{N}", "{N}Screen", "{N}View", "{N}Page", "{N}Content", "{N}Route"]

- id: cell
  swift: [Cell, TableViewCell, CollectionViewCell]
  kotlin: [ViewHolder, Cell, Item, Row]

- id: data-source
  swift: [DataSource]
  kotlin: [Adapter]

- id: navigation
  swift: [Coordinator, Router]
  kotlin: [Coordinator, Navigator, Router]

- id: application
  swift: [AppDelegate]
  kotlin: [Application, App]

- id: delegate
  swift: [Delegate]
  kotlin: [Listener, Callback, Delegate, Handler]

- id: error
  swift: [Error]
  kotlin: [Exception, Error, Failure]

- id: storage
  swift: [UserDefaultsStorage, UserDefaultsStore]
  kotlin: [SharedPreferencesStorage, SharedPreferencesStore, PreferencesStorage]

- id: secret-storage
  swift: [KeychainStorage, KeychainStore]
  kotlin: [EncryptedSharedPreferencesStorage, EncryptedStorage, KeystoreStorage]

- id: test
  swift: [Tests, Test]
  kotlin: [Test, Tests, Spec]

- id: interface  # E40 E41
  of: interfaces
  swift: ["{N}", "{N}Protocol", "{N}Type", "{N}Interface", "I{N}", "{N}ing", "{N}Providing"]
  kotlin: ["{N}", "I{N}", "{N}Interface", "{N}Contract", "{N}Protocol"]

- id: implementation  # E43
  of: implementations
  swift: ["{N}", "{N}Impl", "{N}Implementation", "Default{N}", "{N}Default"]
  kotlin: ["{N}", "{N}Impl", "Default{N}", "{N}Implementation"]
"""####),
    Document(path: "conventions/words.yml", text: ####"""
# What words in names say of what they name. Names are taken apart where their case changes: `maxRetryCount` has three
# words. All words in lower case.

# Amounts that people compare to the cent.
money:
  - amount
  - balance
  - cost
  - currency
  - discount
  - fee
  - fees
  - interest
  - invoice
  - money
  - payment
  - price
  - prices
  - rate
  - salary
  - score
  - sum
  - tax
  - tip
  - total
  - vat

# What keeps data on one device, for itself.
stores: [cache, cached, column, database, keychain, persisted, persistent, storable, storage, store, stored, table]

# How much there may be of something.
limits: [allowed, capacity, limit, max, maximum, min, minimum]

# What machines read, and compare byte for byte.
machines:
  - body
  - csv
  - encode
  - encoded
  - endpoint
  - event
  - filename
  - hash
  - header
  - headers
  - identifier
  - json
  - key
  - keys
  - lat
  - latitude
  - lng
  - lon
  - longitude
  - param
  - parameter
  - parameters
  - params
  - path
  - payload
  - query
  - request
  - sign
  - signature
  - slug
  - token
  - topic
  - uri
  - url
  - valueof

# Types whose values are sent.
requests: [body, input, parameters, params, patch, payload, request, upload]

# Last words of the names of types that only carry what is sent.
transports: [dto, json, payload, request, response, to]

# What happens once and is told each time, even where it is the same again.
events: [alert, effect, error, errors, event, events, message, navigation, snackbar, toast, unit]

# Last words of the names of screens and of what stands behind one.
screens: [activity, controller, coordinator, dialog, fragment, presenter, router, screen, view, viewmodel]

# Last words of the names of types whose objects are told what happened.
callbacks: [callback, handler, listener, observer]

# What writes for developers.
logs: [log, logger, logging, timber]

# Last words of the names of texts that developers read sooner than users do.
messages: [description, message]

# What maps of settings are called.
settings: [config, configuration, options, preferences, settings]

# What the number of a version is about that code asks of others, or has agreed on with them: `minimumVersion`.
demands: [api, format, max, maximum, min, minimal, minimum, protocol, required, schema, supported]

# What reads and writes dates.
formatters: [df, format, formatter, parser, sdf]

# What only stands in for something, in tests or where there is nothing.
standIns: [dummy, fake, mock, stub]

# What invites everybody to try what is not settled yet.
previews: [alpha, beta, experimental, experiments, preview, unstable]

# The case of an enum for whatever its side does not know.
others: [other, unknown, unsupported]

# The case of an enum for that there is none.
nothing: [none, notset, undefined, unset, unspecified]

# What is said of types that have nothing else in common.
vague: [base, data, info, item, kind, model, my, object, state, status, type, value]

# What only Apple's platforms have: what a name says of it the other side need not have. Two words may be written as one.
apple:
  - apns
  - apple
  - appstore
  - catalyst
  - faceid
  - icloud
  - idfa
  - idfv
  - ios
  - ipad
  - ipados
  - iphone
  - macos
  - objc
  - siri
  - skadnetwork
  - storekit
  - storekit1
  - storekit2
  - touchid
  - tvos
  - uikit
  - userdefaults
  - visionos
  - watchos

# What only Android has.
android:
  - amazon
  - android
  - fcm
  - gms
  - google
  - hms
  - huawei
  - onetap
  - playservices
  - playstore
  - sharedpreferences
"""####),
    Document(path: "equivalences/annotations.yml", text: ####"""
# Attributes and annotations. What is in `drop` says nothing about behaviour that the twin could mirror.

drop:
  swift:
    # Objective-C and Interface Builder
    - objc
    - objcMembers
    - nonobjc
    - IBOutlet
    - IBAction
    - IBInspectable
    - IBDesignable
    - NSManaged
    - UIApplicationMain
    - NSApplicationMain
    - main
    # availability and visibility to the compiler
    - available
    - backDeployed
    - discardableResult
    - warn_unqualified_access
    - testable
    - inlinable
    - inline
    - usableFromInline
    - frozen
    - unknown
    - _spi
    - _exported
    - _documentation
    - _disfavoredOverload
    - _implementationOnly
    - _transparent
    - dynamicMemberLookup
    - dynamicCallable
    - propertyWrapper
    - resultBuilder
    # closures and concurrency
    - escaping
    - autoclosure
    - convention
    - Sendable
    - MainActor
    - preconcurrency
    - unchecked
    - retroactive
    - concurrent
    - nonisolated
    # SwiftUI and injection
    - ViewBuilder
    - State
    - StateObject
    - ObservedObject
    - EnvironmentObject
    - Environment
    - Binding
    - FocusState
    - Namespace
    - Observable
    - ObservationIgnored
    - Injected
    - Inject
    # tests
    - Test
    - Suite
  kotlin:
    # Java's view of it
    - JvmStatic
    - JvmOverloads
    - JvmField
    - JvmName
    - JvmSynthetic
    - JvmInline
    - JvmDefault
    - JvmMultifileClass
    - JvmSuppressWildcards
    - Throws
    - Transient
    - Volatile
    # compilers and linters
    - Suppress
    - SuppressLint
    - SuppressWarnings
    - OptIn
    - RequiresOptIn
    - ExperimentalStdlibApi
    - ExperimentalCoroutinesApi
    - ExperimentalSerializationApi
    - InternalCoroutinesApi
    - PublishedApi
    - DslMarker
    - Keep
    - VisibleForTesting
    - RestrictTo
    - CheckResult
    - Target
    - Retention
    - MustBeDocumented
    - Repeatable
    # Android
    - RequiresApi
    - TargetApi
    - RequiresPermission
    - StringRes
    - DrawableRes
    - ColorRes
    - ColorInt
    - LayoutRes
    - IdRes
    - DimenRes
    - PluralsRes
    - ArrayRes
    - NonNull
    - Nullable
    - IntRange
    - Size
    - WorkerThread
    - MainThread
    - UiThread
    - AnyThread
    - BindView
    - OnClick
    - Parcelize
    - IgnoredOnParcel
    # Compose
    - Composable
    - Preview
    - PreviewParameter
    - Stable
    - Immutable
    - ReadOnlyComposable
    # injection
    - Inject
    - Singleton
    - Named
    - Module
    - Provides
    - Binds
    - Assisted
    - AssistedInject
    - AssistedFactory
    - HiltViewModel
    - HiltAndroidApp
    - AndroidEntryPoint
    - InstallIn
    - ApplicationContext
    # storage and JSON
    - Serializable
    - JsonClass
    - Entity
    - Dao
    - ColumnInfo
    - PrimaryKey
    - Embedded
    - TypeConverter
    - TypeConverters
    # tests
    - Test
    - Before
    - After
    - BeforeEach
    - AfterEach
    - BeforeTest
    - AfterTest
    - RunWith

contracts:
  - id: serialized-name  # B83 B120
    swift: [CodingKey]
    kotlin: [SerialName, SerializedName, Json, JsonProperty]
  - id: deprecated  # B117
    swift: [deprecated]
    kotlin: [Deprecated]
  - id: published  # B45
    swift: [Published]
    kotlin: []
  - id: synchronized  # B116
    swift: []
    kotlin: [Synchronized]
  - id: generated-equality  # compiler plugins that write equals, hashCode and toString of a class from its properties
    swift: []
    kotlin: [Poko, DataApi]
"""####),
    Document(path: "equivalences/hazards.yml", text: ####"""
# What `near:` may name in a phrase or in a table of types: the ways in which spellings of one form behave differently in
# some case. The id of a rule in `hazards/` may be named as well.

- id: array-field-identity-equality
  summary: Kotlin compares arrays by identity, Swift by content.
- id: assert-semantics
  summary: Swift removes assertions from release builds, Kotlin from every run without -ea.
- id: broad-catch-swallows
  summary: Kotlin's broad `catch` also swallows cancellation and bugs that end a Swift program.
- id: case-mapping-locale
  summary: One spelling follows the language of the device, the other does not.
- id: class-name-as-data
  summary: Shrinking renames classes in a release of the Android app.
- id: comparator-from-predicate
  summary: Swift asks whether one comes before the other, Kotlin for a sign.
- id: date-formatter-dialect
  summary: Formatters differ in locale, leniency and letters.
- id: double-to-string
  summary: Numbers and collections are written differently as text.
- id: duplicate-key-trap
  summary: Equal keys end a Swift program, and Kotlin keeps the last.
- id: fatal-is-catchable
  summary: What ends a Swift program is an exception in Kotlin, which something may catch.
- id: hash-iteration-order
  summary: Swift's order changes from run to run, Kotlin's is that of insertion.
- id: index-of-minus-one
  summary: What is not found is nil in Swift and -1 in Kotlin.
- id: int-overflow
  summary: Too large a number ends a Swift program, and wraps or saturates in Kotlin.
- id: int-width-64-vs-32
  summary: Integers are of different widths.
- id: invalid-utf8
  summary: Bytes that are no text give nil in Swift and replacement characters in Kotlin.
- id: json-text
  summary: Encoders differ in slashes, in the order of keys and in what they write for nil.
- id: lock-reentrancy
  summary: Some locks let the thread that holds them in again, others wait for ever.
- id: main-queue-hop-order
  summary: One side may run the closure at once, the other always later.
- id: optional-interpolation
  summary: An optional in a text is written as `Optional("x")` or `nil` in Swift, as `x` or `null` in Kotlin.
- id: oversized-shift
  summary: Swift shifts out all bits, Kotlin shifts by the remainder.
- id: percent-encoding-set
  summary: Encoders escape different characters; some write a space as `+`.
- id: regex-match-mode
  summary: The engines differ in dialect and in what a replacement text may say.
- id: serializer-defaults
  summary: Absent keys, defaults and nulls are up to the library.
- id: shared-repeated-element
  summary: Swift repeats one object, Kotlin makes one for each place.
- id: slice-index-and-view
  summary: A Swift slice is a copy with the indices of its base, a Kotlin one a view that starts at 0.
- id: sort-in-place-vs-copy
  summary: Kotlin changes the one list that every alias sees.
- id: split-join-defaults
  summary: Empty pieces, and what counts as a line end, differ.
- id: string-length-units
  summary: Swift counts characters as people do, Kotlin UTF-16 units.
- id: timezone-fallback-gmt
  summary: Bad text gives nil in Swift; Kotlin throws or takes a default.
"""####),
    Document(path: "equivalences/names.yml", text: ####"""
# Names that differ by convention. Case, separators and acronyms are no difference and need no entry: `userID`, `userId`
# and `USER_ID` are one word.

interfaces: {prefixes: [I], suffixes: [Protocol, Interface]}  # E40 E41
implementations: {prefixes: [Default, Real, Live], suffixes: [Impl]}  # E43

errors:  # E27
  - {swift: Error, kotlin: Exception}
  - {swift: Errors, kotlin: Exceptions}

accessors: [get, is, has, should]  # E12 E13
events: {swift: [did, will, should], kotlin: [on]}  # E24

# Names of parameters. The type has to agree as well.
parameters:
  # E29
  - [completion, completionHandler, completionBlock, handler, block, callback, onComplete, onCompletion, onResult]
  - [failure, error, onError, onFailure]  # E29
  - [success, onSuccess]
  - [dict, dictionary, map]  # E30
  - [url, uri]
  - [count, size]
  - [nilIfEmpty, nullIfEmpty]
  - [nilIfBlank, nullIfBlank]
  - [params, parameters]
  - [message, msg]
  - [opts, options]
  - [data, input]
  - [identifier, id]  # E22
  - [index, idx]  # E31
  - [defaults, userDefaults, preferences, prefs, sharedPreferences, sharedPrefs]
  - [animated, animation]

# Names of members and free functions that no phrase covers.
members:
  - [description, toString]  # E17
  - [identifier, id]  # E22
  - [allCases, entries, values]  # E23 B92
  - [shared, instance, getInstance]  # B14
  # Functions that Kotlin declares as operators.
  - [adding, plus, advanced]
  - [subtracting, minus]
  - [multiplied, times]
  - [divided, div]
  - [count, size]
  # What keeps values by their keys.
  - [set, putString, putStrings, putInt, putLong, putFloat, putDouble, putBoolean, putStringSet]
  - [removeValue, removeObject, remove]
  - [url, uri]
  - [os, platform]
  - [delegate, listener]  # E28
  - [toArray, toList]
  - [execute, invoke]  # B69
  - [now, clock]
  - [milliseconds, millis]
  - [bool, boolean]
  - [int, integer]
  - [delegates, listeners]
  - [defaults, userDefaults, preferences, prefs, sharedPreferences, sharedPrefs]
  - [deinit, close, onCleared, finalize]  # B70
  - [nil, "null"]
  - [date, instant]
  - [tap, click]  # E24
  - [tapped, clicked]
  - [setUp, before]
  - [tearDown, after]

# Last words of type names.
types:
  - [Delegate, Listener, Callback, Handler, Observer]  # E28
  - [Coordinator, Router, Navigator]  # E49
  - [DataSource, Adapter]  # E48
  - [Cell, TableViewCell, CollectionViewCell, ViewHolder, Item]  # E47
  - [Utils, Util, Helper, Helpers]
  - [Extensions, Extension, Ext]

# Last words of the names of members that give one value after another: `errorPublisher` may be `errorFlow` or
# `errorAsFlow`, where nothing else is.
streams:
  swift: [Publisher, Subject, Stream, Sequence, Observable, Relay, Driver, Signal, Single]
  kotlin: [Flow, StateFlow, SharedFlow, LiveData, Observable, Flowable, Subject, Relay, Stream, Channel, Single]

# What only one platform hands around.
ambient:  # E64 A63
  swift: [DispatchQueue, OperationQueue, Bundle, NSCoder]
  kotlin:
    - Context
    - Application
    - Resources
    - LifecycleOwner
    - Lifecycle
    - CoroutineScope
    - CoroutineDispatcher
    - CoroutineContext
    - Dispatcher
    - Executor
    - Handler
    - Looper
    - SavedStateHandle
    - Bundle
ambientParameters:  # E64 E65; those of Swift where the compiler fills them in
  swift: [file, line, function, funcName, column]
  kotlin: [tag, scope, dispatcher, context, savedInstanceState]

constants: [k]  # E06, before a capital
rawValues: [rawValue, value, raw, key, code, id]  # E20 B81
rawValueFactories: [from, fromRawValue, fromValue, fromRaw, fromKey, fromCode, fromId, fromString, fromInt, byRawValue, byValue, byRaw, byCode]  # B27 B91
factories: [of, create, make, parse, invoke]  # B27; of a type that they give or not
fallbacks: [guard]  # C05; what teams call their own `?:` that takes a block
unimplemented: {swift: [fatalError, preconditionFailure], kotlin: [TODO, error, NotImplementedError]}  # B119
views: {swift: [eraseToAnyPublisher], kotlin: [asStateFlow, asSharedFlow]}  # B34 B45
states: {swift: [], kotlin: [mutableStateOf, mutableIntStateOf, mutableLongStateOf, mutableFloatStateOf]}  # B45
platformPrefixes: {swift: [IOS, Apple, UIKit, Darwin], kotlin: [Android]}  # E53

# Calls that say something to developers only, and calls that mean their closure (F).
logging:
  swift: [NSLog, os_log, Logger, logger, Log]
  kotlin: [Log, Timber, logger, Logger]
loggers: [logger]  # last words of what is handed around for logging
wrappers:
  swift: [autoreleasepool, withExtendedLifetime, MainActor.run]  # who awaits it goes on when it is done, as with withContext
  kotlin: [withContext, runBlocking, coroutineScope, supervisorScope]

# Supertypes that only one language needs to name. A16 A92
traits:
  swift:
    - AnyObject
    - class
    - NSObject
    - NSObjectProtocol
    - Equatable
    - Hashable
    - Codable
    - Decodable
    - Encodable
    - Sendable
    - Identifiable
    - CaseIterable
    - CustomStringConvertible
    - CustomDebugStringConvertible
    - RawRepresentable
    - ObservableObject
    - Error
    - LocalizedError
  kotlin:
    - Any
    - Serializable
    - java.io.Serializable
    - Parcelable
    - Cloneable
    - Exception
    - Throwable
    - RuntimeException
    - ViewModel
    - AndroidViewModel

# Assertions about one value and about two; what else they are given says how a failure is worded.
assertions:  # D343 D344
  unary:
    - XCTAssert
    - XCTAssertTrue
    - XCTAssertFalse
    - XCTAssertNil
    - XCTAssertNotNil
    - XCTUnwrap
    - assertTrue
    - assertFalse
    - assertNull
    - assertNotNull
  binary:
    - XCTAssertEqual
    - XCTAssertNotEqual
    - XCTAssertGreaterThan
    - XCTAssertGreaterThanOrEqual
    - XCTAssertLessThan
    - XCTAssertLessThanOrEqual
    - assertEquals
    - assertNotEquals
"""####),
    Document(path: "equivalences/types.yml", text: ####"""
# Names of types that stand for each other. `[T]`, `[K: V]` and `T?` have become List, Map and Optional before.
#
# One name has one normal, whatever stands on the other side. Where a Swift type has twins of different kinds (`Date`
# and a count of milliseconds, `TimeInterval` and a Duration) the kind that keeps the unit wins; others are reported.
# The comment behind an id names the rows of the catalogue.

# Scalars

- id: text  # A01
  normal: String
  swift: [String, NSString, StaticString, Swift.String]
  kotlin: [String, CharSequence, java.lang.String]

- id: slice-of-text  # A39
  normal: String
  swift: [Substring, NSMutableString]
  kotlin: [StringBuilder, StringBuffer]
  near: slice-index-and-view

- id: character  # A02
  normal: Character
  swift: [Character, Unicode.Scalar, UnicodeScalar]
  kotlin: [Char]
  near: string-length-units

- id: boolean  # A03
  normal: Bool
  swift: [Bool, ObjCBool]
  kotlin: [Boolean, java.lang.Boolean]

- id: integer  # A04 A05 A06 A07; one family: the width is a matter for its hazard, not for equality
  normal: Int
  swift: [Int, Int64, Int32, NSInteger]
  kotlin: [Int, Long, java.lang.Integer, java.lang.Long]

- id: narrow-integer  # A07
  normal: Int
  swift: [Int16, Int8]
  kotlin: [Short, Byte]
  near: int-width-64-vs-32

- id: unsigned-integer  # A08; Java's habit is the next wider signed type
  normal: Int
  swift: [UInt, UInt8, UInt16, UInt32, UInt64]
  kotlin: [UInt, UByte, UShort, ULong]
  near: int-width-64-vs-32

- id: floating  # A09 A10 A56
  normal: Double
  swift: [Double, Float, CGFloat, Float32, Float64, TimeInterval, CFTimeInterval]
  kotlin: [Double, Float, java.lang.Double, java.lang.Float]

- id: decimal  # A11 A62
  normal: Decimal
  swift: [Decimal, NSDecimalNumber]
  kotlin: [BigDecimal, java.math.BigDecimal]

- id: number  # A11
  normal: Number
  swift: [NSNumber]
  kotlin: [Number]

- id: void  # A12
  normal: Void
  swift: [Void]
  kotlin: [Unit]

- id: never  # A13
  normal: Never
  swift: [Never]
  kotlin: [Nothing]

- id: anything  # A14 A16
  normal: Any
  swift: [Any, AnyObject, AnyHashable]
  kotlin: [Any, java.lang.Object]

- id: class-of-type  # A19
  normal: Metatype
  swift: [AnyClass]
  kotlin: [KClass, Class, kotlin.reflect.KClass, java.lang.Class]

# Collections and data

- id: list  # A30
  normal: List
  swift: [Array, List, ContiguousArray, NSArray, NSMutableArray]
  kotlin: [List, MutableList, ArrayList, LinkedList, ArrayDeque, CopyOnWriteArrayList, PersistentList, ImmutableList]

- id: array  # A32
  normal: List
  swift: [ArraySlice]
  kotlin: [Array, IntArray, LongArray, FloatArray, DoubleArray, BooleanArray]
  near: array-field-identity-equality

- id: any-sequence  # A38
  normal: List
  swift: [Sequence, Collection, AnySequence, AnyCollection]
  kotlin: [Iterable, Collection, MutableCollection, Sequence]

- id: dictionary  # A34 A35
  normal: Map
  swift: [Dictionary, Map, NSDictionary, NSMutableDictionary, OrderedDictionary]
  kotlin:
    - Map
    - MutableMap
    - HashMap
    - LinkedHashMap
    - ConcurrentHashMap
    - ConcurrentMap
    - SortedMap
    - TreeMap
    - SparseArray
    - PersistentMap
    - ImmutableMap

- id: set  # A36
  normal: Set
  swift: [Set, OrderedSet, NSSet, NSMutableSet, NSOrderedSet]
  kotlin: [Set, MutableSet, HashSet, LinkedHashSet, EnumSet, PersistentSet, ImmutableSet]

- id: optional  # A21
  normal: Optional
  swift: [Optional]
  kotlin: [Optional, java.util.Optional]

- id: bytes  # A40
  normal: Bytes
  swift: [Data, NSData]
  kotlin: [ByteArray, ByteString, ByteBuffer]
  near: array-field-identity-equality

- id: pair  # A41 A42
  normal: Tuple
  swift: [Tuple]
  kotlin: [Pair, Triple]

- id: range  # A43
  normal: Range
  swift: [Range, ClosedRange, CountableRange, CountableClosedRange]
  kotlin: [IntRange, LongRange, ClosedRange, OpenEndRange, ClosedFloatingPointRange]
  keep: 0

- id: json-object  # A44
  normal: JsonObject
  swift: [JSONObject, JSON, AnyCodable, AnyDecodable, AnyEncodable, AnyJSON, RawJSON]
  kotlin: [JSONObject, JsonObject, JsonElement]

# Values of the platforms

- id: address  # A50
  normal: Url
  swift: [URL, NSURL]
  kotlin: [Uri, URI, URL, HttpUrl, android.net.Uri, java.net.URI, java.net.URL, okhttp3.HttpUrl]

- id: date  # A52 A53
  normal: Date
  swift: [Date, NSDate]
  kotlin: [Date, Instant, ZonedDateTime, OffsetDateTime, java.util.Date, java.time.Instant, kotlinx.datetime.Instant]

- id: local-date  # A55; not Date: a date without zone is another day elsewhere
  normal: LocalDate
  swift: [DateComponents]
  kotlin: [LocalDate, LocalDateTime, LocalTime]

- id: duration  # A58
  normal: Duration
  swift: [Duration, DispatchTimeInterval]
  kotlin: [Duration, kotlin.time.Duration]

- id: uuid  # A59
  normal: Uuid
  swift: [UUID, NSUUID]
  kotlin: [UUID, Uuid, java.util.UUID]

- id: time-zone  # A61
  normal: TimeZone
  swift: [TimeZone, NSTimeZone]
  kotlin: [TimeZone, ZoneId, ZoneOffset]

- id: calendar  # A61
  normal: Calendar
  swift: [Calendar, NSCalendar]
  kotlin: [Calendar, GregorianCalendar]

- id: locale  # A61
  normal: Locale
  swift: [Locale, NSLocale]
  kotlin: [Locale, java.util.Locale]

- id: date-formatter  # D276
  normal: DateFormatter
  swift: [DateFormatter, ISO8601DateFormatter]
  kotlin: [DateFormat, SimpleDateFormat, DateTimeFormatter]
  near: date-formatter-dialect

- id: number-formatter
  normal: NumberFormatter
  swift: [NumberFormatter]
  kotlin: [NumberFormat, DecimalFormat]

- id: regular-expression
  normal: Regex
  swift: [Regex, NSRegularExpression]
  kotlin: [Regex, Pattern]
  near: regex-match-mode

- id: settings  # A63
  normal: UserDefaults
  swift: [UserDefaults]
  kotlin: [SharedPreferences]

- id: file
  normal: File
  swift: [FileHandle]
  kotlin: [File, Path, java.io.File]

- id: screen  # A64
  normal: Screen
  swift: [UIViewController]
  kotlin: [Fragment, Activity, AppCompatActivity, ComponentActivity, FragmentActivity]

- id: view  # A64
  normal: View
  swift: [UIView]
  kotlin: [View, ViewGroup]

- id: image  # A64
  normal: Image
  swift: [UIImage]
  kotlin: [Bitmap, Drawable, ImageBitmap]

- id: color  # A64
  normal: Color
  swift: [UIColor, Color]
  kotlin: [Color]

- id: font  # A64
  normal: Font
  swift: [UIFont]
  kotlin: [Typeface]

- id: place  # A66
  normal: GeoPoint
  swift: [CLLocation, CLLocationCoordinate2D]
  kotlin: [Location, LatLng]

# Errors, results, streams

- id: error  # A70
  normal: Error
  swift: [Error, NSError, Swift.Error]
  kotlin: [Throwable, Exception, Error, RuntimeException, java.lang.Exception]
  near: broad-catch-swallows

- id: result  # A72; Kotlin's has no type of error
  normal: Result
  swift: [Result]
  kotlin: [Result]
  keep: 1

- id: cancellation
  normal: CancellationError
  swift: [CancellationError]
  kotlin: [CancellationException]

- id: stream  # A82; the type of error has no twin
  normal: Stream
  swift: [AnyPublisher, Publisher, AsyncStream, AsyncThrowingStream, Observable]
  kotlin: [Flow, Observable]
  keep: 1

- id: state  # A83
  normal: State
  swift: [CurrentValueSubject, Published]
  kotlin: [StateFlow, MutableStateFlow, LiveData, MutableLiveData, MutableState]
  keep: 1

- id: events  # A84
  normal: Events
  swift: [PassthroughSubject]
  kotlin: [SharedFlow, MutableSharedFlow, Channel]
  keep: 1

- id: task
  normal: Task
  swift: [Task]
  kotlin: [Job, Deferred]
  keep: 1

- id: timer
  normal: Timer
  swift: [Timer]
  kotlin: [Timer, TimerTask]

- id: lock
  normal: Lock
  swift: [NSLock, NSRecursiveLock, DispatchQueue, OSAllocatedUnfairLock, Mutex]
  kotlin: [Lock, ReentrantLock, Mutex]
  near: lock-reentrancy

- id: comparable  # A92; Swift compares with its own kind only
  normal: Comparable
  swift: [Comparable]
  kotlin: [Comparable]
  keep: 0
"""####),
    Document(path: "hazards/arithmetic-shift.yml", text: ####"""
id: arithmetic-shift
check: arithmetic-shift
family: numbers
severity: error
summary: Kotlin shifts the sign in where Swift shifts zeros in.
message: "`{swift}` has no sign in Swift, so zeros come in from the left; Kotlin's `{kotlin}` repeats the sign as soon as the highest bit is set."
why: |
  Swift's `>>` of a `UInt32` fills up with zeros. Kotlin's `shr` of an `Int` fills up with the highest bit: `-1 shr 4` is
  still -1. Hashes, checksums and random numbers that are ported bit by bit come out the same until the highest bit is set for
  the first time, and never again after that.
instead: |
  Write `ushr` in Kotlin, or count with `UInt` there as Swift does.
examples:
  - name: a generator of random numbers
    swift: |
      struct Generator {
          var state: UInt32 = 1
          mutating func next() -> UInt32 {
              state ^= state << 13
              state ^= state >> 17
              return state
          }
      }
    kotlin: |
      class Generator {
          var state: Int = 1
          fun next(): Int {
              state = state xor (state shl 13)
              state = state xor (state shr 17)
              //~                ^^^^^^^^^^^^ arithmetic-shift: repeats the sign
              return state
          }
      }
  - name: without the sign
    swift: |
      struct Generator {
          var state: UInt32 = 1
          mutating func next() -> UInt32 {
              state ^= state >> 17
              return state
          }
      }
    kotlin: |
      class Generator {
          var state: Int = 1
          fun next(): Int {
              state = state xor (state ushr 17)
              return state
          }
      }
  - name: one byte of several
    swift: |
      func high(_ value: UInt32) -> UInt8 { UInt8(value >> 24 & 0xff) }
    kotlin: |
      fun high(value: Int): Int = value shr 24 and 0xff
  - name: a checksum without a sign
    swift: |
      func crc(_ bytes: [UInt8]) -> UInt32 {
          var crc: UInt32 = 0xffff_ffff
          for byte in bytes { crc = (crc >> 8) ^ UInt32(byte) }
          return crc
      }
    kotlin: |
      fun crc(bytes: ByteArray): UInt {
          var crc = 0xffff_ffffu
          for (byte in bytes) crc = (crc shr 8) xor byte.toUByte().toUInt()
          return crc
      }
  - name: a colour that was read from a text
    swift: |
      func alpha(_ text: String) -> UInt64? {
          guard let value = UInt64(text, radix: 16) else { return nil }
          return value >> 24
      }
    kotlin: |
      fun alpha(text: String): Long {
          val value = text.toLong(16)
          return value shr 24
      }
"""####),
    Document(path: "hazards/array-compared-by-identity.yml", text: ####"""
id: array-compared-by-identity
check: operations-differ
family: equality
severity: error
summary: Swift compares what is in an array, Kotlin asks whether it is the same array.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's arrays and `Data` are equal when their contents are. An array of the JVM (`ByteArray`, `Array<T>`) is an object and
  equal to itself only: two arrays with the same bytes are not `==`. Signatures never match, a change is seen where there is none.
instead: |
  Use `contentEquals` in Kotlin, or a `List`, which compares its elements.
operations:
  - does: compares the elements
    swift: ["$a == $b", "$a != $b", "$a.elementsEqual($b)"]
    kotlin: ["$a.contentEquals($b)", "!$a.contentEquals($b)", "java.util.Arrays.equals($a, $b)", "Arrays.equals($a, $b)"]
  - does: asks whether both are the same array
    kotlin: ["$a == $b", "$a != $b", "$a.equals($b)"]
given:
  a: array
  b: array
examples:
  - name: a signature
    swift: |
      func accepts(signature: Data, expected: Data) -> Bool {
          return signature == expected
      }
    kotlin: |
      fun accepts(signature: ByteArray, expected: ByteArray): Boolean {
          return signature == expected
          //~    ^^^^^^^^^^^^^^^^^^^^^ array-compared-by-identity
      }
  - name: contents, and lists
    swift: |
      func accepts(signature: Data, expected: Data) -> Bool {
          return signature == expected
      }
      func sameTags(_ left: [String], _ right: [String]) -> Bool {
          return left == right
      }
    kotlin: |
      fun accepts(signature: ByteArray, expected: ByteArray): Boolean {
          return signature.contentEquals(expected)
      }
      fun sameTags(left: List<String>, right: List<String>): Boolean {
          return left == right
      }
  - name: whether there is one
    swift: |
      func isKnown(key: Data?) -> Bool {
          return key == nil
      }
    kotlin: |
      fun isKnown(key: ByteArray?): Boolean {
          return key == null
      }
"""####),
    Document(path: "hazards/array-field-identity-equality.yml", text: ####"""
id: array-field-identity-equality
check: array-field-identity-equality
family: equality
severity: warning
summary: A data class holds an array, which Kotlin compares by identity.
message: "Two `{name}` with the same `{property}` are equal in Swift and different in Kotlin: arrays compare by identity."
why: |
  Swift's `Data` and arrays compare their contents. On the JVM an array is equal to itself only, and the `equals` that a
  `data class` gets uses that: two responses with the same bytes are not equal. Caches miss, changes are seen where there
  are none, tests fail for no reason.
instead: |
  Use `List` in place of the array, or override `equals` and `hashCode` with `contentEquals` and `contentHashCode`.
examples:
  - name: the bytes of a response
    swift: |
      struct Response: Equatable {
          let code: Int
          let body: Data
      }
    kotlin: |
      data class Response(
          val code: Int,
          val body: ByteArray,
          //~ ^^^^ array-field-identity-equality
      )
  - name: an equality of its own
    swift: |
      struct Response: Equatable {
          let body: Data
      }
    kotlin: |
      data class Response(val body: ByteArray) {
          override fun equals(other: Any?): Boolean = other is Response && body.contentEquals(other.body)
          override fun hashCode(): Int = body.contentHashCode()
      }
"""####),
    Document(path: "hazards/assert-semantics.yml", text: ####"""
id: assert-semantics
check: operations-differ
family: errors
severity: warning
summary: What must hold is asked in every build on one side, and only in debug builds or never on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift leaves `assert` out of release builds and keeps `precondition`. Kotlin's `check` and `require` throw in every build, and
  its `assert` throws on Android never, for the virtual machine runs without `-ea`. So an app goes on with what ended the other
  one, and only with the users.
instead: |
  Decide what the users' build does: `precondition` beside `check` or `require`; `assert` beside `if (BuildConfig.DEBUG) check(…)`.
operations:
  - does: is asked in every build
    swift: ["precondition($c)", "precondition($c, $m)"]
    kotlin: ["check($c)", "check($c, $m)", "require($c)", "require($c, $m)"]
  - does: is asked in debug builds only
    swift: ["assert($c)", "assert($c, $m)"]
  - does: is never asked on Android
    kotlin: ["assert($c)", "assert($c, $m)"]
    # Neither stops the users' app.
    doubtful: [is asked in debug builds only]
examples:
  - name: a check that Android never makes
    swift: |
      func page(_ size: Int) -> Int {
          precondition(size > 0, "a page holds something")
          return total / size
      }
    kotlin: |
      fun page(size: Int): Int {
          assert(size > 0) { "a page holds something" }
          //~ assert-semantics: is never asked on Android
          return total / size
      }
  - name: a check that only Android makes
    swift: |
      func page(_ size: Int) -> Int {
          assert(size > 0, "a page holds something")
          return total / size
      }
    kotlin: |
      fun page(size: Int): Int {
          require(size > 0) { "a page holds something" }
          //~ assert-semantics: is asked in every build
          return total / size
      }
  - name: in every build
    swift: |
      func page(_ size: Int) -> Int {
          precondition(size > 0, "a page holds something")
          return total / size
      }
    kotlin: |
      fun page(size: Int): Int {
          require(size > 0) { "a page holds something" }
          return total / size
      }
"""####),
    Document(path: "hazards/base64-line-wrap.yml", text: ####"""
id: base64-line-wrap
check: operations-differ
family: serialization
severity: error
summary: Android's default Base64 wraps lines and ends with a line break.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `base64EncodedString()` gives one line. Android's `Base64.encodeToString(bytes, Base64.DEFAULT)` puts a line break behind
  every 76 characters and one at the end, of short texts too. In a header, an address or a signature that is another text,
  and Swift's `Data(base64Encoded:)` gives nil for it. `java.util.Base64.getMimeEncoder()` breaks lines too.
instead: |
  Pass `Base64.NO_WRAP`, or use `java.util.Base64.getEncoder()`.
options:
  # Whatever the bytes are called, one text of them on each side is the same text.
  sure-when: alone
operations:
  - does: gives one line
    swift: ["$x.base64EncodedString()", "$x.base64EncodedString(options: [])"]
    kotlin:
      - "Base64.encodeToString($x, Base64.NO_WRAP)"
      - "Base64.encodeToString($x, Base64.DEFAULT or Base64.NO_WRAP)"
      - "Base64.encodeToString($x, Base64.NO_WRAP or Base64.DEFAULT)"
      - "Base64.encodeToString($x, NO_WRAP)"
      - "Base64.getEncoder().encodeToString($x)"
      - "Base64.encode($x)"
  - does: wraps lines and ends with a line break
    kotlin:
      - "Base64.encodeToString($x, Base64.DEFAULT)"
      - "Base64.encodeToString($x, DEFAULT)"
      - "Base64.encodeToString($x, 0)"
  - does: wraps lines
    swift:
      - "$x.base64EncodedString(options: .lineLength64Characters)"
      - "$x.base64EncodedString(options: .lineLength76Characters)"
      - "$x.base64EncodedString(options: [.lineLength64Characters])"
      - "$x.base64EncodedString(options: [.lineLength76Characters])"
    kotlin: "Base64.getMimeEncoder().encodeToString($x)"
  - does: writes lines as its options say
    swift: "$x.base64EncodedString(options: $o)"
    harmless: true
examples:
  - name: a signature in a header
    swift: |
      func header(mac: Data) -> String {
          return mac.base64EncodedString()
      }
    kotlin: |
      fun header(mac: ByteArray): String {
          return Base64.encodeToString(mac, Base64.DEFAULT)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ base64-line-wrap
      }
  - name: one line on both sides
    swift: |
      func header(mac: Data) -> String {
          return mac.base64EncodedString()
      }
    kotlin: |
      fun header(mac: ByteArray): String {
          return Base64.encodeToString(mac, Base64.NO_WRAP)
      }
"""####),
    Document(path: "hazards/break-inside-when.yml", text: ####"""
id: break-inside-when
check: break-inside-when
family: control-flow
severity: error
summary: A `break` ends the branch in Swift and the loop in Kotlin.
message: "`{swift}` {swiftWay} in Swift; in Kotlin `{kotlin}` {how}."
why: |
  A bare `break` in a Swift `switch` means: do nothing here. The same word in a Kotlin `when` ends the loop around it (since
  Kotlin 1.4). The first element that matches stops all others on Android.
instead: |
  Write an empty branch, `Event.NOISE -> {}`, or `continue`; where Swift is to leave the loop too, label it.
examples:
  - name: nothing to do
    swift: |
      func run(events: [Event]) {
          for event in events {
              switch event {
              case .noise: break
              default: handle(event)
              }
          }
      }
    kotlin: |
      fun run(events: List<Event>) {
          for (event in events) {
              when (event) {
                  Event.NOISE -> break
                  //~            ^^^^^ break-inside-when: leaves the loop
                  else -> handle(event)
              }
          }
      }
  - name: an empty branch, and a labelled loop
    swift: |
      func run(events: [Event]) {
          for event in events {
              switch event {
              case .noise: break
              default: handle(event)
              }
          }
          search: for event in events {
              switch event {
              case .end: break search
              default: handle(event)
              }
          }
      }
    kotlin: |
      fun run(events: List<Event>) {
          for (event in events) {
              when (event) {
                  Event.NOISE -> {}
                  else -> handle(event)
              }
          }
          for (event in events) {
              when (event) {
                  Event.END -> break
                  else -> handle(event)
              }
          }
      }
"""####),
    Document(path: "hazards/broad-catch-swallows.yml", text: ####"""
id: broad-catch-swallows
check: broad-catch-swallows
family: errors
severity: warning
summary: A Kotlin `catch` takes the end of the coroutine for a failure.
message: "In Kotlin `{kotlin}` also catches {how}."
why: |
  A coroutine is cancelled by an exception, `CancellationException`, which the suspending call throws. `catch (e: Exception)` and
  `runCatching` take it for a failure: the user has left the screen, and the message, the fallback or the retry in the `catch` runs
  all the same, then what follows, up to the next suspending call; a loop around such a `catch` may never end. Swift's bare `catch`
  gets a cancelled call as an error too, but only from calls that look at the cancellation, and a `catch` of certain errors lets
  it pass. Mistakes such as an index out of range end the iOS app; `catch (e: Exception)` swallows them.
  A Kotlin `compactMap` of one's own that catches everything leaves out what Swift's `compactMap` ends with an error.
instead: |
  Catch what may be thrown, or let the cancellation pass: `catch (e: CancellationException) { throw e }` first.
options:
  # Functions of Swift's library that hand on what their closure throws, where Kotlin has one of its own by that name.
  rethrowing: [allSatisfy, compactMap, compactMapValues, contains, drop, filter, first, flatMap, forEach, map, mapValues, max, min, reduce, sorted]
examples:
  - name: a request that fails
    swift: |
      func load(id: String) async -> User? {
          do {
              return try await fetch(id: id)
          } catch {
              return nil
          }
      }
      func fetch(id: String) async throws -> User { throw Failure.none }
    kotlin: |
      suspend fun load(id: String): User? {
          try {
              return fetch(id)
          } catch (e: Exception) {
              //~  ^^^^^^^^^^^^ broad-catch-swallows: handles it as a failure
              return null
          }
      }
      suspend fun fetch(id: String): User { throw Failure() }
  - name: cancellation passes, and nothing that is suspended
    swift: |
      func load(id: String) async -> User? {
          do {
              return try await fetch(id: id)
          } catch {
              return nil
          }
      }
      func fetch(id: String) async throws -> User { throw Failure.none }
      func read(text: String) -> User? {
          do { return try User(text) } catch { return nil }
      }
    kotlin: |
      suspend fun load(id: String): User? {
          try {
              return fetch(id)
          } catch (e: CancellationException) {
              throw e
          } catch (e: Exception) {
              return null
          }
      }
      suspend fun fetch(id: String): User { throw Failure() }
      fun read(text: String): User? {
          try { return User(text) } catch (e: Exception) { return null }
      }
"""####),
    Document(path: "hazards/calendar-arithmetic-and-fields.yml", text: ####"""
id: calendar-arithmetic-and-fields
check: operations-differ
family: dates
severity: warning
summary: Months, weekdays or days between two dates are counted differently.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  January is month 1 of a Swift calendar and month 0 of Java's `Calendar`. Sunday is day 1 in both calendars and day 7 of
  `java.time`. Days between two dates are days of the calendar in Swift, which knows that one day in spring has 23 hours and one
  in autumn 25. Milliseconds divided into days are blocks of 24 hours: from midnight to midnight over the change in spring,
  one day is missing.
instead: |
  Add one to `Calendar.MONTH`; use `java.time`, and `ChronoUnit.DAYS.between` with a time zone or on dates.
operations:
  - does: counts months from 1
    group: month
    swift: ["$c.component(.month, from: $d)", "$c.dateComponents([.month], from: $d).month"]
    kotlin: ["$c.get(Calendar.MONTH) + 1", "$d.monthValue", "$d.monthNumber"]
  - does: counts months from 0
    group: month
    kotlin: "$c.get(Calendar.MONTH)"
  - does: counts weekdays from Sunday, 1
    group: weekday
    swift: "$c.component(.weekday, from: $d)"
    kotlin: "$c.get(Calendar.DAY_OF_WEEK)"
  - does: counts weekdays from Monday, 1
    group: weekday
    kotlin: ["$d.dayOfWeek.value", "$d.dayOfWeek.isoDayNumber"]
  - does: counts calendar days
    group: days
    swift: ["$c.dateComponents([.day], from: $a, to: $b)", "$c.dateComponents([.day], from: $a, to: $b).day"]
    kotlin: ["ChronoUnit.DAYS.between($a, $b)", "$a.daysUntil($b)"]
  - does: counts blocks of 24 hours
    group: days
    kotlin: ["TimeUnit.MILLISECONDS.toDays($x)", "Duration.between($a, $b).toDays()"]
examples:
  - name: the month of a date
    swift: |
      func month(date: Date) -> Int {
          return calendar.component(.month, from: date)
      }
    kotlin: |
      fun month(date: Calendar): Int {
          return date.get(Calendar.MONTH)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^ calendar-arithmetic-and-fields: counts months from 0
      }
  - name: the month of a date that stands elsewhere
    swift: |
      func month(date: Date) -> Int {
          return calendar.component(.month, from: date)
      }
    kotlin: |
      fun month(date: Date): Int {
          calendar.time = date
          return calendar.get(Calendar.MONTH)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info calendar-arithmetic-and-fields: counts months from 0
      }
  - name: one added
    swift: |
      func month(date: Date) -> Int {
          return calendar.component(.month, from: date)
      }
    kotlin: |
      fun month(date: Date): Int {
          calendar.time = date
          return calendar.get(Calendar.MONTH) + 1
      }
"""####),
    Document(path: "hazards/callback-while-iterating.yml", text: ####"""
id: callback-while-iterating
check: callback-while-iterating
family: collections
severity: warning
summary: Kotlin calls listeners while it walks through the collection that they may leave.
message: "Kotlin walks through `{name}` itself while it calls `{call}`: a listener that takes itself off makes it throw; Swift walks through a copy."
why: |
  A Swift loop walks through the value that the collection had when it began, and whoever is called may add and remove as they like.
  Kotlin's iterators notice the change and throw `ConcurrentModificationException` when they go on to the next element. That is not seen
  in the loop: the change stands in a listener, perhaps years later, which takes itself off once it has heard what it waited for.
instead: |
  Walk through a copy (`listeners.toList().forEach { it.onChange() }`), or keep the listeners in a `CopyOnWriteArrayList`.
options:
  # Words in the name of a collection, or of the interface that it holds, which say that they are told things.
  listener-words: [listener, observer, delegate, callback, handler, subscriber, subscription, watcher, completion, hook]
  # How the methods begin by which an interface of the code base is told things, whatever it is called.
  callback-prefixes: [on, did, will]
examples:
  - name: a listener that leaves
    swift: |
      protocol DownloadListener: AnyObject {
          func onFinished(_ file: String)
      }
      final class Downloader {
          private var listeners: [DownloadListener] = []
          func remove(_ listener: DownloadListener) {
              listeners.removeAll { $0 === listener }
          }
          func finish(_ file: String) {
              for listener in listeners {
                  listener.onFinished(file)
              }
          }
      }
    kotlin: |
      interface DownloadListener {
          fun onFinished(file: String)
      }
      class Downloader {
          private val listeners: MutableList<DownloadListener> = mutableListOf()
          fun remove(listener: DownloadListener) {
              listeners.removeAll { it === listener }
          }
          fun finish(file: String) {
              for (listener in listeners) {
                  //~          ^^^^^^^^^ callback-while-iterating: `listener.onFinished(file)`
                  listener.onFinished(file)
              }
          }
      }
  - name: over a copy
    swift: |
      protocol DownloadListener: AnyObject {
          func onFinished(_ file: String)
      }
      final class Downloader {
          private var listeners: [DownloadListener] = []
          func remove(_ listener: DownloadListener) {
              listeners.removeAll { $0 === listener }
          }
          func finish(_ file: String) {
              for listener in listeners {
                  listener.onFinished(file)
              }
          }
      }
    kotlin: |
      interface DownloadListener {
          fun onFinished(file: String)
      }
      class Downloader {
          private val listeners: MutableList<DownloadListener> = mutableListOf()
          fun remove(listener: DownloadListener) {
              listeners.removeAll { it === listener }
          }
          fun finish(file: String) {
              for (listener in listeners.toList()) {
                  listener.onFinished(file)
              }
          }
      }
"""####),
    Document(path: "hazards/capture-by-value.yml", text: ####"""
id: capture-by-value
check: capture-by-value
family: value-semantics
severity: warning
summary: A Swift closure keeps the value of now, the Kotlin lambda reads the variable of then.
message: "Swift captures the value of `{name}` when the closure is made; Kotlin reads `{kotlin}` when the lambda runs."
why: |
  A name in a Swift capture list is copied when the closure is made. A Kotlin lambda has no capture list: it captures the
  variable and reads whatever it holds when the lambda runs, which may be the next user's token or the last value of a counter.
instead: |
  Copy into a `val` before the lambda: `val current = token`, and use that inside.
examples:
  - name: a token that is replaced
    swift: |
      func refresh(first: String, second: String) {
          var token = first
          later { [token] in send(token) }
          token = second
      }
    kotlin: |
      fun refresh(first: String, second: String) {
          var token = first
          later { send(token) }
          //~          ^^^^^ capture-by-value
          token = second
      }
  - name: a copy before the lambda
    swift: |
      func refresh(first: String, second: String) {
          var token = first
          later { [token] in send(token) }
          token = second
      }
    kotlin: |
      fun refresh(first: String, second: String) {
          var token = first
          val current = token
          later { send(current) }
          token = second
      }
"""####),
    Document(path: "hazards/case-mapping-locale.yml", text: ####"""
id: case-mapping-locale
check: operations-differ
family: locale
severity: warning
summary: Upper and lower case depend on the user's language on one side only.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `uppercased()` and Kotlin's `uppercase()` know no language. Kotlin's old `toUpperCase()` uses that of the device (and is
  refused by compilers since 2.1): in Turkish "title" becomes "TİTLE", and a key, an enum name or a header is no longer found. `capitalized` makes every word's
  first letter large and the rest small; Kotlin's forms touch the first letter only.
instead: |
  Use `uppercase()` and `lowercase()` for what machines read. For the eyes, name the language on both sides:
  `uppercased(with: .current)` and `uppercase(Locale.getDefault())`.
options:
  # Keys, comparisons, addresses: elsewhere it may be meant for the eyes.
  sure-in: machine
  quiet-names: [hex]
operations:
  - does: is the same in every language
    group: upper
    swift: "$s.uppercased()"
    kotlin:
      - "$s.uppercase()"
      - "$s.uppercase(Locale.ROOT)"
      - "$s.uppercase(Locale.US)"
      - "$s.uppercase(Locale.ENGLISH)"
      - "$s.toUpperCase(Locale.ROOT)"
      - "$s.toUpperCase(Locale.US)"
      - "$s.toUpperCase(Locale.ENGLISH)"
  - does: follows the language of the device
    group: upper
    swift: ["$s.localizedUppercase", "$s.uppercased(with: .current)", "$s.uppercased(with: Locale.current)"]
    kotlin: ["$s.toUpperCase()", "$s.uppercase(Locale.getDefault())", "$s.toUpperCase(Locale.getDefault())"]
  - does: is the same in every language
    group: lower
    swift: "$s.lowercased()"
    kotlin:
      - "$s.lowercase()"
      - "$s.lowercase(Locale.ROOT)"
      - "$s.lowercase(Locale.US)"
      - "$s.lowercase(Locale.ENGLISH)"
      - "$s.toLowerCase(Locale.ROOT)"
      - "$s.toLowerCase(Locale.US)"
      - "$s.toLowerCase(Locale.ENGLISH)"
  - does: follows the language of the device
    group: lower
    swift: ["$s.localizedLowercase", "$s.lowercased(with: .current)", "$s.lowercased(with: Locale.current)"]
    kotlin: ["$s.toLowerCase()", "$s.lowercase(Locale.getDefault())", "$s.toLowerCase(Locale.getDefault())"]
  - does: changes every word
    group: capital
    swift: ["$s.capitalized", "$s.localizedCapitalized"]
  - does: changes the first letter only
    group: capital
    kotlin: ["$s.capitalize()", "$s.replaceFirstChar { it.uppercase() }", "$s.replaceFirstChar { it.titlecase() }"]
examples:
  - name: a key in capitals
    swift: |
      func key(name: String) -> String {
          return name.uppercased()
      }
    kotlin: |
      fun key(name: String): String {
          return name.toUpperCase()
          //~    ^^^^^^^^^^^^^^^^^^ case-mapping-locale: follows the language of the device
      }
  - name: no language on both sides
    swift: |
      func key(name: String) -> String {
          return name.uppercased()
      }
    kotlin: |
      fun key(name: String): String {
          return name.uppercase()
      }
"""####),
    Document(path: "hazards/class-name-as-data.yml", text: ####"""
id: class-name-as-data
check: operations-differ
family: serialization
severity: warning
summary: The name of a class is data, and Android's release build gives classes other names.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  What goes by the name of its type, an event, a screen, a key in a store, goes by `a` or `b1` in an Android app that was shrunk
  for release, and by another one in the next version. Swift keeps the name. Debug builds and tests show the same on both sides.
instead: |
  Write the name as a text: `val key = "Screen"`, or keep the class by a rule for R8.
options:
  sure-in: [machine]
  sure-when: alone
operations:
  - does: is the name that the type has in the code
    swift: ["String(describing: type(of: $x))", "String(describing: $T.self)", "String(reflecting: type(of: $x))", "NSStringFromClass($x)"]
  - does: is another name in release builds
    kotlin: ["$x::class.simpleName", "$x::class.java.simpleName", "$x.javaClass.simpleName", "$x::class.qualifiedName", "$x::class.java.name", "$x.javaClass.name", "$x::class.simpleName!!", "$x::class.simpleName.toString()"]
examples:
  - name: the key of a store
    swift: |
      func load(from store: [String: Int]) -> Int? {
          return store[String(describing: type(of: self))]
      }
    kotlin: |
      fun load(store: Map<String, Int>): Int? {
          return store[this::class.java.simpleName]
          //~ class-name-as-data: another name in release builds
      }
  - name: a name that is written
    swift: |
      func load(from store: [String: Int]) -> Int? {
          return store["Screen"]
      }
    kotlin: |
      fun load(store: Map<String, Int>): Int? {
          return store["Screen"]
      }
"""####),
    Document(path: "hazards/coding-key-left-out.yml", text: ####"""
id: coding-key-left-out
check: coding-key-left-out
family: serialization
severity: warning
summary: Hand-written code for reading or writing leaves out a property that the other side's compiler reads and writes.
message: "{how}."
why: |
  A type that has its own `encode(to:)` or `init(from:)` writes and reads what that says, key by key. A property that was added later
  is forgotten there without a word from the compiler: its key is in the list, and nothing is ever sent or kept under it. In Kotlin
  the compiler writes this code, and no property is left out.
instead: |
  Add the line for the key, or take the key out of `CodingKeys` and mark Kotlin's property `@Transient` if neither side is to have it.
examples:
  - name: a button that nobody hears of
    swift: |
      struct Event: Codable {
          let id: String
          let button: String?
          //~ ^^^^^^ coding-key-left-out: leaves out `button`, which Kotlin writes
          enum CodingKeys: String, CodingKey { case id, button = "button_type" }
          init(from decoder: Decoder) throws {
              let box = try decoder.container(keyedBy: CodingKeys.self)
              id = try box.decode(String.self, forKey: .id)
              button = try box.decodeIfPresent(String.self, forKey: .button)
          }
          func encode(to encoder: Encoder) throws {
              var box = encoder.container(keyedBy: CodingKeys.self)
              try box.encode(id, forKey: .id)
          }
      }
    kotlin: |
      @Serializable
      data class Event(val id: String, @SerialName("button_type") val button: String? = null)
  - name: all that there is, and what is left to others
    swift: |
      struct Event: Codable {
          let id: String
          let button: String?
          enum CodingKeys: String, CodingKey { case id, button }
          func encode(to encoder: Encoder) throws {
              var box = encoder.container(keyedBy: CodingKeys.self)
              try box.encode(id, forKey: .id)
              if let button { try box.encode(button, forKey: CodingKeys.button) }
          }
      }
      struct Row: Encodable {
          let id: String
          let event: Event
          enum CodingKeys: String, CodingKey { case id, event }
          func encode(to encoder: Encoder) throws {
              var box = encoder.container(keyedBy: CodingKeys.self)
              try box.encode(id, forKey: .id)
              try event.encode(to: encoder)
          }
      }
    kotlin: |
      @Serializable
      data class Event(val id: String, val button: String? = null)
      @Serializable
      data class Row(val id: String, val event: Event)
  - name: what Kotlin does not write either
    swift: |
      struct Event: Encodable {
          let id: String
          let button: String?
          enum CodingKeys: String, CodingKey { case id, button }
          func encode(to encoder: Encoder) throws {
              var box = encoder.container(keyedBy: CodingKeys.self)
              try box.encode(id, forKey: .id)
          }
      }
    kotlin: |
      @Serializable
      data class Event(val id: String, @Transient val button: String? = null)
"""####),
    Document(path: "hazards/collection-alias-mutation.yml", text: ####"""
id: collection-alias-mutation
check: collection-alias-mutation
family: value-semantics
severity: error
summary: A copy of a Swift collection is changed; in Kotlin the change reaches the original.
message: "{what} is a copy of `{original}` in Swift; in Kotlin both are one and the same, and `{kotlin}` changes it."
why: |
  Swift's arrays, dictionaries and sets are values: `var shown = items` is independent of `items`. A Kotlin `MutableList` is
  an object, and `val shown = items` is one more name for it. Adding to one adds to the other, which shows up far away: a
  list that grows with every visit of a screen, a default that is no longer empty.
instead: |
  Copy where Swift copies: `val shown = items.toMutableList()`. Better still, declare shared lists as `List` and make new
  ones: `val shown = items + extra`.
examples:
  - name: a snapshot of what is still recorded
    swift: |
      struct Track { let name: String; let points: [Point] }
      final class Recorder {
          private var points: [Point] = []
          func add(_ point: Point) { points.append(point) }
          func snapshot(name: String) -> Track { Track(name: name, points: points) }
      }
    kotlin: |
      data class Track(val name: String, val points: List<Point>)
      class Recorder {
          private val points = mutableListOf<Point>()
          fun add(point: Point) { points.add(point) }
          fun snapshot(name: String): Track = Track(name, points)
          //~ collection-alias-mutation: What `Track(name, points)` keeps
      }
  - name: a snapshot of its own
    swift: |
      struct Track { let name: String; let points: [Point] }
      final class Recorder {
          private var points: [Point] = []
          func add(_ point: Point) { points.append(point) }
          func snapshot(name: String) -> Track { Track(name: name, points: points) }
      }
    kotlin: |
      data class Track(val name: String, val points: List<Point>)
      class Recorder {
          private val points = mutableListOf<Point>()
          fun add(point: Point) { points.add(point) }
          fun snapshot(name: String): Track = Track(name, points.toList())
      }
  - name: a copy that shares its list
    swift: |
      struct Cart {
          var rows: [String] = []
          var code: String?
      }
      final class Editor {
          private var cart = Cart()
          private var past: [Cart] = []
          func add(_ row: String) {
              keep()
              cart.rows.append(row)
          }
          func undo() {
              if let last = past.popLast() { cart = last }
          }
          private func keep() { past.append(cart) }
      }
    kotlin: |
      data class Cart(val rows: MutableList<String> = mutableListOf(), var code: String? = null)
      class Editor {
          private var cart = Cart()
          private val past = ArrayDeque<Cart>()
          fun add(row: String) {
              keep()
              cart.rows.add(row)
          }
          fun undo() {
              past.removeLastOrNull()?.let { cart = it }
          }
          private fun keep() { past.addLast(cart.copy()) }
          //~ collection-alias-mutation: is a copy of `cart.rows`
      }
  - name: a copy with a list of its own
    swift: |
      struct Cart {
          var rows: [String] = []
          var code: String?
      }
      final class Editor {
          private var cart = Cart()
          private var past: [Cart] = []
          func add(_ row: String) {
              keep()
              cart.rows.append(row)
          }
          private func keep() { past.append(cart) }
      }
    kotlin: |
      data class Cart(val rows: MutableList<String> = mutableListOf(), var code: String? = null)
      class Editor {
          private var cart = Cart()
          private val past = ArrayDeque<Cart>()
          fun add(row: String) {
              keep()
              cart.rows.add(row)
          }
          private fun keep() { past.addLast(cart.copy(rows = cart.rows.toMutableList())) }
      }
  - name: the original grows too
    swift: |
      class Feed {
          var items: [String] = []
          func shown(extra: String) -> [String] {
              var result = items
              result.append(extra)
              return result
          }
      }
    kotlin: |
      class Feed {
          var items: MutableList<String> = mutableListOf()
          fun shown(extra: String): List<String> {
              val result = items
              result.add(extra)
              //~ collection-alias-mutation: both are one and the same
              return result
          }
      }
  - name: copied on both sides
    swift: |
      class Feed {
          var items: [String] = []
          func shown(extra: String) -> [String] {
              var result = items
              result.append(extra)
              return result
          }
      }
    kotlin: |
      class Feed {
          var items: MutableList<String> = mutableListOf()
          fun shown(extra: String): List<String> {
              val result = items.toMutableList()
              result.add(extra)
              return result
          }
      }
  - name: not looked at again
    swift: |
      class Feed {
          private var items: [String] = []
          func drain() -> String {
              let taken = items
              let line = taken.joined(separator: ",")
              items.removeAll()
              return line
          }
      }
    kotlin: |
      class Feed {
          private var items: MutableList<String> = mutableListOf()
          fun drain(): String {
              val taken = items
              val line = taken.joinToString(",")
              items.clear()
              return line
          }
      }
  - name: looked at after the original was emptied
    swift: |
      class Feed {
          private var items: [String] = []
          func drain() -> String {
              let taken = items
              items.removeAll()
              return taken.joined(separator: ",")
          }
      }
    kotlin: |
      class Feed {
          private var items: MutableList<String> = mutableListOf()
          fun drain(): String {
              val taken = items
              items.clear()
          //~ ^^^^^^^^^^^^^ collection-alias-mutation: both are one and the same
              return taken.joinToString(",")
          }
      }
  - name: kept by a local that was read before the original was emptied, and by one that is read after
    swift: |
      class Report {
          private var lines: [String] = []
          func drain() -> String {
              var parts: [String: [String]] = [:]
              parts["lines"] = lines
              let text = parts.description
              lines.removeAll()
              return text
          }
          func take() -> String {
              var parts: [String: [String]] = [:]
              parts["lines"] = lines
              lines.removeAll()
              return parts.description
          }
      }
    kotlin: |
      class Report {
          private val lines: MutableList<String> = mutableListOf()
          fun drain(): String {
              val parts = mutableMapOf<String, List<String>>()
              parts["lines"] = lines
              val text = parts.toString()
              lines.clear()
              return text
          }
          fun take(): String {
              val parts = mutableMapOf<String, List<String>>()
              parts["lines"] = lines
          //~ ^^^^^^^^^^^^^^^^^^^^^^ collection-alias-mutation: both are one and the same
              lines.clear()
              return parts.toString()
          }
      }
  - name: a copy that is changed where it is made
    swift: |
      struct Request {
          let path: String
          var headers: [String: String] = [:]
      }
      struct Signer {
          let key: String
          func sign(_ request: Request) -> Request {
              var signed = request
              signed.headers["X-Key"] = key
              return signed
          }
      }
    kotlin: |
      data class Request(val path: String, val headers: MutableMap<String, String> = mutableMapOf())
      class Signer(private val key: String) {
          fun sign(request: Request): Request =
              request.copy().apply { headers["X-Key"] = key }
              //~ collection-alias-mutation: `request.copy().headers` is a copy of `request.headers`
      }
  - name: a copy with headers of its own
    swift: |
      struct Request {
          let path: String
          var headers: [String: String] = [:]
      }
      struct Signer {
          let key: String
          func sign(_ request: Request) -> Request {
              var signed = request
              signed.headers["X-Key"] = key
              return signed
          }
      }
    kotlin: |
      data class Request(val path: String, val headers: MutableMap<String, String> = mutableMapOf())
      class Signer(private val key: String) {
          fun sign(request: Request): Request =
              request.copy(headers = request.headers.toMutableMap()).apply { headers["X-Key"] = key }
      }
  - name: a copied list of shared elements
    swift: |
      struct Stop {
          let city: String
          var nights: Int
      }
      final class Draft {
          private var stops: [Stop] = []
          private var past: [[Stop]] = []
          func stay(at index: Int, nights: Int) {
              past.append(stops)
              stops[index].nights = nights
          }
          func undo() {
              if let last = past.popLast() { stops = last }
          }
      }
    kotlin: |
      class Stop(val city: String, var nights: Int)
      class Draft {
          private var stops: List<Stop> = emptyList()
          private val past = ArrayDeque<List<Stop>>()
          fun stay(index: Int, nights: Int) {
              past.add(stops.toList())
              //~ collection-alias-mutation: What `stops.toList()` holds
              val stop = stops[index]
              stop.nights = nights
          }
          fun undo() {
              past.removeLastOrNull()?.let { stops = it }
          }
      }
  - name: a copied list of copied elements
    swift: |
      struct Stop {
          let city: String
          var nights: Int
      }
      final class Draft {
          private var stops: [Stop] = []
          private var past: [[Stop]] = []
          func stay(at index: Int, nights: Int) {
              past.append(stops)
              stops[index].nights = nights
          }
      }
    kotlin: |
      data class Stop(val city: String, var nights: Int)
      class Draft {
          private var stops: List<Stop> = emptyList()
          private val past = ArrayDeque<List<Stop>>()
          fun stay(index: Int, nights: Int) {
              past.add(stops.map { it.copy() })
              val stop = stops[index]
              stop.nights = nights
          }
      }
"""####),
    Document(path: "hazards/comparator-from-predicate.yml", text: ####"""
id: comparator-from-predicate
check: lopsided-comparators
family: collections
severity: error
summary: A Kotlin comparator never says that two elements are equal.
message: "The comparator of `{name}` never says that two are equal, and Kotlin throws for longer lists; Swift's `{swift}` only asks which comes first."
why: |
  Swift sorts by the question whether one element comes before another. A Kotlin comparator answers with a number, and must
  answer 0 for equals. With `if (a.score > b.score) -1 else 1` each of two equal elements comes after the other. The JVM notices
  that from 32 elements on and throws `Comparison method violates its general contract!`; with the five of a test it sorts.
instead: |
  Say what is compared: `sortedByDescending { it.score }`, `sortedWith(compareBy<Row> { it.score }.thenBy { it.name })`.
examples:
  - name: the best first
    swift: |
      func best(rows: [Row]) -> [Row] {
          return rows.sorted { $0.score > $1.score }
      }
    kotlin: |
      fun best(rows: List<Row>): List<Row> {
          return rows.sortedWith { a, b -> if (a.score > b.score) -1 else 1 }
          //~ comparator-from-predicate
      }
  - name: by key
    swift: |
      func best(rows: [Row]) -> [Row] {
          return rows.sorted { $0.score > $1.score }
      }
    kotlin: |
      fun best(rows: List<Row>): List<Row> {
          return rows.sortedByDescending { it.score }
      }
"""####),
    Document(path: "hazards/computed-property-stored.yml", text: ####"""
id: computed-property-stored
check: computed-property-stored
family: initialization
severity: error
summary: A property is computed at every read on one side and once on the other.
message: "`{name}`: {how}."
why: |
  `var isValid: Bool { a && b }` is computed whenever it is read. `val isValid = a && b` is computed once, when the object is made:
  without `get()` it never changes again. The other way round, a `get()` that makes a subject or a list gives a new one at every
  read, to which nobody listens.
instead: |
  Write `val isValid: Boolean get() = a && b`; or store it on both sides.
options:
  # Functions that give another value each time.
  clocks: [clock, currentTimeMillis, elapsedRealtime, nanoTime, now, random, randomUUID, uptimeMillis]
examples:
  - name: a code that changes
    swift: |
      class Response {
          var code: Int = 200
          var isOk: Bool { code < 400 }
      }
    kotlin: |
      class Response {
          var code: Int = 200
          val isOk: Boolean = code < 400
          //~ ^^^^ computed-property-stored: `code` changes
      }
  - name: a sum that is kept once it was asked for
    swift: |
      class Basket {
          var prices: [Int] = []
          var total: Int { prices.reduce(0, +) }
      }
    kotlin: |
      class Basket {
          var prices: List<Int> = emptyList()
          val total: Int by lazy { prices.sum() }
          //~ ^^^^^ computed-property-stored: when it is read first; `prices` changes
      }
  - name: the time that has passed
    swift: |
      class Lap {
          let clock: Clock
          let start: Double
          var passed: Double { clock.now() - start }
      }
    kotlin: |
      class Lap(val clock: Clock, val start: Double) {
          val passed: Double = clock.now() - start
          //~ ^^^^^^ computed-property-stored: `now()` gives another value each time
      }
  - name: a subject that is made anew
    swift: |
      class Store {
          let changes = PublishSubject<Int>()
      }
    kotlin: |
      class Store {
          val changes: PublishSubject<Int>
          //~ computed-property-stored: a new one at every read
              get() = PublishSubject<Int>()
      }
  - name: of what never changes, or computed on both sides
    swift: |
      class Response {
          let code: Int
          var status: Int = 0
          init(code: Int) { self.code = code }
          var isOk: Bool { code < 400 }
          var title: String { "Response" }
          var isNew: Bool { status == 0 }
          lazy var list: [Int] = [status]
      }
    kotlin: |
      class Response(val code: Int) {
          var status: Int = 0
          val isOk: Boolean = code < 400
          val title: String = "Response"
          val isNew: Boolean get() = status == 0
          val list: List<Int> by lazy { listOf(status) }
      }
  - name: of what is replaced by copies that keep it, and by those that do not
    swift: |
      struct User {
          let id: String
          var name: String
      }
      class Holder {
          private var user: User
          init(user: User) { self.user = user }
          var userId: String { user.id }
          var userName: String { user.name }
          func rename(_ name: String) { user.name = name }
      }
    kotlin: |
      data class User(val id: String, val name: String)
      class Holder(private var user: User) {
          val userId: String = user.id
          val userName: String = user.name
          //~ ^^^^^^^^ computed-property-stored: `user` changes
          fun rename(name: String) { user = user.copy(name = name) }
      }
  - name: a result that Swift keeps once it was asked for
    swift: |
      final class Week {
          private var minutes: [Int] = []
          lazy var longest: Int? = minutes.max()
          //~      ^^^^^^^ computed-property-stored: `minutes` changes
          func add(_ value: Int) { minutes.append(value) }
      }
    kotlin: |
      class Week {
          private val minutes = mutableListOf<Int>()
          val longest: Int? get() = minutes.maxOrNull()
          fun add(value: Int) { minutes.add(value) }
      }
  - name: kept on both sides
    swift: |
      final class Week {
          private var minutes: [Int] = []
          lazy var longest: Int? = minutes.max()
          func add(_ value: Int) { minutes.append(value) }
      }
    kotlin: |
      class Week {
          private val minutes = mutableListOf<Int>()
          val longest: Int? by lazy { minutes.maxOrNull() }
          fun add(value: Int) { minutes.add(value) }
      }
"""####),
    Document(path: "hazards/conditional-binding-hoisted.yml", text: ####"""
id: conditional-binding-hoisted
check: conditional-binding-hoisted
family: control-flow
severity: warning
summary: Kotlin computes everything before the first test, Swift one thing after the other.
message: "`{kotlin}` runs in Kotlin also when `{name}` {how}; Swift stops before `{swift}`."
why: |
  The conditions of `if let a = …, let b = …` are evaluated from left to right, and the first nil ends it. When Kotlin assigns both
  first and tests afterwards, the second call happens every time: an element is taken from the queue, a request is sent, a counter
  goes up, although there is nothing to do.
instead: |
  Leave early, one after the other: `val id = cache.lastId() ?: return`, or nest the `if`s.
examples:
  - name: an element that is taken for nothing
    swift: |
      func showNext() {
          if let id = cache.lastId(), let row = database.takeNext() {
              show(id, row)
          }
      }
    kotlin: |
      fun showNext() {
          val id = cache.lastId()
          val row = database.takeNext()
          //~ conditional-binding-hoisted: also when `id` is null
          if (id != null && row != null) {
              show(id, row)
          }
      }
  - name: left early, and values that cost nothing
    swift: |
      func showNext() {
          guard let id = cache.lastId(), let row = database.takeNext() else { return }
          show(id, row)
      }
      func showName(user: User) {
          if let first = user.first, let last = user.last { show(first, last) }
      }
    kotlin: |
      fun showNext() {
          val id = cache.lastId() ?: return
          val row = database.takeNext() ?: return
          show(id, row)
      }
      fun showName(user: User) {
          val first = user.first
          val last = user.last
          if (first != null && last != null) show(first, last)
      }
"""####),
    Document(path: "hazards/contains-empty-string.yml", text: ####"""
id: contains-empty-string
check: operations-differ
family: strings
severity: warning
summary: The empty text is in no text in Swift with Foundation and in every text in Kotlin.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  With `import Foundation`, `"abc".contains("")` is false and `range(of: "")` nil; without it, `contains("")` is true. In Kotlin `"abc".contains("")` is true. An
  empty search field hides everything on iOS and shows everything on Android.
instead: |
  Ask first, on both sides: `query.isEmpty || name.contains(query)`.
operations:
  - does: finds no empty text
    swift:
      - "$s.contains($q)"
      - "$s.localizedCaseInsensitiveContains($q)"
      - "$s.localizedStandardContains($q)"
      - "$s.range(of: $q)"
      - "$s.range(of: $q, options: .caseInsensitive)"
  - does: finds the empty text in every text
    kotlin: ["$s.contains($q)", "$s.contains($q, ignoreCase = true)", "$s.contains($q, true)"]
given:
  s: string
  q: string-variable
unless:
  swift: ["$q.isEmpty", "!$q.isEmpty", "$q.count"]
  kotlin: ["$q.isEmpty()", "$q.isNotEmpty()", "$q.isBlank()", "$q.isNotBlank()", "$q.isNullOrEmpty()", "$q.isNullOrBlank()", "$q.length"]
examples:
  - name: a search field
    swift: |
      func matches(name: String, query: String) -> Bool {
          return name.contains(query)
      }
    kotlin: |
      fun matches(name: String, query: String): Boolean {
          return name.contains(query)
          //~    ^^^^^^^^^^^^^^^^^^^^ contains-empty-string
      }
  - name: asked first
    swift: |
      func matches(name: String, query: String) -> Bool {
          return query.isEmpty || name.contains(query)
      }
    kotlin: |
      fun matches(name: String, query: String): Boolean {
          return query.isEmpty() || name.contains(query)
      }
  - name: a text that is chosen and not typed
    swift: |
      let separator = "@"
      func isAddress(text: String) -> Bool {
          let mark = "@"
          return text.contains(mark) && text.contains(Marks.domain)
      }
    kotlin: |
      const val SEPARATOR = "@"
      fun isAddress(text: String): Boolean {
          val mark = "@"
          return text.contains(mark) && text.contains(Marks.domain)
      }
"""####),
    Document(path: "hazards/date-formatter-dialect.yml", text: ####"""
id: date-formatter-dialect
check: date-formatter-dialect
family: dates
severity: error
summary: The two date formatters read or write differently.
message: "`{swift}` and `{kotlin}` differ: {how}."
why: |
  `DateFormatter` and `SimpleDateFormat` take language and time zone of the user unless they are told. For `yyyy-MM-dd` both write
  other digits on an Egyptian phone, and a Thai iPhone writes the year 2566 for 2023. `DateFormatter` refuses what is no date, while
  `SimpleDateFormat` takes `2024-02-31` for the 2nd of March. `SSSSSS` are fractions of a second in Swift and whole milliseconds in
  Java, where .123456 becomes two minutes; `u` is a year in Swift and a day of the week in Java. A `DateFormatter` may be used by
  several threads; a `SimpleDateFormat` that is kept in a companion gives one thread the date of another.
instead: |
  Give both the same: `Locale(identifier: "en_US_POSIX")` and `Locale.US`, a time zone, `isLenient = false`; or use
  `ISO8601DateFormatter` and `java.time`.
examples:
  - name: a day in the zone of nobody in particular
    swift: |
      final class History {
          private let dayFormatter: ISO8601DateFormatter = {
              let formatter = ISO8601DateFormatter()
              formatter.formatOptions = [.withFullDate]
              return formatter
          }()
      }
    kotlin: |
      class History {
          private val dayFormatter = SimpleDateFormat("yyyy-MM-dd", Locale.US)
          //~ date-formatter-dialect: Swift says in which time zone
      }
  - name: a date for a server
    swift: |
      func text(date: Date) -> String {
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "en_US_POSIX")
          formatter.dateFormat = "yyyy-MM-dd"
          return formatter.string(from: date)
      }
    kotlin: |
      fun text(date: Date): String {
          val formatter = SimpleDateFormat("yyyy-MM-dd")
          //~             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: takes the user's
          return formatter.format(date)
      }
  - name: the same language and zone
    swift: |
      func text(date: Date) -> String {
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "en_US_POSIX")
          formatter.timeZone = TimeZone(identifier: "UTC")
          formatter.dateFormat = "yyyy-MM-dd HH:mm"
          return formatter.string(from: date)
      }
      func label(date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "d. MMMM"
          return formatter.string(from: date)
      }
    kotlin: |
      fun text(date: Date): String {
          val formatter = SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.US)
          formatter.timeZone = TimeZone.getTimeZone("UTC")
          return formatter.format(date)
      }
      fun label(date: Date): String {
          val formatter = SimpleDateFormat("d. MMMM", Locale.getDefault())
          return formatter.format(date)
      }
"""####),
    Document(path: "hazards/day-of-another-zone.yml", text: ####"""
id: day-of-another-zone
check: operations-differ
family: dates
severity: warning
summary: Days and hours are counted in the time zone of the device on one side and in UTC on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  A calendar that is not told otherwise counts in the time zone of the device. `ZoneOffset.UTC` does not: east and west of
  Greenwich a day begins at another hour, so that the same moment belongs to Monday on one platform and to Sunday on the
  other, and what is kept by its day is found on one side only.
instead: |
  Say the time zone on both sides: `calendar.timeZone = TimeZone(identifier: "UTC")!` beside `ZoneOffset.UTC`, or
  `Calendar.current` beside `ZoneId.systemDefault()`.
options:
  # The only place of either side, in members of one name, however unlike the rest of them is; the only way of either side
  # in the whole twin.
  sure-when: [alone, member, twin]
operations:
  - does: counts in UTC
    swift:
      - "TimeZone(identifier: \"UTC\")"
      - "TimeZone(identifier: \"GMT\")"
      - "TimeZone(abbreviation: \"UTC\")"
      - "TimeZone(abbreviation: \"GMT\")"
      - "TimeZone(secondsFromGMT: 0)"
      - "TimeZone.gmt"
    kotlin:
      - "ZoneOffset.UTC"
      - "ZoneId.of(\"UTC\")"
      - "ZoneId.of(\"Z\")"
      - "TimeZone.UTC"
      - "TimeZone.getTimeZone(\"UTC\")"
      - "TimeZone.getTimeZone(\"GMT\")"
  - does: counts in the time zone of the device
    swift: ["Calendar.current", "Calendar.autoupdatingCurrent", "TimeZone.current", "Calendar(identifier: $c)"]
    unless:
      # Of a formatter its own zone counts.
      swift: ["$calendar.timeZone = $zone", "$formatter.calendar = $calendar"]
    kotlin: ["ZoneId.systemDefault()", "TimeZone.getDefault()", "TimeZone.currentSystemDefault()"]
examples:
  - name: the day of a visit
    swift: |
      func dayKey(of visit: Date) -> String {
          let calendar = Calendar(identifier: .gregorian)
          let parts = calendar.dateComponents([.year, .month, .day], from: visit)
          return key(parts)
      }
    kotlin: |
      fun dayKey(visit: Instant): String {
          return key(visit.atOffset(ZoneOffset.UTC).toLocalDate())
          //~                       ^^^^^^^^^^^^^^ day-of-another-zone: counts in UTC
      }
  - name: the zone of the device on both sides
    swift: |
      func dayKey(of visit: Date) -> String {
          return key(Calendar.current.dateComponents([.year, .month, .day], from: visit))
      }
    kotlin: |
      fun dayKey(visit: Instant): String {
          return key(visit.atZone(ZoneId.systemDefault()).toLocalDate())
      }
  - name: UTC on both sides
    swift: |
      func dayKey(of visit: Date) -> String {
          var calendar = Calendar(identifier: .gregorian)
          calendar.timeZone = TimeZone(identifier: "UTC")!
          return key(calendar.dateComponents([.year, .month, .day], from: visit))
      }
    kotlin: |
      fun dayKey(visit: Instant): String {
          return key(visit.atOffset(ZoneOffset.UTC).toLocalDate())
      }
  - name: one way throughout, in members that are cut otherwise
    swift: |
      struct Timeline {
          private let calendar = Calendar(identifier: .gregorian)
          func isNewDay(_ previous: Date, _ next: Date) -> Bool {
              calendar.startOfDay(for: previous) != calendar.startOfDay(for: next)
          }
      }
    kotlin: |
      class Timeline {
          fun isNewDay(previous: Instant, next: Instant): Boolean = dayOf(previous) != dayOf(next)
          private fun dayOf(moment: Instant): LocalDate = moment.atZone(ZoneOffset.UTC).toLocalDate()
          //~ day-of-another-zone: counts in UTC
      }
"""####),
    Document(path: "hazards/decimal-equality-and-division.yml", text: ####"""
id: decimal-equality-and-division
check: operations-differ
family: numbers
severity: error
summary: Equal amounts are not equal, or a division loses its digits, on one side.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `Decimal` compares numbers. Kotlin's `==` on `BigDecimal` also compares how many digits stand behind the point: 2.0
  is not 2.00, neither in a `when` nor in a set. Its `/` keeps as many digits as the first number has: 10 / 4 is 2, and
  1 / 3 is 0, where Swift gives 2.5 and 0.333….
instead: |
  Write `a.compareTo(b) == 0` or `a.signum() == 0`, and `a.divide(b, scale, roundingMode)`.
operations:
  - does: compares the numbers
    group: equality
    swift: ["$a == $b", "$a != $b"]
    kotlin: ["$a.compareTo($b) == 0", "$a.compareTo($b) != 0"]
  - does: also compares how many digits stand behind the point
    group: equality
    kotlin: ["$a == $b", "$a != $b"]
  - does: gives all digits
    group: division
    swift: "$a / $b"
  - does: keeps as many digits as the first number has
    group: division
    kotlin: "$a / $b"
given:
  a: decimal
  b: decimal
examples:
  - name: a price that has not changed
    swift: |
      func isUnchanged(_ old: Decimal, _ new: Decimal) -> Bool { return old == new }
    kotlin: |
      fun isUnchanged(old: BigDecimal, new: BigDecimal): Boolean = old == new
      //~                                                          ^^^^^^^^^^ decimal-equality-and-division
  - name: a bill that is shared
    swift: |
      func share(_ total: Decimal, _ guests: Decimal) -> Decimal { return total / guests }
    kotlin: |
      fun share(total: BigDecimal, guests: BigDecimal): BigDecimal = total / guests
      //~                                                            ^^^^^^^^^^^^^^ decimal-equality-and-division: keeps
  - name: compared as numbers, and numbers of other kinds
    swift: |
      func isUnchanged(_ old: Decimal, _ new: Decimal) -> Bool { return old == new }
      func isFull(_ count: Int, _ limit: Int) -> Bool { return count == limit }
    kotlin: |
      fun isUnchanged(old: BigDecimal, new: BigDecimal): Boolean = old.compareTo(new) == 0
      fun isFull(count: Int, limit: Int): Boolean = count == limit
"""####),
    Document(path: "hazards/decoded-default-differs.yml", text: ####"""
id: decoded-default-differs
check: decoded-defaults
family: serialization
severity: warning
summary: What an answer lacks is filled in otherwise on the other side.
message: "Where an answer lacks `{name}`, it is `{swift}` in Swift and `{kotlin}` in Kotlin."
why: |
  Swift says what is missing in `init(from:)`, behind `decodeIfPresent`; Kotlin's serializer takes the default of the
  constructor's parameter. The two stand far apart, so that one is changed and the other forgotten: people who were
  never asked are asked for their consent on one platform only.
instead: |
  Write the same value on both sides.
examples:
  - name: a switch that nobody has touched
    swift: |
      struct Preferences: Decodable {
          let sound: Bool
          let letters: Bool
          let hour: Int
          let topics: [String]
          init(from decoder: Decoder) throws {
              let values = try decoder.container(keyedBy: CodingKeys.self)
              sound = try values.decodeIfPresent(Bool.self, forKey: .sound) ?? true
              letters = try values.decodeIfPresent(Bool.self, forKey: .letters) ?? true
              hour = try values.decodeIfPresent(Int.self, forKey: .hour) ?? 8
              topics = try values.decodeIfPresent([String].self, forKey: .topics) ?? []
          }
      }
    kotlin: |
      @Serializable
      data class Preferences(
          val sound: Boolean = true,
          val letters: Boolean = false,
          //~ ^^^^^^^ decoded-default-differs: it is `true` in Swift and `false` in Kotlin
          val hour: Int = 8,
          val topics: List<String> = emptyList(),
      )
  - name: one initializer that calls another
    swift: |
      struct Plan: Decodable { let renews: Bool; let seats: Int }
      extension Plan {
          init(from decoder: Decoder) throws {
              let box = try decoder.container(keyedBy: CodingKeys.self)
              self.init(
                  renews: try box.decodeIfPresent(Bool.self, forKey: .renews) ?? true,
                  seats: try box.decodeIfPresent(Int.self, forKey: .seats) ?? 1)
          }
      }
    kotlin: |
      @Serializable
      data class Plan(
          val renews: Boolean = false,
          //~ ^^^^^^ decoded-default-differs: it is `true` in Swift and `false` in Kotlin
          val seats: Int = 1,
      )
  - name: the same on both sides
    swift: |
      struct Theme: Decodable {
          let mode: Mode
          let size: Double
          init(from decoder: Decoder) throws {
              let values = try decoder.container(keyedBy: CodingKeys.self)
              self.mode = try values.decodeIfPresent(Mode.self, forKey: .mode) ?? .followSystem
              self.size = try values.decodeIfPresent(Double.self, forKey: .size) ?? 1
          }
      }
    kotlin: |
      @Serializable
      data class Theme(val mode: Mode = Mode.FOLLOW_SYSTEM, val size: Double = 1.0)
  - name: read into a local first
    swift: |
      struct Consent: Codable {
          enum Scope: String, Codable { case essential, all }
          let scope: Scope
          enum CodingKeys: String, CodingKey { case scope }
          init(from decoder: Decoder) throws {
              let values = try decoder.container(keyedBy: CodingKeys.self)
              let name = try values.decodeIfPresent(String.self, forKey: .scope)
              scope = name.flatMap(Scope.init(rawValue:)) ?? .essential
          }
      }
    kotlin: |
      @Serializable
      data class Consent(val scope: Scope = Scope.ALL) {
          //~ decoded-default-differs
          @Serializable
          enum class Scope {
              @SerialName("essential") ESSENTIAL,
              @SerialName("all") ALL,
          }
      }
  - name: one number in two spellings
    swift: |
      struct Plan: Codable {
          let rate: Double
          enum CodingKeys: String, CodingKey { case rate }
          init(from decoder: Decoder) throws {
              let values = try decoder.container(keyedBy: CodingKeys.self)
              rate = try values.decodeIfPresent(Double.self, forKey: .rate) ?? 1.50
          }
      }
    kotlin: |
      @Serializable
      data class Plan(val rate: Double = 1.5)
"""####),
    Document(path: "hazards/default-arguments-dispatch.yml", text: ####"""
id: default-arguments-dispatch
check: default-arguments-dispatch
family: inheritance
severity: warning
summary: The default of a parameter depends on the type in Swift, and not in Kotlin.
message: "`{name}`: {how}."
why: |
  A Swift override may give a parameter another default, which is taken where the source names the subclass: the same object answers
  differently through the base class. In Kotlin the default of the base class always holds. And a Kotlin interface may have defaults,
  a Swift protocol may not: each type that conforms brings its own, or none.
instead: |
  Give the default once, in the base class or in an overload of the protocol's extension, or pass the argument.
examples:
  - name: an override with a default of its own
    swift: |
      class Loader {
          func load(page: Int = 1) { }
      }
      class DeepLoader: Loader {
          override func load(page: Int = 2) { }
          //~                ^^^^^^^^^^^^^ default-arguments-dispatch
      }
    kotlin: |
      open class Loader {
          open fun load(page: Int = 1) { }
      }
      class DeepLoader : Loader() {
          override fun load(page: Int) { }
      }
  - name: the same default
    swift: |
      class Loader {
          func load(page: Int = 1) { }
      }
      class DeepLoader: Loader {
          override func load(page: Int = 1) { }
      }
    kotlin: |
      open class Loader {
          open fun load(page: Int = 1) { }
      }
      class DeepLoader : Loader() {
          override fun load(page: Int) { }
      }
  - name: the default that the interface promises, or one of another parameter
    swift: |
      protocol Store {
          func get(_ query: Query, mode: Mode) -> Item
          func put(_ items: [Item], mode: Mode)
      }
      final class WebStore: Store {
          func get(_ query: Query, mode: Mode = Fresh()) -> Item { load(query) }
          func put(_ items: [Item], mode: Mode = Fresh()) { save(items) }
      }
    kotlin: |
      interface Store {
          fun get(query: Query, mode: Mode = Fresh): Item
          fun put(items: List<Item> = emptyList(), mode: Mode)
      }
      class WebStore : Store {
          override fun get(query: Query, mode: Mode): Item = load(query)
          override fun put(items: List<Item>, mode: Mode) = save(items)
      }
  - name: another default than the interface promises
    swift: |
      protocol Store {
          func get(_ query: Query, mode: Mode) -> Item
      }
      final class WebStore: Store {
          func get(_ query: Query, mode: Mode = Cached()) -> Item { load(query) }
      }
    kotlin: |
      interface Store {
          fun get(query: Query, mode: Mode = Fresh): Item
          //~                   ^^^^ default-arguments-dispatch
      }
      class WebStore : Store {
          override fun get(query: Query, mode: Mode): Item = load(query)
      }
"""####),
    Document(path: "hazards/default-subscript-not-stored.yml", text: ####"""
id: default-subscript-not-stored
check: default-subscript-not-stored
family: collections
severity: error
summary: What is added to a default is kept in Swift and lost in Kotlin.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `groups[key, default: []].append(x)` reads, changes and writes back: the new list is in the dictionary. `getOrDefault` and
  `?: mutableListOf()` give a list that nobody holds, and what is added to it is gone.
instead: |
  Use `getOrPut(key) { mutableListOf() }.add(x)`.
operations:
  - does: puts the default into the map
    swift: ["$m[$k, default: $d].append($x)", "$m[$k, default: $d].insert($x)", "$m[$k, default: $d].append(contentsOf: $x)"]
    kotlin:
      - "$m.getOrPut($k, $d).add($x)"
      - "$m.getOrPut($k, $d).addAll($x)"
      - "$m.computeIfAbsent($k, $d).add($x)"
      - "$m.computeIfAbsent($k, $d).addAll($x)"
  - does: adds to a list that is not in the map
    kotlin:
      - "$m.getOrDefault($k, $d).add($x)"
      - "$m.getOrDefault($k, $d).addAll($x)"
      - "$m.getOrElse($k, $d).add($x)"
      - "$m.getOrElse($k, $d).addAll($x)"
      - "($m[$k] ?: $d).add($x)"
      - "($m[$k] ?: $d).addAll($x)"
examples:
  - name: matches by day
    swift: |
      func group(matches: [Match]) -> [String: [Match]] {
          var byDay: [String: [Match]] = [:]
          for match in matches {
              byDay[match.day, default: []].append(match)
          }
          return byDay
      }
    kotlin: |
      fun group(matches: List<Match>): Map<String, List<Match>> {
          val byDay: MutableMap<String, MutableList<Match>> = mutableMapOf()
          for (match in matches) {
              byDay.getOrDefault(match.day, mutableListOf()).add(match)
              //~ default-subscript-not-stored
          }
          return byDay
      }
  - name: put there first
    swift: |
      func group(matches: [Match]) -> [String: [Match]] {
          var byDay: [String: [Match]] = [:]
          for match in matches {
              byDay[match.day, default: []].append(match)
          }
          return byDay
      }
    kotlin: |
      fun group(matches: List<Match>): Map<String, List<Match>> {
          val byDay: MutableMap<String, MutableList<Match>> = mutableMapOf()
          for (match in matches) {
              byDay.getOrPut(match.day) { mutableListOf() }.add(match)
          }
          return byDay
      }
"""####),
    Document(path: "hazards/dict-assign-nil.yml", text: ####"""
id: dict-assign-nil
check: dict-assign-nil
family: collections
severity: error
summary: nil takes a key away in Swift; null stays in the Kotlin map.
message: "In Swift `{swift}` takes the key away when there is no value; in Kotlin `{kotlin}` keeps the key, with null in it."
why: |
  Assigning nil to a key removes it from a Swift dictionary. A Kotlin map keeps the key with null: it is counted, walked over,
  `containsKey` is true, and a request that is made of the map may say `"city": null`.
instead: |
  Use `if (value != null) map[key] = value else map.remove(key)`.
examples:
  - name: a parameter that is cleared
    swift: |
      func clear(params: inout [String: Any]) {
          params["city"] = nil
      }
    kotlin: |
      fun clear(params: MutableMap<String, Any?>) {
          params["city"] = null
          //~ dict-assign-nil
      }
  - name: removed, or never null
    swift: |
      func clear(params: inout [String: Any], name: String) {
          params["city"] = nil
          params["name"] = name
      }
    kotlin: |
      fun clear(params: MutableMap<String, Any?>, name: String) {
          params.remove("city")
          params["name"] = name
      }
"""####),
    Document(path: "hazards/double-to-string.yml", text: ####"""
id: double-to-string
check: interpolated-type
family: numbers
severity: warning
summary: Large and small numbers are written differently.
message: "Swift and Kotlin write large and small numbers differently: if `{swift}` is ten million, 10000000.0 in Swift and 1.0E7 in Kotlin."
why: |
  Kotlin writes a `Double` of ten million and more, or less than a thousandth, with an exponent: `1.0E7`, `5.0E-4`. Swift writes
  `10000000.0` and `0.0005`, and takes to exponents only from 2 to the 53rd, and below a ten-thousandth.
  In an address, a key or a signature the two apps then send different things.
instead: |
  Write it with a format and a fixed number of decimals, or send a whole number.
options:
  kinds: floating
examples:
  - name: a radius in an address
    swift: |
      func query(radius: Double) -> String {
          return "radius=\(radius)"
          //~              ^^^^^^ double-to-string
      }
    kotlin: |
      fun query(radius: Double): String {
          return "radius=${radius}"
      }
  - name: a whole number
    swift: |
      func query(radius: Int) -> String {
          return "radius=\(radius)"
      }
    kotlin: |
      fun query(radius: Int): String {
          return "radius=${radius}"
      }
"""####),
    Document(path: "hazards/duplicate-key-trap.yml", text: ####"""
id: duplicate-key-trap
check: operations-differ
family: collections
severity: warning
summary: Of two elements with one key another one is kept, or the app ends, on one side.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `Dictionary(uniqueKeysWithValues:)` ends the app when two elements have one key. `associateBy`, `associate` and `toMap` keep the
  last. A server that sends the same element twice, which nobody has seen in a test, is a crash on iOS only; where Swift says
  by `uniquingKeysWith` that the first stays, the apps show different elements.
instead: |
  Write `uniquingKeysWith: { $1 }` in Swift, or `distinctBy` before `associateBy` in Kotlin where the first is meant.
operations:
  - does: ends the app when two have one key
    # Most keys are unique.
    doubtful: true
    swift: "Dictionary(uniqueKeysWithValues: $x)"
  - does: keeps the first of two with one key
    swift:
      - "Dictionary($x, uniquingKeysWith: { $0 })"
      - "Dictionary($x, uniquingKeysWith: { first, _ in first })"
      - "Dictionary($x, uniquingKeysWith: { current, _ in current })"
      - "Dictionary($x, uniquingKeysWith: { old, _ in old })"
      - "Dictionary($x, uniquingKeysWith: { a, _ in a })"
      - "Dictionary($x, uniquingKeysWith: { lhs, _ in lhs })"
      - "Dictionary($x, uniquingKeysWith: { (first, _) in first })"
    kotlin: ["$xs.distinctBy($f).associateBy($g)", "$xs.reversed().associateBy($f)", "$xs.asReversed().associateBy($f)"]
  - does: keeps the last of two with one key
    swift:
      - "Dictionary($x, uniquingKeysWith: { $1 })"
      - "Dictionary($x, uniquingKeysWith: { _, last in last })"
      - "Dictionary($x, uniquingKeysWith: { _, new in new })"
      - "Dictionary($x, uniquingKeysWith: { _, second in second })"
      - "Dictionary($x, uniquingKeysWith: { _, latest in latest })"
      - "Dictionary($x, uniquingKeysWith: { (_, last) in last })"
    kotlin: ["$xs.associateBy($f)", "$xs.associate($f)", "$xs.associateBy($f, $g)", "$xs.toMap()"]
examples:
  - name: users by their id
    swift: |
      func byID(_ users: [User]) -> [String: User] {
          return Dictionary(users.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      }
    kotlin: |
      fun byID(users: List<User>): Map<String, User> {
          return users.associateBy { it.id }
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ duplicate-key-trap: keeps the last
      }
  - name: the last is kept
    swift: |
      func byID(_ users: [User]) -> [String: User] {
          return Dictionary(users.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      }
    kotlin: |
      fun byID(users: List<User>): Map<String, User> {
          return users.associateBy { it.id }
      }
  - name: keys that are unique, as far as Swift knows
    swift: |
      func byID(_ users: [User]) -> [String: User] {
          return Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) })
      }
    kotlin: |
      fun byID(users: List<User>): Map<String, User> {
          return users.associateBy { it.id }
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ info duplicate-key-trap
      }
"""####),
    Document(path: "hazards/empty-collection-access.yml", text: ####"""
id: empty-collection-access
check: operations-differ
family: collections
severity: error
summary: What is nil for an empty collection on one side throws on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `first`, `last`, `max()` and `randomElement()` are nil when there is nothing. Kotlin's `first()`, `last()`, `max()`
  and `random()` look the same and throw `NoSuchElementException`. The list that is empty for one user in a thousand ends the
  Android app.
instead: |
  Use the `OrNull` forms: `firstOrNull()`, `lastOrNull()`, `maxOrNull()`, `randomOrNull()`, `find { }`.
operations:
  - does: is nil when there is none
    swift:
      - "$xs.first"
      - "$xs.last"
      - "$xs.first(where: $f)"
      - "$xs.last(where: $f)"
      - "$xs.min()"
      - "$xs.max()"
      - "$xs.min(by: $f)"
      - "$xs.max(by: $f)"
      - "$xs.randomElement()"
    kotlin:
      - "$xs.firstOrNull()"
      - "$xs.lastOrNull()"
      - "$xs.firstOrNull($f)"
      - "$xs.lastOrNull($f)"
      - "$xs.find($f)"
      - "$xs.findLast($f)"
      - "$xs.minOrNull()"
      - "$xs.maxOrNull()"
      - "$xs.minByOrNull($f)"
      - "$xs.maxByOrNull($f)"
      - "$xs.minWithOrNull($f)"
      - "$xs.maxWithOrNull($f)"
      - "$xs.randomOrNull()"
      - "$xs.getOrNull(0)"
      - "$xs.singleOrNull()"
  - does: fails when there is none
    throws: true
    swift:
      - "$xs.first!"
      - "$xs.last!"
      - "$xs.first(where: $f)!"
      - "$xs.last(where: $f)!"
      - "$xs.randomElement()!"
      - "$xs.min()!"
      - "$xs.max()!"
      - "$xs.min(by: $f)!"
      - "$xs.max(by: $f)!"
      - "$xs[0]"
    kotlin:
      - "$xs.first()"
      - "$xs.last()"
      - "$xs.first($f)"
      - "$xs.last($f)"
      - "$xs.min()"
      - "$xs.max()"
      - "$xs.minBy($f)"
      - "$xs.maxBy($f)"
      - "$xs.minWith($f)"
      - "$xs.maxWith($f)"
      - "$xs.random()"
      - "$xs.single()"
      - "$xs.firstOrNull()!!"
      - "$xs.lastOrNull()!!"
      - "$xs.firstOrNull($f)!!"
      - "$xs.lastOrNull($f)!!"
      - "$xs.find($f)!!"
      - "$xs.findLast($f)!!"
      - "$xs.minOrNull()!!"
      - "$xs.maxOrNull()!!"
      - "$xs.minByOrNull($f)!!"
      - "$xs.maxByOrNull($f)!!"
      - "$xs.randomOrNull()!!"
      - "$xs[0]"
  - does: is nil when there is none
    group: pop
    swift: ["$xs.popLast()", "$xs.popFirst()"]
    kotlin: ["$xs.removeLastOrNull()", "$xs.removeFirstOrNull()", "$xs.pollFirst()", "$xs.pollLast()", "$xs.poll()"]
  # Swift's authors have asked before: `removeFirst()` behind `if let first = xs.first`.
  - does: takes one that is there
    group: pop
    swift: ["$xs.removeLast()", "$xs.removeFirst()", "$xs.popLast()!", "$xs.popFirst()!"]
    harmless: true
  - does: fails when there is none
    group: pop
    throws: true
    kotlin: ["$xs.removeLast()", "$xs.removeFirst()", "$xs.removeAt(0)", "$xs.removeAt($xs.size - 1)", "$xs.removeAt($xs.lastIndex)"]
  - does: gives what it begins with when there is none
    group: reduce
    swift: ["$xs.reduce($i, $f)", "$xs.reduce(into: $i, $f)"]
    kotlin: ["$xs.fold($i, $f)", "$xs.sum()", "$xs.sumOf($f)", "$xs.reduceOrNull($f)"]
  - does: fails when there is none
    group: reduce
    throws: true
    kotlin: "$xs.reduce($f)"
unless:
  swift: ["$xs.isEmpty", "$xs.count", "$xs.indices.contains($i)"]
  kotlin: ["$xs.isEmpty()", "$xs.isNotEmpty()", "$xs.size", "$xs.any()", "$xs.none()", "$xs.count()", "$i in $xs.indices"]
examples:
  - name: the best offer
    swift: |
      func best(offers: [Offer]) -> Offer? {
          return offers.first(where: { $0.isBest })
      }
    kotlin: |
      fun best(offers: List<Offer>): Offer? {
          return offers.first { it.isBest }
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^ empty-collection-access: fails when there is none
      }
  - name: looked at before
    swift: |
      func best(offers: [Offer]) -> Offer? {
          guard !offers.isEmpty else { return nil }
          return offers.first
      }
    kotlin: |
      fun best(offers: List<Offer>): Offer? {
          if (offers.isEmpty()) return null
          return offers.first()
      }
  - name: the position is asked for before
    swift: |
      func first(names: [String]) -> String {
          let name: String = names.indices.contains(0) ? names[0] : "none"
          return name
      }
    kotlin: |
      fun first(names: List<String>): String {
          val name = names.getOrNull(0) ?: "none"
          return name
      }
  - name: a list of nothing is not asked for its end
    swift: |
      func newest(stamps: [Int]) -> Int? {
          return stamps.last
      }
    kotlin: |
      fun newest(stamps: List<Int>): Int? {
          return stamps.takeUnless { it.isEmpty() }?.last()
      }
  - name: a list with something in it, and not what is looked for
    swift: |
      func newest(stamps: [Int]) -> Int? {
          return stamps.last(where: { $0 > 9 })
      }
    kotlin: |
      fun newest(stamps: List<Int>): Int? {
          return stamps.takeUnless { it.isEmpty() }?.last { it > 9 }
          //~ empty-collection-access
      }
  - name: asked before by a property
    swift: |
      final class History {
          private var done: [Int] = []
          var canUndo: Bool { !done.isEmpty }
          func undo() -> Int? {
              guard canUndo, let last = done.popLast() else { return nil }
              return last
          }
      }
    kotlin: |
      class History {
          private val done = ArrayDeque<Int>()
          val canUndo: Boolean get() = done.isNotEmpty()
          fun undo(): Int? {
              if (!canUndo) return null
              val last = done.removeLast()
              return last
          }
      }
"""####),
    Document(path: "hazards/enum-raw-value-mapping.yml", text: ####"""
id: enum-raw-value-mapping
check: enum-raw-value-mapping
family: enums
severity: error
summary: A case goes by its raw value in Swift and by its name or place in Kotlin.
message: "`{swift}` and `{kotlin}` differ: `{name}` is {how}."
why: |
  A Swift case without a value of its own has its name as raw value, or the number behind the last one. Kotlin's `name` is the name as
  it is spelt, usually in capitals, and `ordinal` counts from 0. What one app stores or sends, the other does not know.
instead: |
  Give both enumerations the value: `enum class Kind(val rawValue: String) { FOO("foo") }`.
examples:
  - name: a method of a request
    swift: |
      enum Method: String {
          case post = "POST"
          case delete = "DELETE"
      }
      func verb(method: Method) -> String {
          return method.rawValue
      }
    kotlin: |
      enum class Method { post, delete }
      fun verb(method: Method): String {
          return method.name
          //~    ^^^^^^^^^^^ enum-raw-value-mapping: `POST` in Swift and `post` in Kotlin
      }
  - name: the same text
    swift: |
      enum Method: String {
          case post = "POST"
          case delete = "DELETE"
      }
      func verb(method: Method) -> String {
          return method.rawValue
      }
    kotlin: |
      enum class Method { post, delete }
      fun verb(method: Method): String {
          return method.name.uppercase()
      }
  - name: the same text in small letters, where there is one
    swift: |
      enum Shelf: String { case archived, unread }
      func query(shelf: Shelf?) -> String? { shelf?.rawValue }
    kotlin: |
      enum class Shelf { ARCHIVED, UNREAD }
      fun query(shelf: Shelf?): String? = shelf?.toString()?.lowercase()
  - name: entries that say their text themselves
    swift: |
      enum Layer: String {
          case top = "top layer"
          case ground = "base"
      }
      func label(layer: Layer) -> String {
          return layer.rawValue
      }
    kotlin: |
      enum class Layer {
          Top { override fun toString(): String = "top layer" },
          Ground { override fun toString() = "base" },
      }
      fun label(layer: Layer): String {
          return layer.toString()
      }
  - name: an entry that says another text, and the name of one that says its own
    swift: |
      enum Layer: String {
          case top = "top layer"
          case ground = "base"
      }
      func label(layer: Layer) -> String {
          return layer.rawValue
      }
      func key(layer: Layer) -> String {
          return layer.rawValue
      }
    kotlin: |
      enum class Layer {
          Top { override fun toString(): String = "top layer" },
          Ground { override fun toString(): String = "ground" },
      }
      fun label(layer: Layer): String {
          return layer.toString()
          //~    ^^^^^^^^^^^^^^^^ enum-raw-value-mapping: `base` in Swift and `ground` in Kotlin
      }
      fun key(layer: Layer): String {
          return layer.name
          //~    ^^^^^^^^^^ enum-raw-value-mapping: `top layer` in Swift and `Top` in Kotlin
      }
"""####),
    Document(path: "hazards/enum-unknown-value.yml", text: ####"""
id: enum-unknown-value
check: operations-differ
family: enums
severity: error
summary: An unknown raw value is nil on one side and an exception on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `Kind(rawValue: "new")` is nil for a value that the app does not know, and the code goes on with a fallback. `Kind.valueOf`
  throws `IllegalArgumentException`, and `entries.first { }` throws `NoSuchElementException`. The day the server sends a new
  value, the Android app crashes.
instead: |
  Look it up: `Kind.entries.find { it.rawValue == raw } ?: Kind.OTHER`.
operations:
  - does: is nil for a value that it does not know
    swift:
      - "$T(rawValue: $s)"
      - "$T.init(rawValue: $s)"
      - ".init(rawValue: $s)"
    kotlin:
      - "$T.values().find($f)"
      - "$T.entries.find($f)"
      - "$T.values().firstOrNull($f)"
      - "$T.entries.firstOrNull($f)"
      - "$T.entries.getOrNull($s)"
      - "enumValues<$T>().find($f)"
      - "enumValues<$T>().firstOrNull($f)"
      - "values().find($f)"
      - "entries.find($f)"
      - "values().firstOrNull($f)"
      - "entries.firstOrNull($f)"
  - does: throws for a value that it does not know
    throws: true
    swift: ["$T(rawValue: $s)!", "$T.init(rawValue: $s)!"]
    kotlin:
      - "$T.valueOf($s)"
      - "enumValueOf<$T>($s)"
      - "$T.values().first($f)"
      - "$T.entries.first($f)"
      - "$T.values().single($f)"
      - "$T.entries.single($f)"
      - "$T.values()[$s]"
      - "$T.entries[$s]"
      - "values().first($f)"
      - "entries.first($f)"
      - "$m.getValue($s)"
      - "$m[$s]!!"
      - "$T.values().find($f)!!"
      - "$T.entries.find($f)!!"
      - "$T.values().firstOrNull($f)!!"
      - "$T.entries.firstOrNull($f)!!"
      - "enumValues<$T>().find($f)!!"
      - "values().find($f)!!"
      - "entries.find($f)!!"
given:
  s: variable
examples:
  - name: a kind from the server
    swift: |
      func kind(raw: String) -> Kind {
          return Kind(rawValue: raw) ?? .other
      }
    kotlin: |
      fun kind(raw: String): Kind {
          return Kind.valueOf(raw)
          //~    ^^^^^^^^^^^^^^^^^ enum-unknown-value: throws for a value that it does not know
      }
  - name: the first that has the value
    swift: |
      func kind(raw: Int) -> Kind? {
          return Kind(rawValue: raw)
      }
    kotlin: |
      fun kind(raw: Int): Kind? {
          return Kind.entries.first { it.rawValue == raw }
          //~ enum-unknown-value
      }
  - name: caught
    swift: |
      func kind(raw: String) -> Kind? {
          return Kind(rawValue: raw)
      }
    kotlin: |
      fun kind(raw: String): Kind? {
          return try { Kind.valueOf(raw) } catch (e: IllegalArgumentException) { null }
      }
  - name: looked up
    swift: |
      func kind(raw: String) -> Kind {
          return Kind(rawValue: raw) ?? .other
      }
    kotlin: |
      fun kind(raw: String): Kind {
          return Kind.entries.find { it.rawValue == raw } ?: Kind.OTHER
      }
  - name: both end the app
    swift: |
      func trigger(text: String) -> Trigger {
          return Trigger(rawValue: text)!
      }
    kotlin: |
      fun trigger(text: String): Trigger {
          return Trigger.values().find { it.value == text }!!
      }
  - name: found, or the end of the app
    swift: |
      func trigger(text: String) -> Trigger? {
          return Trigger(rawValue: text)
      }
    kotlin: |
      fun trigger(text: String): Trigger? {
          return Trigger.values().find { it.value == text }!!
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ enum-unknown-value: throws
      }
"""####),
    Document(path: "hazards/equality-scope-mismatch.yml", text: ####"""
id: equality-scope-mismatch
check: equality-scope-mismatch
family: equality
severity: warning
summary: Equality looks at different properties, or at them in different ways.
message: "Two `{name}` may be equal on one side and different on the other: {how}."
why: |
  A Swift struct that is `Equatable` compares all its stored properties, unless it has an `==` of its own, which compares
  what it says. A Kotlin `data class` compares the properties of its header and nothing else: a property in the body is
  left out, and an `==` by id on the Swift side has no effect on it. Selections, diffs and sets then behave differently for
  the same data. Comparing texts in place of values is a third way: the text of a dictionary has its keys in any order.
instead: |
  Put the property into the header, or out of it; or write the same `==` and `equals` on both sides.
examples:
  - name: a property in the body
    swift: |
      struct Row: Equatable {
          let id: Int
          var isSelected: Bool = false
      }
    kotlin: |
      data class Row(val id: Int) {
          var isSelected: Boolean = false
          //~ equality-scope-mismatch: `isSelected` counts in Swift only
      }
  - name: equality by id on both sides
    swift: |
      struct Row: Equatable {
          let id: Int
          let title: String
          static func == (left: Row, right: Row) -> Bool { left.id == right.id }
      }
    kotlin: |
      data class Row(val id: Int, val title: String) {
          override fun equals(other: Any?): Boolean = other is Row && id == other.id
          override fun hashCode(): Int = id
      }
  - name: computed from what is compared
    swift: |
      struct Rule: Equatable {
          let name: String
          let options: Options
      }
    kotlin: |
      data class Rule(val name: String, val words: List<String>) {
          val options: Options get() = Options(words.contains("quick"))
      }
  - name: asked through a function, and by what is computed
    swift: |
      struct Tenant: Equatable {
          let id: String?
          let name: String
      }
      struct Row: Equatable {
          let token: String
          let isOpen: Bool
          var id: String { token + "-row" }
          static func == (lhs: Row, rhs: Row) -> Bool { lhs.id == rhs.id && lhs.isOpen == rhs.isOpen }
      }
    kotlin: |
      class Tenant(val id: String?, val name: String) {
          fun safeId(): String = id ?: ""
          override fun equals(other: Any?): Boolean {
          //~ info equality-scope-mismatch
              if (other !is Tenant) return false
              return safeId() == other.safeId() && name == other.name
          }
          override fun hashCode(): Int = name.hashCode()
      }
      data class Row(val token: String, val isOpen: Boolean)
      //~ info equality-scope-mismatch
"""####),
    Document(path: "hazards/exposed-live-collection.yml", text: ####"""
id: exposed-live-collection
check: exposed-live-collection
family: value-semantics
severity: warning
summary: Kotlin hands out the list that it goes on changing, Swift a copy.
message: "In Swift the caller gets a copy of `{name}`; in Kotlin it gets the list itself, which goes on changing."
why: |
  A Swift array that is returned is the caller's own: it stays as it was. A Kotlin `List` is a read-only *view* of whatever
  list is behind it. It grows under the caller's hands, comparing old with new compares a list with itself, and iterating it
  while the owner adds to it throws `ConcurrentModificationException`.
instead: |
  Give a copy (`rows.toList()`), or keep a `var rows: List<Row>` that is replaced and never changed.
examples:
  - name: a snapshot that is none
    swift: |
      class Table {
          private var rows: [String] = []
          func snapshot() -> [String] { rows }
      }
    kotlin: |
      class Table {
          private val rows = mutableListOf<String>()
          fun snapshot(): List<String> = rows
          //~                            ^^^^ exposed-live-collection
      }
  - name: a copy
    swift: |
      class Table {
          private var rows: [String] = []
          func snapshot() -> [String] { rows }
      }
    kotlin: |
      class Table {
          private val rows = mutableListOf<String>()
          fun snapshot(): List<String> = rows.toList()
      }
"""####),
    Document(path: "hazards/floor-division.yml", text: ####"""
id: floor-division
check: operations-differ
family: numbers
severity: warning
summary: The quotient of a negative number is rounded in another direction.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `/` cuts the fraction off, in Swift as in Kotlin: -1 / 12 is 0. Java's `floorDiv` rounds down: it gives -1. The page before the
  first one, a minute before the day begins or a month of the year before end up in another bucket.
instead: |
  Write a helper that rounds down on both sides, such as `Int((Double(a) / Double(n)).rounded(.down))` beside `floorDiv`, or `/`
  on both where nothing is negative.
operations:
  - does: cuts the fraction off
    swift: ["$a / $n", "$a.quotientAndRemainder(dividingBy: $n).quotient"]
    kotlin: ["$a / $n", "$a.div($n)"]
  - does: rounds down
    swift:
      - "Int(floor(Double($a) / Double($n)))"
      - "Int((Double($a) / Double($n)).rounded(.down))"
      - "Int(floor(Double($a) / $n))"
      - "Int((Double($a) / $n).rounded(.down))"
    kotlin: ["Math.floorDiv($a, $n)", "$a.floorDiv($n)"]
given:
  a: integer
unless:
  # What is below zero is moved first.
  swift: ["($y >= 0 ? $y : $_z) / $n", "($y < 0 ? $_z : $y) / $n"]
examples:
  - name: the year of a month that is counted from 2020
    swift: |
      func year(ofPage index: Int) -> Int {
          return 2020 + index / 12
      }
    kotlin: |
      fun year(index: Int): Int {
          return 2020 + Math.floorDiv(index, 12)
          //~           ^^^^^^^^^^^^^^^^^^^^^^^^ floor-division: rounds down
      }
  - name: rounded down on both sides
    swift: |
      func year(ofPage index: Int) -> Int {
          return 2020 + Int((Double(index) / Double(12)).rounded(.down))
      }
    kotlin: |
      fun year(index: Int): Int {
          return 2020 + index.floorDiv(12)
      }
"""####),
    Document(path: "hazards/format-specifier-dialect.yml", text: ####"""
id: format-specifier-dialect
check: format-specifiers
family: strings
severity: error
summary: A format is written for the other language, or does not fit what is written into it.
message: "`{code}` {how}."
why: |
  Both languages have `%d` and `%.2f`, and each has more: `%@`, `%i`, `%u`, `%ld` and `%lld` are C's and Apple's, and Java's
  formatter throws for them; `%s` is an address in Swift. Java throws also where a value is of another kind, or where there are
  too few; Swift writes what it finds in memory. The compilers look into no format, and the line often runs only when something
  has gone wrong already.
instead: |
  Use what both have: `%d` for whole numbers, `%.2f` for others, `%%` for the sign, `%s` in Kotlin beside `%@` in Swift.
examples:
  - name: a format that was copied
    swift: |
      func summary(name: String, points: Int) -> String {
          return String(format: "%@ has %ld points", name, points)
      }
    kotlin: |
      fun summary(name: String, points: Int): String {
          return "%@ has %ld points".format(name, points)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ format-specifier-dialect: UnknownFormatConversionException
      }
  - name: each in its own dialect
    swift: |
      func summary(name: String, points: Int, share: Double) -> String {
          return String(format: "%@ has %ld points, %.1f %%", name, points, share)
      }
    kotlin: |
      fun summary(name: String, points: Int, share: Double): String {
          return String.format(Locale.ROOT, "%s has %d points, %.1f %%", name, points, share)
      }
  - name: a whole number where a fraction is expected
    swift: |
      func price(cents: Int) -> String {
          return String(format: "%.2f", Double(cents) / 100)
      }
    kotlin: |
      fun price(cents: Int): String {
          return String.format(Locale.ROOT, "%.2f", cents / 100)
          //~ format-specifier-dialect: `cents / 100`, which is a whole number
      }
  - name: one value too few
    swift: |
      func position(row: Int, column: Int) -> String {
          return String(format: "%d:%d", row)
          //~ format-specifier-dialect: has 2 places for values and is given 1
      }
    kotlin: |
      fun position(row: Int, column: Int): String {
          return String.format(Locale.ROOT, "%d:%d", row, column)
      }
  - name: a Swift text is no address
    swift: |
      func greeting(name: String) -> String {
          return String(format: "Hello, %s", name)
          //~ format-specifier-dialect: which is a text
      }
    kotlin: |
      fun greeting(name: String): String {
          return String.format(Locale.ROOT, "Hello, %s", name)
      }
  - name: positions and widths
    swift: |
      func stamp(day: Int, month: Int) -> String {
          return String(format: "%2$02d.%1$02d.", month, day)
      }
    kotlin: |
      fun stamp(day: Int, month: Int): String {
          return String.format(Locale.ROOT, "%2\$02d.%1\$02d.", month, day)
      }
"""####),
    Document(path: "hazards/generic-cast-erasure.yml", text: ####"""
id: generic-cast-erasure
check: generic-cast-erasure
family: nullability
severity: warning
summary: A cast looks at every element in Swift and at none in Kotlin.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `value as? [String]` is nil as soon as one element is no string. The JVM forgets what a list is a list of: `as? List<String>`
  succeeds for any list, and the `ClassCastException` comes later, where an element is used, far from the fallback that
  stands beside the cast. The compiler only warns. `map { it as String }` throws at the first element of another type, past every
  `catch` that waits for a `JSONException`.
instead: |
  Look at the elements: `(value as? List<*>)?.filterIsInstance<String>()`, or null unless `all { it is String }`.
operations:
  - does: looks at every element
    swift: ["$x as? [$T]", "$x as! [$T]", "$x is [$T]", "$x as? [$K: $V]", "$x as! [$K: $V]", "$x is [$K: $V]", "$x as? Set<$T>"]
    kotlin: ["$x.filterIsInstance<$T>()"]
  - does: accepts any elements
    swift: ["$x as? [Any]", "$x as? [Any?]", "$x as? [String: Any]", "$x as? [AnyHashable: Any]", "$x is [String: Any]", "$x is [Any]", "$x as! [String: Any]", "$x as! [Any]"]
    kotlin: ["$x as? List<*>", "$x as? Map<*, *>", "$x is List<*>", "$x is Map<*, *>", "$x as List<*>", "$x as Map<*, *>"]
    harmless: true
  - does: checks for the type that its caller asks for
    group: parameter
    swift: ["$x as? T", "$x as! T", "$x is T", "$x as? [T]", "$x as! [T]", "$x is [T]"]
  - does: checks nothing, whatever its caller asks for
    group: parameter
    kotlin: ["$x as? T", "$x as T", "$x is T"]
    doubtful: true
  - does: looks at no element
    kotlin:
      - "$x as? List<$T>"
      - "$x as List<$T>"
      - "$x is List<$T>"
      - "$x as? Map<$K, $V>"
      - "$x as Map<$K, $V>"
      - "$x is Map<$K, $V>"
      - "$x as? Set<$T>"
      - "$x as ArrayList<$T>"
      - "$x as? ArrayList<$T>"
examples:
  - name: tags from a dictionary
    swift: |
      func tags(json: [String: Any]) -> [String] {
          return json["tags"] as? [String] ?? []
      }
    kotlin: |
      fun tags(json: Map<String, Any>): List<String> {
          return json["tags"] as? List<String> ?: emptyList()
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-cast-erasure
      }
  - name: filtered
    swift: |
      func tags(json: [String: Any]) -> [String] {
          return json["tags"] as? [String] ?? []
      }
    kotlin: |
      fun tags(json: Map<String, Any>): List<String> {
          return (json["tags"] as? List<*>)?.filterIsInstance<String>() ?: emptyList()
      }
  - name: walked at once, so that both fail at the same element
    swift: |
      func tags(json: [String: Any]) -> [Tag] {
          return (json["tags"] as! [[String: Any]]).map { Tag.from(map: $0) }
      }
    kotlin: |
      fun tags(json: Map<String, Any>): List<Tag> {
          return (json["tags"] as List<Map<String, Any>>).map { Tag.from(map = it) }
          //~     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info generic-cast-erasure
      }
"""####),
    Document(path: "hazards/hash-iteration-order.yml", text: ####"""
id: hash-iteration-order
check: hash-iteration-order
family: collections
severity: warning
summary: A Swift dictionary or set has another order at every start; Kotlin's keep theirs.
message: "In Swift `{swift}` has another order at every start of the app; in Kotlin `{kotlin}` keeps the order in which things were added."
why: |
  Swift mixes a random number into its hashes, so that a dictionary and a set come in another order at every start. What Kotlin's
  `mapOf`, `setOf`, `toSet`, `groupBy` and the like make keeps the order in which things were added. `Array(Set(items))` shuffles, `items.distinct()` does not; a query that is joined
  from a dictionary has another text every day, and another signature.
instead: |
  Sort on both sides, or keep pairs in an array.
examples:
  - name: a query
    swift: |
      func query(params: [String: String]) -> String {
          return params.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
          //~ hash-iteration-order
      }
    kotlin: |
      fun query(params: Map<String, String>): String {
          return params.map { "${it.key}=${it.value}" }.joinToString("&")
      }
  - name: distinct elements
    swift: |
      func distinct(items: [String]) -> [String] {
          return Array(Set(items))
          //~    ^^^^^^^^^^^^^^^^^ hash-iteration-order
      }
    kotlin: |
      fun distinct(items: List<String>): List<String> {
          return items.distinct()
      }
  - name: sorted, and where order is nothing
    swift: |
      func query(params: [String: String]) -> String {
          return params.keys.sorted().joined(separator: "&")
      }
      func total(counts: [String: Int]) -> Int {
          var sum = 0
          for (_, count) in counts { sum += count }
          return sum
      }
      func known(items: [String]) -> Int {
          return Set(items).count
      }
    kotlin: |
      fun query(params: Map<String, String>): String {
          return params.keys.sorted().joinToString("&")
      }
      fun total(counts: Map<String, Int>): Int {
          var sum = 0
          for ((_, count) in counts) { sum += count }
          return sum
      }
      fun known(items: List<String>): Int {
          return items.toSet().size
      }
"""####),
    Document(path: "hazards/implicit-receiver-shadow.yml", text: ####"""
id: implicit-receiver-shadow
check: receiver-shadows
family: initialization
severity: error
summary: Inside `apply`, a name is a property of the new object in Kotlin and of the object around in Swift.
message: "In Kotlin `{name}` of `{kotlin}` is read from `{receiver}` itself; in Swift `{swift}` reads it from the object that the code belongs to."
why: |
  `apply`, `run` and `with` make their object `this`, and its properties come before those of the class around. `Row().apply
  { title = title }` gives the new row the title that it has already, and nothing of what the screen holds. Locals and parameters
  come first even so, so that the line is right until the parameter becomes a property.
instead: |
  Say whose it is: `Row().also { it.title = title }`, or `title = this@Screen.title`.
examples:
  - name: a row that keeps its own title
    swift: |
      final class Row { var title = "" }
      final class Screen {
          private let title: String
          init(title: String) { self.title = title }
          func row() -> Row {
              let row = Row()
              row.title = title
              return row
          }
      }
    kotlin: |
      class Row { var title = "" }
      class Screen(private val title: String) {
          fun row(): Row {
              val row = Row().apply { title = title }
              //~                     ^^^^^^^^^^^^^ implicit-receiver-shadow: read from `Row()` itself
              return row
          }
      }
  - name: a parameter comes first
    swift: |
      final class Row {
          var title = ""
          var label = ""
      }
      final class Screen {
          func row(name: String) -> Row {
              let row = Row()
              row.title = name
              return row
          }
      }
    kotlin: |
      class Row {
          var title = ""
          var label = ""
      }
      class Screen {
          fun row(name: String): Row {
              val row = Row().apply { title = name }
              return row
          }
      }
  - name: a property that both have
    swift: |
      final class Row {
          var title = ""
          var hint = ""
      }
      final class Screen {
          let hint: String
          init(hint: String) { self.hint = hint }
          func row() -> Row {
              let row = Row()
              row.title = hint
              return row
          }
      }
    kotlin: |
      class Row {
          var title = ""
          var hint = ""
      }
      class Screen(val hint: String) {
          fun row(): Row {
              val row = Row().apply { title = hint }
              //~ implicit-receiver-shadow
              return row
          }
      }
"""####),
    Document(path: "hazards/index-of-minus-one.yml", text: ####"""
id: index-of-minus-one
check: operations-differ
family: collections
severity: error
summary: What is not found is nil in Swift and -1 in Kotlin, which is no null.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `firstIndex(of:)` is nil when there is none. Kotlin's `indexOf` and `indexOfFirst` give -1, so `?: return` and `?.let` behind
  them never act, and -1 goes on into an index, where it crashes, or into a sum, where it does not.
instead: |
  Write `indexOf(x).takeIf { it >= 0 } ?: return`, or ask `if (index < 0)`.
operations:
  - does: is nil when there is none
    swift: ["$xs.firstIndex(of: $x)", "$xs.firstIndex(where: $x)", "$xs.lastIndex(of: $x)", "$xs.lastIndex(where: $x)", "$xs.index(of: $x)"]
  - does: is -1 when there is none, and never null
    kotlin:
      - "$xs.indexOf($x) ?: $d"
      - "$xs.indexOfFirst($x) ?: $d"
      - "$xs.lastIndexOf($x) ?: $d"
      - "$xs.indexOfLast($x) ?: $d"
      - "$xs.indexOf($x)?.let($f)"
      - "$xs.indexOfFirst($x)?.let($f)"
      - "$xs.lastIndexOf($x)?.let($f)"
      - "$xs[$xs.indexOf($x)]"
      - "$xs[$xs.indexOfFirst($x)]"
      - "$xs.removeAt($xs.indexOf($x))"
      - "$xs.removeAt($xs.indexOfFirst($x))"
      - "$xs.indexOf($x) != null"
      - "$xs.indexOf($x) == null"
      - "$xs.substring($xs.indexOf($x))"
      - "$xs.substring($xs.indexOf($x) + 1)"
      - "$xs.substring(0, $xs.indexOf($x))"
examples:
  - name: the place of a name
    swift: |
      func position(of name: String, in names: [String]) -> Int {
          return names.firstIndex(of: name) ?? 0
      }
    kotlin: |
      fun position(name: String, names: List<String>): Int {
          return names.indexOf(name) ?: 0
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^ index-of-minus-one
      }
  - name: compared with zero
    swift: |
      func position(email: String) -> String.Index? {
          return email.firstIndex(of: "@")
      }
    kotlin: |
      fun position(email: String): Int? {
          val at = email.indexOf('@')
          return if (at < 0) null else at
      }
"""####),
    Document(path: "hazards/init-order-virtual-call.yml", text: ####"""
id: init-order-virtual-call
check: init-order-virtual-call
family: initialization
severity: error
summary: A Kotlin constructor or value uses what has no value yet, a subclass's or one further down.
message: "`{kotlin}` uses `{name}` while it is made, {how}."
why: |
  Swift sets all properties, those of the subclass first, before a method may be called. Kotlin runs the constructor of the base class
  first: an override that it calls sees null and 0 in the properties of the subclass, non-null types included. Kotlin also gives
  the properties of a class, a companion and a file their values in the order of the text: what calls a function that reads a
  property further down reads null or 0.
instead: |
  Move the call to a method that is called when the object is complete, or hand the value to the constructor of the base class. `by lazy` is no help: it is not set either.
examples:
  - name: a hook
    swift: |
      class Base {
          init() { hook() }
          func hook() { }
      }
      class Sub: Base {
          var name = "sub"
          override func hook() { print(name) }
      }
    kotlin: |
      open class Base {
          init { hook() }
          //~    ^^^^^^ init-order-virtual-call: `Sub` overrides
          open fun hook() { }
      }
      class Sub : Base() {
          val name = "sub"
          override fun hook() { println(name) }
      }
  - name: nothing that may be overridden
    swift: |
      class Base {
          init() { hook() }
          final func hook() { }
      }
    kotlin: |
      open class Base {
          init { hook() }
          fun hook() { }
      }
"""####),
    Document(path: "hazards/inout-parameter-lost.yml", text: ####"""
id: inout-parameter-lost
check: inout-parameter-lost
family: value-semantics
severity: error
summary: Swift changes the caller's variable; the Kotlin change stays inside the function.
message: "Swift changes the caller's `{name}` (`{swift}`); in Kotlin the change is gone when the function ends."
why: |
  `inout` writes the new value back into the caller's variable when the function ends. Kotlin has nothing like it: a
  parameter is a constant, and a local made from it is forgotten. The usual port, `var total = total`, compiles, computes
  and has no effect.
instead: |
  Give the new value back (`fun added(total: Int): Int`) and assign it at the call, on both sides.
examples:
  - name: a total that never grows
    swift: |
      func add(price: Int, total: inout Int) {
          total += price
      }
    kotlin: |
      fun add(price: Int, total: Int) {
          //~             ^^^^^^^^^^ inout-parameter-lost
          var total = total
          total += price
      }
  - name: the result carries the value
    swift: |
      func added(price: Int, total: Int) -> Int {
          return total + price
      }
    kotlin: |
      fun added(price: Int, total: Int): Int {
          return total + price
      }
"""####),
    Document(path: "hazards/int-overflow.yml", text: ####"""
id: int-overflow
check: int-overflow
family: numbers
severity: error
summary: A product does not fit into Kotlin's 32 bits.
message: "{how}."
why: |
  Kotlin multiplies two `Int` literals as `Int`, whatever the result is assigned to: `1000 * 60 * 60 * 24 * 30` is -1702967296.
  Neither the compiler nor the app says a word, and no more when it is `days * 86_400_000`, which is wrong from the 25th day on.
  Swift counts with 64 bits, and ends the app where even those do not suffice. The difference of two numbers in a comparator has
  the wrong sign for the same reason.
instead: |
  Make one factor a `Long`: `1000L * 60 * 60 * 24 * 30`; compare with `compareBy { }`.
examples:
  - name: a hash of twice the width
    swift: |
      func bucket(of key: String) -> Int {
          var hash = 7
          for unit in key.utf16 {
              hash = hash &* 31 &+ Int(unit)
              //~    ^^^^^^^^^^ int-overflow: keeps 64 bits in Swift
          }
          return hash
      }
    kotlin: |
      fun bucket(key: String): Int {
          var hash = 7
          for (char in key) {
              hash = hash * 31 + char.code
          }
          return hash
      }
  - name: a hash of one width
    swift: |
      func bucket(of key: String) -> Int32 {
          var hash: Int32 = 7
          for unit in key.utf16 {
              hash = hash &* 31 &+ Int32(unit)
          }
          return hash
      }
    kotlin: |
      fun bucket(key: String): Int {
          var hash = 7
          for (char in key) {
              hash = hash * 31 + char.code
          }
          return hash
      }
  - name: thirty days
    swift: |
      func timeToLive() -> Int64 {
          return 1000 * 60 * 60 * 24 * 30
      }
    kotlin: |
      fun timeToLive(): Long {
          return (1000 * 60 * 60 * 24 * 30).toLong()
          //~ int-overflow: is -1702967296
      }
  - name: long enough
    swift: |
      func timeToLive() -> Int64 { return 1000 * 60 * 60 * 24 * 30 }
      func day() -> Int { return 24 * 60 * 60 * 1000 }
    kotlin: |
      fun timeToLive(): Long { return 1000L * 60 * 60 * 24 * 30 }
      fun day(): Int { return 24 * 60 * 60 * 1000 }
  - name: widened when it is too late
    swift: |
      func grams(metres: Int, gramsPerKilometre: Int) -> Int {
          return metres * gramsPerKilometre / 1000
      }
    kotlin: |
      fun grams(metres: Int, gramsPerKilometre: Int): Long {
          return (metres * gramsPerKilometre / 1000).toLong()
          //~     ^^^^^^^^^^^^^^^^^^^^^^^^^^ int-overflow: lost before `toLong()`
      }
  - name: widened before it is counted
    swift: |
      func grams(metres: Int, gramsPerKilometre: Int) -> Int {
          return metres * gramsPerKilometre / 1000
      }
    kotlin: |
      fun grams(metres: Int, gramsPerKilometre: Int): Long {
          return metres.toLong() * gramsPerKilometre / 1000
      }
  - name: days that a case holds
    swift: |
      enum Policy {
          case forever
          case days(Int)
          func cutoff(now: Int64) -> Int64? {
              guard case .days(let days) = self else { return nil }
              return now - Int64(days) * 86_400_000
          }
      }
    kotlin: |
      sealed interface Policy {
          data object Forever : Policy
          data class Days(val days: Int) : Policy
          fun cutoff(now: Long): Long? = when (this) {
              Forever -> null
              is Days -> now - days * 86_400_000
              //~ int-overflow: once `days` is more than 24
          }
      }
"""####),
    Document(path: "hazards/int-width-64-vs-32.yml", text: ####"""
id: int-width-64-vs-32
check: int-width
family: numbers
severity: warning
summary: A large number has 64 bits in Swift and 32 in Kotlin.
message: "{how}."
why: |
  Swift's `Int` has 64 bits on every device that runs iOS today, Kotlin's has 32. 1700000000000 milliseconds are -807049216 after
  `toInt()`. A file of more than 2 GiB, a time in milliseconds, a long identifier: on Android they come out as another number,
  without an error. `getLong("size").toInt()` cuts where Swift's `Int` does not. A `when` with `is Int` and no `is Long` sends a
  large number of an answer to the wrong branch.
instead: |
  Write `Long` in Kotlin for times, sizes and identifiers of a server, and `Int64` in Swift to say so there too.
options:
  # Words in names whose values need more than 32 bits.
  names: [millis, milliseconds, ms, nanos, nanoseconds, micros, timestamp, epoch, bytes, filesize]
  # Words in names of what the app itself decides on, which is never so large.
  limits: [max, maximum, min, minimum, limit, threshold, timeout, delay, interval, backoff, pause, debounce, throttle]
examples:
  - name: a time
    swift: |
      struct Session {
          let expiresAtMillis: Int
          let retries: Int
      }
    kotlin: |
      data class Session(
          val expiresAtMillis: Int,
          //~ ^^^^^^^^^^^^^^^ int-width-64-vs-32
          val retries: Int,
      )
  - name: wide on both sides
    swift: |
      struct Session {
          let expiresAtMillis: Int64
          let timestamp: Int
          let width: Int
      }
    kotlin: |
      data class Session(
          val expiresAtMillis: Long,
          val timestamp: Long,
          val width: Int,
      )
  - name: a number of an answer
    swift: |
      func text(value: Any) -> String {
          switch value {
          case is Int: return "number"
          default: return "other"
          }
      }
    kotlin: |
      fun text(value: Any): String {
          return when (value) {
              is Int -> "number"
              //~ int-width-64-vs-32
              else -> "other"
          }
      }
  - name: limits that the app sets
    swift: |
      final class Sender {
          static let packetBytes = 16384
          var maximumBytes: Int = packetBytes
          var pauseMillis: Int = 1500
          var sentBytes: Int = 0
          let maxBytes: Int
      }
    kotlin: |
      class Sender(private val maxBytes: Int) {
          var maximumBytes: Int = PACKET_BYTES
          var pauseMillis: Int = 1500
          var sentBytes: Int = 0
          //~ ^^^^^^^^^ int-width-64-vs-32
          companion object {
              const val PACKET_BYTES = 16384
          }
      }
"""####),
    Document(path: "hazards/integer-division-promotion.yml", text: ####"""
id: integer-division-promotion
check: operations-differ
family: numbers
severity: warning
summary: A quotient keeps its fraction on one side and loses it on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Both languages divide whole numbers into whole numbers: 1 / 3 is 0. Swift never mixes numbers, so that a fraction is asked for
  before the division, `Double(done) / Double(total)`. Kotlin converts as gladly behind it: `(done / total).toDouble()` and
  `(done / total * 100).toInt()` are 0 until everything is done.
instead: |
  Convert before you divide: `done.toDouble() / total`. Where whole numbers are meant, leave out the conversion on both sides.
operations:
  - does: keeps the fraction
    swift:
      - "Double($a) / Double($b)"
      - "Double($a) / $b"
      - "$a / Double($b)"
      - "CGFloat($a) / CGFloat($b)"
      - "Float($a) / Float($b)"
    kotlin:
      - "$a.toDouble() / $b.toDouble()"
      - "$a.toDouble() / $b"
      - "$a / $b.toDouble()"
      - "$a.toFloat() / $b.toFloat()"
      - "$a.toFloat() / $b"
      - "$a / $b.toFloat()"
  - does: drops the fraction
    swift: "$a / $b"
    kotlin: "$a / $b"
given:
  a: integer
  b: integer
examples:
  - name: how much is done
    swift: |
      struct Download {
          let received: Int
          let total: Int
          var percent: Int { Int(Double(received) / Double(total) * 100) }
      }
    kotlin: |
      data class Download(val received: Int, val total: Int) {
          val percent: Int get() = (received / total * 100).toInt()
          //~                       ^^^^^^^^^^^^^^^^ integer-division-promotion: drops the fraction
      }
  - name: converted before, and whole on both sides
    swift: |
      struct Download {
          let received: Int
          let total: Int
          var share: Double { Double(received) / Double(total) }
          var blocks: Int { total / 512 }
      }
    kotlin: |
      data class Download(val received: Int, val total: Int) {
          val share: Double get() = received.toDouble() / total
          val blocks: Int get() = total / 512
      }
"""####),
    Document(path: "hazards/json-null-as-text.yml", text: ####"""
id: json-null-as-text
check: operations-differ
family: serialization
severity: warning
summary: A null in JSON is nil in Swift and the text `null` in Kotlin.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Android's `JSONObject` makes a text of whatever stands at a key, and of `null` the four letters. An account without a name is
  called null, and passes every test for an empty text. Swift's `as? String` is nil.
instead: |
  Ask first: `if (json.isNull("name")) null else json.getString("name")`.
operations:
  - does: finds no text where null stands
    swift: ["$j[$k] as? String", "$j[$k] as? String ?? $d"]
  - does: gives the text `null` where null stands
    kotlin: ["$j.optString($k)", "$j.optString($k, $d)"]
  # What must be there is seldom null.
  - does: gives the text `null` where null stands, and throws only where nothing does
    kotlin: "$j.getString($k)"
    doubtful: true
  - does: is null for a null
    kotlin: ["$j[$k] as? String", "$j.get($k) as? String", "$j.opt($k) as? String"]
    harmless: true
unless:
  kotlin: ["$j.isNull($k)"]
given:
  j: kotlin-json
examples:
  - name: a name that may be null
    swift: |
      func name(in json: [String: Any]) -> String? {
          return json["name"] as? String
      }
    kotlin: |
      fun name(json: JSONObject): String? {
          return json.optString("name")
          //~    ^^^^^^^^^^^^^^^^^^^^^^ json-null-as-text: gives the text `null`
      }
  - name: asked for null before
    swift: |
      func name(in json: [String: Any]) -> String? {
          return json["name"] as? String
      }
    kotlin: |
      fun name(json: JSONObject): String? {
          return if (json.isNull("name")) null else json.getString("name")
      }
"""####),
    Document(path: "hazards/json-number-bridging.yml", text: ####"""
id: json-number-bridging
check: json-number-bridging
family: serialization
severity: warning
summary: A number from JSON is converted on one side and must have the very type on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Foundation holds every JSON number as one class, and `as? Double` converts: 5 is 5.0, and `as? Int` of 5.0 is 5. In Kotlin
  the class must be exactly the one asked for: `5 as? Double` is null, and so is `5 as? Long`. Which class arrives depends on
  the parser and on how the server spells the number. `toInt()` of a `Number` cuts 5.7 down to 5, for which `as? Int` is nil; and
  `optBoolean` takes a 1 for false.
instead: |
  Go through `Number`: `(map["price"] as? Number)?.toDouble()`.
operations:
  - does: converts between kinds of number
    swift:
      - "$m[$k] as? Double"
      - "$m[$k] as? Int"
      - "$m[$k] as? Int64"
      - "$m[$k] as? Float"
      - "$m[$k] as? Bool"
      - "$m[$k] as? TimeInterval"
    kotlin: ["$m[$k] as? Number", "$m.get($k) as? Number", "$m.opt($k) as? Number"]
  - does: is null unless the number is of exactly that type
    kotlin:
      - "$m[$k] as? Double"
      - "$m[$k] as? Int"
      - "$m[$k] as? Long"
      - "$m[$k] as? Float"
      - "$m[$k] as? Boolean"
      - "$m.get($k) as? Double"
      - "$m.get($k) as? Int"
      - "$m.get($k) as? Long"
      - "$m.opt($k) as? Double"
      - "$m.opt($k) as? Int"
      - "$m.opt($k) as? Long"
      - "$m.opt($k) as? Boolean"
  - does: cuts a fraction off, for which Swift has nil
    doubtful: true
    kotlin:
      - "($m[$k] as? Number)?.toInt()"
      - "($m[$k] as? Number)?.toLong()"
      - "($m.get($k) as? Number)?.toInt()"
      - "($m.opt($k) as? Number)?.toInt()"
      - "($m.opt($k) as? Number)?.toLong()"
      - "$m.optInt($k)"
      - "$m.optInt($k, $d)"
      - "$m.optLong($k)"
      - "$m.optLong($k, $d)"
  - does: takes no number for true
    kotlin: ["$m.optBoolean($k)", "$m.optBoolean($k, $d)"]
examples:
  - name: a price
    swift: |
      func price(json: [String: Any]) -> Double? {
          return json["price"] as? Double
      }
    kotlin: |
      fun price(json: Map<String, Any>): Double? {
          return json["price"] as? Double
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^ json-number-bridging
      }
  - name: through Number
    swift: |
      func price(json: [String: Any]) -> Double? {
          return json["price"] as? Double
      }
    kotlin: |
      fun price(json: Map<String, Any>): Double? {
          return (json["price"] as? Number)?.toDouble()
      }
"""####),
    Document(path: "hazards/kept-collection-shared.yml", text: ####"""
id: kept-collection-shared
check: kept-collection-shared
family: value-semantics
severity: warning
summary: Kotlin keeps the very list that it was given and changes it, Swift a copy.
message: "`{name}` changes the `{property}` that it was given: in Kotlin they are still those of its caller, in Swift a copy."
why: |
  Storing a Swift array copies it; what the object does to it stays inside. Storing a Kotlin `MutableList` keeps a reference
  to the caller's list: every `add` is an `add` to the caller's, and the caller's changes arrive here unannounced.
instead: |
  Take a `List` and copy it: `private val items = items.toMutableList()`.
examples:
  - name: a basket made with someone's list
    swift: |
      class Basket {
          private var items: [String]
          init(items: [String]) { self.items = items }
          func add(item: String) { items.append(item) }
      }
    kotlin: |
      class Basket(private val items: MutableList<String>) {
          //~                  ^^^^^ kept-collection-shared
          fun add(item: String) { items.add(item) }
      }
  - name: never changed
    swift: |
      class Basket {
          private let items: [String]
          init(items: [String]) { self.items = items }
          func count() -> Int { items.count }
      }
    kotlin: |
      class Basket(private val items: List<String>) {
          fun count(): Int = items.size
      }
  - name: nobody gives it one
    swift: |
      final class Basket {
          private var items = [String]()
          func add(item: String) { items.append(item) }
      }
    kotlin: |
      class Basket(private val items: MutableList<String> = mutableListOf()) {
          fun add(item: String) { items.add(item) }
      }
"""####),
    Document(path: "hazards/keyvalue-missing-default.yml", text: ####"""
id: keyvalue-missing-default
check: operations-differ
family: nullability
severity: warning
summary: A key that was never stored is nil on one side and a default on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `object(forKey:) != nil` tells a stored 0 from nothing. `preferences.getInt(key, 0)` gives 0 for both, so a result declared
  `Int?` is never null and the code that asks "was it ever set?" always gets yes.
instead: |
  Ask `if (!preferences.contains(key)) return null` first.
options:
  # The only question of either side is about the key of that name.
  sure-when: alone
  # Who must give a value has one for a key that was never stored.
  sure-in: absent-result
operations:
  - does: is nil for a key that was never stored
    swift: ["object(forKey: $k)", "$u.object(forKey: $k)", "$u.value(forKey: $k)"]
  - does: is never null, but the default, for such a key
    kotlin: ["$p.getInt($k, $d)", "$p.getBoolean($k, $d)", "$p.getLong($k, $d)", "$p.getFloat($k, $d)"]
unless:
  kotlin: "$p.contains($k)"
  # What is not there has a value all the same.
  swift:
    - "$u.object(forKey: $k) as? Bool ?? $d"
    - "$u.object(forKey: $k) as? Int ?? $d"
    - "$u.object(forKey: $k) as? Double ?? $d"
    - "$u.object(forKey: $k) as? Float ?? $d"
    - "$u.value(forKey: $k) as? Bool ?? $d"
    - "$u.value(forKey: $k) as? Int ?? $d"
examples:
  - name: never stored
    swift: |
      func int(name: String) -> Int? {
          guard defaults.object(forKey: name) != nil else { return nil }
          return defaults.integer(forKey: name)
      }
    kotlin: |
      fun int(name: String): Int? {
          return preferences.getInt(name, 0)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ keyvalue-missing-default
      }
  - name: asked first
    swift: |
      func int(name: String) -> Int? {
          guard defaults.object(forKey: name) != nil else { return nil }
          return defaults.integer(forKey: name)
      }
    kotlin: |
      fun int(name: String): Int? {
          if (!preferences.contains(name)) return null
          return preferences.getInt(name, 0)
      }
  - name: a default on both sides
    swift: |
      func size() -> Int {
          return defaults.object(forKey: "size") as? Int ?? 14
      }
    kotlin: |
      fun size(): Int {
          return preferences.getInt("size", 14)
      }
  - name: a value for what was never stored
    swift: |
      func retries() -> Int {
          guard defaults.object(forKey: "retries") != nil else { return 3 }
          return defaults.integer(forKey: "retries")
      }
    kotlin: |
      fun retries(): Int {
          return preferences.getInt("retries", 3)
          //~ info keyvalue-missing-default
      }
"""####),
    Document(path: "hazards/lambda-body-not-executed.yml", text: ####"""
id: lambda-body-not-executed
check: idle-lambda
family: control-flow
severity: error
summary: Braces behind `=` make a function in Kotlin and run nothing.
message: "The braces behind `{name} =` are a lambda in Kotlin: {how}; Swift runs what stands in them."
why: |
  `fun clear() = { rows.clear() }` compiles. Kotlin reads the braces as a function literal, so that `clear()` gives a function and
  clears nothing. Swift's body in braces runs, and so does its `{ … }()`.
instead: |
  Leave out the `=`, or run the lambda at once: `run { … }`.
examples:
  - name: a queue that is never cleared
    swift: |
      final class Queue {
          private var rows: [Row] = []
          private var position = 0
          func clear() {
              rows.removeAll()
              position = 0
          }
      }
    kotlin: |
      class Queue {
          private val rows = mutableListOf<Row>()
          private var position = 0
          fun clear() = {
              //~       ^ lambda-body-not-executed: whoever calls `clear` is given a function
              rows.clear()
              position = 0
          }
      }
  - name: a function that gives a function on both sides
    swift: |
      func counter() -> () -> Int {
          var count = 0
          return {
              count += 1
              return count
          }
      }
    kotlin: |
      fun counter(): () -> Int {
          var count = 0
          return {
              count += 1
              count
          }
      }
"""####),
    Document(path: "hazards/let-elvis-run-else.yml", text: ####"""
id: let-elvis-run-else
check: let-elvis-run-else
family: nullability
severity: error
summary: A `let` with a `run` for null is no `if let … else` and may run both.
message: "Kotlin runs the second branch too when `{name}` gives null; Swift's `else` runs only when there is no value."
why: |
  `value?.let { a() } ?: run { b() }` asks whether the *result* of the first branch is null, not whether `value` is. When `a()`
  gives null, as `map.remove(key)` or `find { }` may, `b()` runs as well. `if let … else` in Swift runs one of the two.
instead: |
  Write `if (value != null) { a() } else { b() }`, or `also` in place of `let`, which gives back the value itself.
examples:
  - name: a cached id
    swift: |
      class Store {
          func touch(id: String) -> Entry? { nil }
          func refresh(cachedId: String?) {
              if let id = cachedId {
                  touch(id: id)
              } else {
                  reload()
              }
          }
      }
    kotlin: |
      class Store {
          fun touch(id: String): Entry? = null
          fun refresh(cachedId: String?) {
              cachedId?.let { touch(it) } ?: run { reload() }
              //~ let-elvis-run-else: `touch(it)` gives null
              show()
          }
      }
  - name: never null
    swift: |
      class Store {
          func touch(id: String) { }
          func refresh(cachedId: String?) {
              if let id = cachedId {
                  touch(id: id)
              } else {
                  reload()
              }
          }
      }
    kotlin: |
      class Store {
          fun touch(id: String) { }
          fun refresh(cachedId: String?) {
              cachedId?.let { touch(it) } ?: run { reload() }
              show()
          }
      }
  - name: a value
    swift: |
      class Store {
          func find(id: String) -> Entry? { nil }
          func entry(id: String?) -> Entry? {
              if let id {
                  return find(id: id)
              } else {
                  return standard
              }
          }
      }
    kotlin: |
      class Store {
          fun find(id: String): Entry? = null
          fun entry(id: String?): Entry? {
              return id?.let { find(it) } ?: standard
              //~    let-elvis-run-else: `find(it)` gives null
          }
      }
  - name: a value that both look for again
    swift: |
      class Store {
          func find(id: String) -> Entry? { nil }
          func entry(id: String?) -> Entry? {
              if let id {
                  return find(id: id) ?? standard
              } else {
                  return standard
              }
          }
      }
    kotlin: |
      class Store {
          fun find(id: String): Entry? = null
          fun entry(id: String?): Entry? {
              return id?.let { find(it) } ?: standard
          }
      }
"""####),
    Document(path: "hazards/locale-default-formatting.yml", text: ####"""
id: locale-default-formatting
check: operations-differ
family: locale
severity: warning
summary: A number is written as the user's language writes it on one side only.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `String(format: "%.4f", x)` writes `40.4168` everywhere. Without a `Locale`, Kotlin's `format` follows the device: `40,4168`
  on a German phone, other digits on an Arabic one. In an address, a key or a request such a text is simply wrong; on a
  screen the two apps show different things.
instead: |
  Say which one is meant: `format(Locale.ROOT, …)` beside `String(format:)`, or `String(format:locale:)` with the current
  locale beside `format(…)`.
options:
  # Only other digits are at stake where nothing but `%d` is written.
  sure-in: [machine, decimals]
operations:
  - does: writes the same in every language
    swift:
      - "String(format: $f, $...args)"
      - "$n.locale = Locale(identifier: \"en_US_POSIX\")"
      - "$n.locale = Locale(identifier: \"en_US\")"
    kotlin:
      - "String.format(Locale.ROOT, $f, $...args)"
      - "String.format(Locale.US, $f, $...args)"
      - "String.format(Locale.ENGLISH, $f, $...args)"
      - "$f.format(Locale.ROOT, $...args)"
      - "$f.format(Locale.US, $...args)"
      - "$f.format(Locale.ENGLISH, $...args)"
      - "DecimalFormat($p, DecimalFormatSymbols(Locale.US)).format($x)"
      - "DecimalFormat($p, DecimalFormatSymbols(Locale.US))"
      - "DecimalFormat($p, DecimalFormatSymbols(Locale.ROOT))"
      - "DecimalFormat($p, DecimalFormatSymbols.getInstance(Locale.US))"
      - "DecimalFormat($p, DecimalFormatSymbols.getInstance(Locale.ROOT))"
      - "NumberFormat.getInstance(Locale.US)"
      - "NumberFormat.getNumberInstance(Locale.US)"
  - does: writes as the user's language does
    swift:
      - "String(format: $f, locale: .current, $...args)"
      - "String(format: $f, locale: Locale.current, $...args)"
      - "String.localizedStringWithFormat($f, $...args)"
    kotlin:
      - "String.format(Locale.getDefault(), $f, $...args)"
      - "$f.format(Locale.getDefault(), $...args)"
      - "String.format($f, $...args)"
      - "$f.format($...args)"
      - "DecimalFormat($p).format($x)"
      - "DecimalFormat($p)"
      - "NumberFormat.getInstance().format($x)"
      - "NumberFormat.getInstance()"
      - "NumberFormat.getNumberInstance()"
      - "NumberFormat.getCurrencyInstance()"
      - "NumberFormat.getPercentInstance()"
given:
  f: number-format
examples:
  - name: a coordinate in an address
    swift: |
      func query(latitude: Double) -> String {
          return String(format: "lat=%.4f", latitude)
      }
    kotlin: |
      fun query(latitude: Double): String {
          return "lat=%.4f".format(latitude)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ locale-default-formatting: as the user's language does
      }
  - name: the static function
    swift: |
      func distance(kilometres: Double) -> String {
          return String(format: "%.1f km", kilometres)
      }
    kotlin: |
      fun distance(kilometres: Double): String {
          return String.format("%.1f km", kilometres)
          //~ locale-default-formatting
      }
  - name: with a locale
    swift: |
      func query(latitude: Double) -> String {
          return String(format: "lat=%.4f", latitude)
      }
    kotlin: |
      fun query(latitude: Double): String {
          return "lat=%.4f".format(Locale.ROOT, latitude)
      }
  - name: for the user on both sides
    swift: |
      func distance(kilometres: Double) -> String {
          return String(format: "%.1f km", locale: .current, kilometres)
      }
    kotlin: |
      fun distance(kilometres: Double): String {
          return "%.1f km".format(kilometres)
      }
  - name: no number at all
    swift: |
      func greeting(name: String) -> String {
          return String(format: "Hello %@", name)
      }
    kotlin: |
      fun greeting(name: String): String {
          return "Hello %s".format(name)
      }
"""####),
    Document(path: "hazards/lock-reentrancy.yml", text: ####"""
id: lock-reentrancy
check: lock-reentrancy
family: concurrency
severity: error
summary: Who holds a lock waits for it once more, on one side for ever.
message: "`{name}` waits for a lock that is held already: {how}."
why: |
  `NSLock` and a serial queue's `sync` do not know who holds them: a function that holds the lock and calls another that takes it
  hangs. Java's `synchronized` and `ReentrantLock` let their holder in again, and Swift's actors have no lock to wait for;
  Kotlin's `Mutex` does not let its holder in either.
instead: |
  Do the inner work in a private function that takes no lock and call that from both, or use `NSRecursiveLock`.
options:
  # What makes a lock that does not let its holder in again.
  swift-locks: [DispatchQueue, Mutex, NSLock, OSAllocatedUnfairLock]
  kotlin-locks: [Mutex]
examples:
  - name: a counter that reads itself
    swift: |
      final class Counter {
          private let lock = NSLock()
          private var values: [String: Int] = [:]
          func value(for key: String) -> Int {
              lock.lock()
              defer { lock.unlock() }
              return values[key] ?? 0
          }
          func increment(_ key: String) {
              lock.lock()
              defer { lock.unlock() }
              values[key] = value(for: key) + 1
              //~           ^^^^^^^^^^^^^^^ lock-reentrancy: in Swift it waits for ever
          }
      }
    kotlin: |
      class Counter {
          private val lock = Any()
          private val values = mutableMapOf<String, Int>()
          fun value(key: String): Int = synchronized(lock) { values[key] ?: 0 }
          fun increment(key: String) {
              synchronized(lock) { values[key] = value(key) + 1 }
          }
      }
  - name: an actor and a mutex
    swift: |
      actor Counter {
          private var count = 0
          func value() -> Int { count }
          func increment() {
              count = value() + 1
          }
      }
    kotlin: |
      class Counter {
          private val mutex = Mutex()
          private var count = 0
          suspend fun value(): Int = mutex.withLock { count }
          suspend fun increment() {
              mutex.withLock { count = value() + 1 }
              //~                      ^^^^^^^ lock-reentrancy: in Kotlin it waits for ever
          }
      }
  - name: what holds no lock
    swift: |
      final class Counter {
          private let lock = NSLock()
          private var count = 0
          func value() -> Int {
              lock.withLock { count }
          }
          func increment() {
              lock.lock()
              count += 1
              lock.unlock()
              show(value())
          }
      }
    kotlin: |
      class Counter {
          private val lock = Any()
          private var count = 0
          fun value(): Int = synchronized(lock) { count }
          fun increment() {
              synchronized(lock) { count += 1 }
              show(value())
          }
      }
"""####),
    Document(path: "hazards/main-queue-hop-order.yml", text: ####"""
id: main-queue-hop-order
check: main-queue-hop-order
family: concurrency
severity: warning
summary: Swift puts work off to the main queue; Kotlin may do it at once.
message: "Swift runs the block of `{swift}` after the code that follows it, Kotlin may run that of `{kotlin}` before; both use `{name}`."
why: |
  `DispatchQueue.main.async` and, in a type of the main actor, `Task { }` never run at once: when the main thread calls them, the
  statements behind them come first.
  `runOnUiThread`, `viewModelScope.launch` and `Dispatchers.Main.immediate` begin right away when they are called there. What is set
  before or behind the call is then seen on one platform only.
instead: |
  Put what depends on the order into the block, or post it: `handler.post { }`, `launch(Dispatchers.Main) { }`.
examples:
  - name: a flag that is set behind
    swift: |
      class Screen {
          var isLoading = false
          func refresh() {
              DispatchQueue.main.async {
                  if self.isLoading { self.render() }
              }
              isLoading = true
          }
      }
    kotlin: |
      class Screen : Activity() {
          var isLoading = false
          fun refresh() {
              runOnUiThread {
              //~ main-queue-hop-order: both use `isLoading`
                  if (isLoading) { render() }
              }
              isLoading = true
          }
      }
  - name: nothing stands behind
    swift: |
      class Screen {
          var isLoading = false
          func refresh() {
              isLoading = true
              DispatchQueue.main.async {
                  if self.isLoading { self.render() }
              }
          }
      }
    kotlin: |
      class Screen : Activity() {
          var isLoading = false
          fun refresh() {
              isLoading = true
              runOnUiThread {
                  if (isLoading) { render() }
              }
          }
      }
"""####),
    Document(path: "hazards/merge-precedence.yml", text: ####"""
id: merge-precedence
check: merged-maps
family: collections
severity: error
summary: Of two values for one key another one stays on each side.
message: "In Kotlin `{kotlin}` keeps the value of `{kotlinWinner}` where both have one for a key; in Swift `{swift}` keeps that of `{swiftWinner}`."
why: |
  Kotlin's `a + b` and `putAll` always keep what comes last. Swift asks: `merging(b) { old, _ in old }` keeps what was there.
  Exchanged, defaults win over what the user chose, or the server's word over the app's, and only where both have the key.
instead: |
  Let the same map have the last word: `a.merging(b) { _, new in new }` beside `a + b`.
examples:
  - name: what the user chose comes first
    swift: |
      func settings(defaults: [String: String], own: [String: String]) -> [String: String] {
          return own.merging(defaults) { chosen, _ in chosen }
      }
    kotlin: |
      fun settings(defaults: Map<String, String>, own: Map<String, String>): Map<String, String> {
          return own + defaults
          //~    ^^^^^^^^^^^^^^ merge-precedence: keeps the value of `defaults`
      }
  - name: the last word
    swift: |
      func settings(defaults: [String: String], own: [String: String]) -> [String: String] {
          return own.merging(defaults) { chosen, _ in chosen }
      }
    kotlin: |
      fun settings(defaults: Map<String, String>, own: Map<String, String>): Map<String, String> {
          return defaults + own
      }
  - name: something of both
    swift: |
      func totals(first: [String: Int], second: [String: Int]) -> [String: Int] {
          return first.merging(second) { $0 + $1 }
      }
    kotlin: |
      fun totals(first: Map<String, Int>, second: Map<String, Int>): Map<String, Int> {
          return (first.keys + second.keys).associateWith { (first[it] ?: 0) + (second[it] ?: 0) }
      }
"""####),
    Document(path: "hazards/missing-value-equality.yml", text: ####"""
id: missing-value-equality
check: missing-value-equality
family: equality
severity: warning
summary: Swift compares values, Kotlin compares who the objects are.
message: "Two `{name}` with the same content are equal in Swift and different in Kotlin: the class has no `equals`."
why: |
  A Swift struct or enum that is `Equatable` compares what it holds. A plain Kotlin class inherits `equals` from `Any`,
  which compares identity: `Point(1, 2) == Point(1, 2)` is false. Everything built on equality differs with it: `contains`,
  `indexOf`, `distinct`, sets, map keys, `StateFlow` and list diffing.
instead: |
  Make it a `data class` (a payload-less case a `data object`), or write `equals` and `hashCode` that mirror Swift's `==`.
examples:
  - name: a plain class
    swift: |
      struct Point: Equatable {
          let x: Int
          let y: Int
      }
    kotlin: |
      class Point(val x: Int, val y: Int)
      //~   ^^^^^ missing-value-equality
  - name: a data class
    swift: |
      struct Point: Equatable {
          let x: Int
          let y: Int
      }
    kotlin: |
      data class Point(val x: Int, val y: Int)
  - name: a sealed class with a plain case
    swift: |
      enum State: Equatable {
          case idle
          case loaded(count: Int)
      }
    kotlin: |
      sealed class State {
          object Idle : State()
          class Loaded(val count: Int) : State()
          //~   ^^^^^^ missing-value-equality
      }
  - name: a class inside that is no case
    swift: |
      enum Stage: Equatable {
          case waiting
          case finished(Int)
      }
    kotlin: |
      sealed class Stage {
          object Waiting : Stage()
          data class Finished(val count: Int) : Stage()
          internal class Steps(override val next: (Stage) -> Stage) : Step<Stage>
      }
  - name: a class whose equality a compiler plugin writes, and one with another annotation
    swift: |
      struct Stall: Equatable {
          let row: Int
          let place: Int
      }
      struct Crate: Equatable {
          let row: Int
          let weight: Int
      }
    kotlin: |
      @Poko
      class Stall(val row: Int, val place: Int)
      @Stable
      class Crate(val row: Int, val weight: Int)
      //~   ^^^^^ missing-value-equality
  - name: cases of which one has its equality from a compiler plugin
    swift: |
      enum Delivery: Equatable {
          case waiting
          case brought(crates: Int)
          case refused(reason: Int)
      }
    kotlin: |
      sealed interface Delivery {
          object Waiting : Delivery
          @Poko
          class Brought(val crates: Int) : Delivery
          class Refused(val reason: Int) : Delivery
          //~   ^^^^^^^ missing-value-equality
      }
  - name: an equality of Swift's own is told by missing-override-of-equality
    swift: |
      struct Seat: Equatable {
          let row: Int
          let note: String

          static func == (lhs: Seat, rhs: Seat) -> Bool {
              lhs.row == rhs.row
          }
      }
      struct Aisle: Equatable {
          let row: Int
      }
    kotlin: |
      class Seat(val row: Int, val note: String)
      class Aisle(val row: Int)
      //~   ^^^^^ missing-value-equality
  - name: errors, which are told apart by what they are
    swift: |
      enum ParcelError: Error, Equatable {
          case lost(message: String)
          case damaged(message: String)
      }
    kotlin: |
      sealed class ParcelError : Exception() {
          class Lost(override val message: String) : ParcelError()
          //~   ^^^^ info missing-value-equality
          class Damaged(override val message: String) : ParcelError()
          //~   ^^^^^^^ info missing-value-equality
      }
"""####),
    Document(path: "hazards/mutate-while-iterating.yml", text: ####"""
id: mutate-while-iterating
check: mutate-while-iterating
family: collections
severity: error
summary: Kotlin changes the collection that it walks through, and fails.
message: "`{kotlin}` changes `{name}` while Kotlin walks through it, which throws an exception; Swift walks through a copy."
why: |
  A Swift loop walks through the value that the collection had when it began, so that removing from it is safe. Kotlin's iterators
  notice and throw `ConcurrentModificationException`; and when it is the last but one element that is removed, the loop
  leaves out the last without a word.
instead: |
  Use `removeAll { }` on both sides, or walk through a copy: `for (item in items.toList())`.
examples:
  - name: dead listeners
    swift: |
      class Center {
          var listeners: [Listener] = []
          func clean() {
              for listener in listeners {
                  if listener.isDead { listeners.removeAll { $0 == listener } }
              }
          }
      }
    kotlin: |
      class Center {
          val listeners: MutableList<Listener> = mutableListOf()
          fun clean() {
              for (listener in listeners) {
                  if (listener.isDead) { listeners.remove(listener) }
                  //~                    ^^^^^^^^^^^^^^^^^^^^^^^^^^ mutate-while-iterating
              }
          }
      }
  - name: over a copy, or left at once
    swift: |
      class Center {
          var listeners: [Listener] = []
          func clean() {
              for listener in listeners {
                  if listener.isDead { listeners.removeAll { $0 == listener } }
              }
          }
          func drop(id: Int) {
              for listener in listeners {
                  if listener.id == id {
                      listeners.removeAll { $0 == listener }
                      break
                  }
              }
          }
      }
    kotlin: |
      class Center {
          val listeners: MutableList<Listener> = mutableListOf()
          fun clean() {
              for (listener in listeners.toList()) {
                  if (listener.isDead) { listeners.remove(listener) }
              }
          }
          fun drop(id: Int) {
              for (listener in listeners) {
                  if (listener.id == id) {
                      listeners.remove(listener)
                      break
                  }
              }
          }
      }
"""####),
    Document(path: "hazards/non-atomic-file-write.yml", text: ####"""
id: non-atomic-file-write
check: operations-differ
family: errors
severity: info
summary: A file is replaced at once on one side and written in place on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `write(to:options: .atomic)` writes another file and renames it when it is complete. A stream, `writeText` and `writeBytes` empty
  the file first: where the app ends meanwhile, or the disk is full, half a file is left, and the old one is gone.
instead: |
  Use `AtomicFile` on Android, or write to another file and call `renameTo`.
options:
  sure-when: alone
operations:
  - does: replaces the file when all is written
    swift:
      - "$d.write(to: $u, options: .atomic)"
      - "$d.write(to: $u, options: [.atomic])"
      - "$d.write(to: $u, options: Data.WritingOptions.atomic)"
      - "$d.write(to: $u, options: .atomicWrite)"
      - "$d.write(to: $u, atomically: true, encoding: $e)"
      - "$d.write(toFile: $u, atomically: true, encoding: $e)"
    kotlin: ["AtomicFile($f)", "$f.renameTo($g)", "Files.move($f, $g, $...o)"]
  - does: leaves half a file where it is interrupted
    swift: ["$d.write(to: $u)", "$d.write(to: $u, atomically: false, encoding: $e)"]
    kotlin:
      - "FileOutputStream($f)"
      - "$f.writeBytes($d)"
      - "$f.writeText($d)"
      - "$f.writeText($d, $c)"
      - "$f.outputStream()"
      - "$f.bufferedWriter()"
      - "FileWriter($f)"
unless:
  kotlin: ["AtomicFile($f)", "$f.renameTo($g)"]
examples:
  - name: saved settings
    swift: |
      func save(data: Data, to file: URL) throws {
          try data.write(to: file, options: .atomic)
      }
    kotlin: |
      fun save(data: ByteArray, file: File) {
          file.writeBytes(data)
          //~ non-atomic-file-write: leaves half a file
      }
  - name: renamed when it is complete
    swift: |
      func save(data: Data, to file: URL) throws {
          try data.write(to: file, options: .atomic)
      }
    kotlin: |
      fun save(data: ByteArray, file: File) {
          val other = File(file.path + ".new")
          other.writeBytes(data)
          other.renameTo(file)
      }
"""####),
    Document(path: "hazards/non-local-return-in-lambda.yml", text: ####"""
id: non-local-return-in-lambda
check: non-local-return
family: control-flow
severity: error
summary: A `return` leaves the closure on one side and the whole function on the other.
message: "`{swift}` and `{kotlin}` leave different things: the Kotlin one {how}."
why: |
  A `return` in a Swift closure ends this one call of the closure, like `continue` in a loop. In a Kotlin lambda that is passed to
  `forEach`, `map` or `let`, a `return` without a label leaves the whole function. `[1, 2, 3].forEach` with a return at 2 visits
  1 and 3 in Swift and only 1 in Kotlin. The other way round, `return@forEach` goes on where the `return` of a Swift `for` ends all.
instead: |
  Write `return@forEach` in Kotlin, or a `for` loop with `continue` on both sides.
examples:
  - name: one that is skipped
    swift: |
      func ids(items: [Int]) -> [Int] {
          var result: [Int] = []
          items.forEach { item in
              if item == 2 { return }
              result.append(item)
          }
          return result
      }
    kotlin: |
      fun ids(items: List<Int>): List<Int> {
          val result = mutableListOf<Int>()
          items.forEach { item ->
              if (item == 2) return result
              //~            ^^^^^^^^^^^^^ non-local-return-in-lambda: leaves the function
              result.add(item)
          }
          return result
      }
  - name: a loop that is left
    swift: |
      func check(items: [Int]) {
          for item in items {
              if item == 2 { return }
              show(item)
          }
          finish()
      }
    kotlin: |
      fun check(items: List<Int>) {
          items.forEach { item ->
              if (item == 2) return@forEach
              //~ non-local-return-in-lambda: goes on with the next element
              show(item)
          }
          finish()
      }
  - name: out of a loop on both sides
    swift: |
      func find(items: [Int]) -> Int? {
          for item in items {
              if item > 2 { return item }
          }
          return nil
      }
      func name(user: User?) -> String {
          if let user = user { return user.name }
          return ""
      }
    kotlin: |
      fun find(items: List<Int>): Int? {
          items.forEach { item ->
              if (item > 2) return item
          }
          return null
      }
      fun name(user: User?): String {
          user?.let { return it.name }
          return ""
      }
  - name: a labelled return
    swift: |
      func ids(items: [Int]) {
          items.forEach { item in
              if item == 2 { return }
              show(item)
          }
      }
    kotlin: |
      fun ids(items: List<Int>) {
          items.forEach { item ->
              if (item == 2) return@forEach
              show(item)
          }
      }
  - name: out of a lock that is all there is left to do, and out of one before something else
    swift: |
      final class Meter {
          private let lock = NSLock()
          private var count = 0

          func record(value: Int, limit: Int) {
              let sum = value + 1
              lock.withLock {
                  if count > limit { return }
                  count += sum
              }
          }

          func level(limit: Int) -> Int {
              return lock.withLock {
                  if count > limit { return limit }
                  return count
              }
          }

          func add(value: Int, limit: Int) {
              lock.withLock {
                  if count > limit { return }
                  count += value
              }
              report()
          }
      }
    kotlin: |
      class Meter {
          private val lock = ReentrantLock()
          private var count = 0

          fun record(value: Int, limit: Int) {
              val sum = value + 1
              lock.withLock {
                  if (count > limit) return
                  count += sum
              }
          }

          fun level(limit: Int): Int {
              return lock.withLock {
                  if (count > limit) return limit
                  count
              }
          }

          fun add(value: Int, limit: Int) {
              lock.withLock {
                  if (count > limit) return
                  //~                ^^^^^^ non-local-return-in-lambda: leaves the function
                  count += value
              }
              report()
          }
      }
"""####),
    Document(path: "hazards/null-as-text.yml", text: ####"""
id: null-as-text
check: null-texts
family: nullability
severity: error
summary: Nothing becomes the text `null` in Kotlin and stays nothing in Swift.
message: "In Kotlin `{kotlin}` is the text `null` where there is nothing; in Swift `{swift}` gives nothing."
why: |
  Kotlin's `toString()` may be asked of null, and gives the four letters. What is stored or sent then looks like a value: a user
  whose identifier is `null` counts as logged in, and an address says `lang=null`. Swift has to unwrap first, and does not.
instead: |
  Ask for the text only where there is a value: `id?.toString()`.
examples:
  - name: a session without a user
    swift: |
      struct Answer { let userId: Int? }
      func owner(of answer: Answer) -> String? {
          return answer.userId.map { "\($0)" }
      }
    kotlin: |
      data class Answer(val userId: Int?)
      fun owner(answer: Answer): String? {
          return answer.userId.toString()
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^ null-as-text: is the text `null`
      }
  - name: asked before
    swift: |
      struct Answer { let userId: Int? }
      func owner(of answer: Answer) -> String? {
          guard let id = answer.userId else { return nil }
          return "\(id)"
      }
    kotlin: |
      data class Answer(val userId: Int?)
      fun owner(answer: Answer): String? {
          if (answer.userId == null) return null
          return answer.userId.toString()
      }
  - name: only where there is one
    swift: |
      struct Answer { let userId: Int? }
      func owner(of answer: Answer) -> String? {
          return answer.userId?.description
      }
    kotlin: |
      data class Answer(val userId: Int?)
      fun owner(answer: Answer): String? {
          return answer.userId?.toString()
      }
"""####),
    Document(path: "hazards/number-parsing-grammar.yml", text: ####"""
id: number-parsing-grammar
check: operations-differ
family: numbers
severity: error
summary: A text that is no number is nil on one side and an exception on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `Int("")` is nil in Swift, which makes the author think of a fallback. `"".toInt()` throws `NumberFormatException` in
  Kotlin, and the compiler reminds nobody. An empty field or a letter among the digits ends the app.
instead: |
  Use `toIntOrNull()`, `toLongOrNull()` and `toDoubleOrNull()`, with the same fallback as in Swift.
operations:
  - does: is nil when the text is no number
    swift:
      - "Int($s) ?? $d"
      - "Double($s) ?? $d"
      - "Float($s) ?? $d"
      - "Int64($s) ?? $d"
      - "Int($s)"
      - "Double($s)"
      - "Int64($s)"
    kotlin: ["$s.toIntOrNull()", "$s.toDoubleOrNull()", "$s.toLongOrNull()", "$s.toFloatOrNull()"]
  - does: throws when the text is no number
    throws: true
    kotlin:
      - "$s.toInt()"
      - "$s.toDouble()"
      - "$s.toLong()"
      - "$s.toFloat()"
      - "Integer.parseInt($s)"
      - "java.lang.Double.parseDouble($s)"
      - "java.lang.Long.parseLong($s)"
  - does: ends the app when the text is no number
    swift: ["Int($s)!", "Double($s)!", "Int64($s)!"]
    harmless: true
given:
  s: string-variable
examples:
  - name: a field that may be empty
    swift: |
      func count(field: String) -> Int {
          return Int(field) ?? 0
      }
    kotlin: |
      fun count(field: String): Int {
          return field.toInt()
          //~    ^^^^^^^^^^^^^ number-parsing-grammar: throws
      }
  - name: a number that is converted
    swift: |
      func whole(price: Double) -> Int {
          return Int(price)
      }
    kotlin: |
      fun whole(price: Double): Int {
          return price.toInt()
      }
"""####),
    Document(path: "hazards/number-parsing-width.yml", text: ####"""
id: number-parsing-width
check: operations-differ
family: numbers
severity: info
summary: A number beyond 2,147,483,647 is read on one side and refused on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `Int` has 64 bits on every phone, Kotlin's has 32. `Int("3000000000")` is a number; `"3000000000".toIntOrNull()` is
  null, and `toInt()` throws. Identifiers, time stamps and amounts in cents grow beyond that limit, counts and ports do not.
instead: |
  Use `toLongOrNull()` for what may grow, or `Int32(text)` in Swift where it may not.
operations:
  - does: reads up to 64 bits
    swift: ["Int($s)", "Int($s) ?? $d", "Int64($s)", "Int64($s) ?? $d"]
    kotlin: ["$s.toLongOrNull()", "$s.toLong()"]
  - does: reads no more than 32 bits
    swift: ["Int32($s)", "Int32($s) ?? $d"]
    kotlin: ["$s.toIntOrNull()"]
given:
  s: string-variable
options:
  names: [id, identifier, identifiers, ids, timestamp, time, millis, milliseconds, seconds, expiry, expires, amount, cents, balance, total, bytes, size, serial, phone]
examples:
  - name: an identifier
    swift: |
      func identifier(_ userId: String) -> Int? {
          return Int(userId)
      }
    kotlin: |
      fun identifier(userId: String): Int? {
          return userId.toIntOrNull()
          //~    ^^^^^^^^^^^^^^^^^^^^ number-parsing-width
      }
  - name: as wide as in Swift
    swift: |
      func identifier(_ userId: String) -> Int? {
          return Int(userId)
      }
    kotlin: |
      fun identifier(userId: String): Long? {
          return userId.toLongOrNull()
      }
  - name: a count
    swift: |
      func count(_ text: String) -> Int? {
          return Int(text)
      }
    kotlin: |
      fun count(text: String): Int? {
          return text.toIntOrNull()
      }
"""####),
    Document(path: "hazards/observer-not-fired.yml", text: ####"""
id: observer-not-fired
check: observer-not-fired
family: value-semantics
severity: warning
summary: A Swift property reacts to every change, its Kotlin counterpart does not.
message: "Swift reacts to every change of `{name}`; in Kotlin it {how}."
why: |
  `didSet` and `willSet` run whenever the value changes, also when an element is appended or a member of a struct is set,
  because that makes a new value. A Kotlin setter runs when the property is *assigned*: `items.add(row)` changes the list
  behind the property and calls nothing. A setter that assigns the property in place of `field` calls itself until the
  stack is full, which Swift's `didSet` does not.
instead: |
  Assign new lists (`items = items + row`) and keep the property a `List`; write `field = value` in the setter.
examples:
  - name: added to in place
    swift: |
      class Table {
          var rows: [String] = [] { didSet { reload() } }
          func add(row: String) { rows.append(row) }
          func reload() { print("reload") }
      }
    kotlin: |
      class Table {
          var rows: MutableList<String> = mutableListOf()
              set(value) {
                  field = value
                  reload()
              }
          fun add(row: String) { rows.add(row) }
          //~                    ^^^^^^^^^^^^^ observer-not-fired: changed in place
          fun reload() { println("reload") }
      }
  - name: nothing follows
    swift: |
      class Table {
          var title: String = "" { didSet { reload() } }
          func reload() { print("reload") }
      }
    kotlin: |
      class Table {
          var title: String = ""
          //~ ^^^^^ observer-not-fired: no setter of its own
          fun reload() { println("reload") }
      }
  - name: a new list each time
    swift: |
      class Table {
          var rows: [String] = [] { didSet { reload() } }
          func add(row: String) { rows.append(row) }
          func reload() { print("reload") }
      }
    kotlin: |
      class Table {
          var rows: List<String> = listOf()
              set(value) {
                  field = value
                  reload()
              }
          fun add(row: String) { rows = rows + row }
          fun reload() { println("reload") }
      }
  - name: done by the function that gives the value
    swift: |
      class Badge {
          weak var owner: Owner? { didSet { owner?.signals.follow(self, refresh) } }
          func refresh() { print("refresh") }
      }
    kotlin: |
      class Badge : Part() {
          override lateinit var owner: Owner
          override fun attach(owner: Owner) {
              super.attach(owner)
              owner.signals.follow(this, ::refresh)
          }
          fun refresh() { println("refresh") }
      }
  - name: done wherever it is assigned
    swift: |
      class Table {
          private var sorting: String = "" { didSet { reload() } }
          func sort(by column: String) { sorting = column }
          func reload() { print("reload") }
      }
    kotlin: |
      class Table {
          private var sorting: String = ""
          fun sort(column: String) {
              sorting = column
              reload()
          }
          fun reload() { println("reload") }
      }
  - name: whoever sets it does more, under another name
    swift: |
      class Chart {
          var period: Int = 1 { didSet { syncState() } }
          func syncState() { draw(period) }
          func draw(_ period: Int) { print(period) }
      }
    kotlin: |
      class Chart {
          private var period: Int = 1
          //~         ^^^^^^ info observer-not-fired
          fun choose(period: Int) {
              this.period = period
              refresh()
          }
          private fun refresh() { draw(period) }
          fun draw(period: Int) { println(period) }
      }
"""####),
    Document(path: "hazards/optional-interpolation.yml", text: ####"""
id: optional-interpolation
check: interpolated-type
family: nullability
severity: warning
summary: A value that may be missing is written with `Optional(…)` by Swift.
message: "`{swift}` {how}, for `{kotlin}`."
why: |
  A text with an optional in it says `Optional("7")` in Swift and `7` in Kotlin; without a value it says `nil` and `null`. In an
  address or a label all of them are wrong, each in its own way.
instead: |
  Say what stands there instead: `\(id ?? "")` and `${id.orEmpty()}`.
options:
  kinds: [optional, collection, structure]
examples:
  - name: an address
    swift: |
      func path(id: String?) -> String {
          return "/users/\(id)"
          //~              ^^ optional-interpolation
      }
    kotlin: |
      fun path(id: String?): String {
          return "/users/${id}"
      }
  - name: looked at before
    swift: |
      func path(id: String?) -> String {
          guard let id = id else { return "/users" }
          return "/users/\(id)"
      }
      func other(id: String?) -> String {
          return "/users/\(id ?? "")"
      }
    kotlin: |
      fun path(id: String?): String {
          if (id == null) return "/users"
          return "/users/${id}"
      }
      fun other(id: String?): String {
          return "/users/${id ?: ""}"
      }
"""####),
    Document(path: "hazards/parameter-mutated-in-place.yml", text: ####"""
id: parameter-mutated-in-place
check: parameter-mutated-in-place
family: value-semantics
severity: error
summary: Kotlin changes what the caller passed; Swift changes a copy.
message: "`{kotlin}` changes the caller's `{name}`; in Swift the caller keeps what it passed."
why: |
  A Swift parameter is a constant, and a struct or an array behind it is a value: to change it, a function must copy it with
  `var`, or say `inout`. A Kotlin parameter holds a reference. Changing the list or the object behind it changes what the
  caller holds, and nothing at the call says so.
instead: |
  Copy first (`val own = items.toMutableList()`, `item.copy(…)`) and give the result back. If the caller is meant to see the
  change, make the Swift parameter `inout`.
examples:
  - name: the caller's list is emptied
    swift: |
      func firstBatch(items: [String]) -> [String] {
          var rest = items
          rest.removeAll()
          return rest
      }
    kotlin: |
      fun firstBatch(items: MutableList<String>): List<String> {
          items.clear()
          //~ parameter-mutated-in-place: the caller's `items`
          return items
      }
  - name: inout on the Swift side
    swift: |
      func reset(items: inout [String]) {
          items.removeAll()
      }
    kotlin: |
      fun reset(items: MutableList<String>) {
          items.clear()
      }
  - name: taken out again before anybody looks
    swift: |
      func walk(_ key: String, path: [String]) -> Bool {
          var path = path
          path.append(key)
          let isFound = next(key, path)
          return isFound
      }
      func start(_ key: String, path: [String]) -> Bool {
          var path = path
          path.append(key)
          if key.isEmpty { return false }
          return next(key, path)
      }
      func next(_ key: String, _ path: [String]) -> Bool { path.contains(key) }
    kotlin: |
      fun walk(key: String, path: MutableList<String>): Boolean {
          path.add(key)
          //~ info parameter-mutated-in-place
          for (part in path) { if (part == key) continue }
          val isFound = next(key, path)
          path.remove(key)
          return isFound
      }
      fun start(key: String, path: MutableList<String>): Boolean {
          path.add(key)
          //~ parameter-mutated-in-place: the caller's `path`
          if (key.isEmpty()) return false
          val isFound = next(key, path)
          path.remove(key)
          return isFound
      }
      fun next(key: String, path: List<String>): Boolean = path.contains(key)
"""####),
    Document(path: "hazards/pattern-binding-lost.yml", text: ####"""
id: pattern-binding-lost
check: pattern-binding-lost
family: enums
severity: error
summary: A name that Swift's pattern binds means something else in Kotlin's branch.
message: "In Swift `{name}` is what the case holds; in the Kotlin branch it is {how}."
why: |
  `case .custom(let seconds)` makes a new name for what the case holds. `is Custom ->` makes none: `seconds` is then whatever goes
  by that name outside, such as a property of the class, and in a getter of the same name the getter itself, until the stack is full.
instead: |
  Read it from the value: `is Custom -> state.seconds`, or begin the branch with `val seconds = state.seconds`.
examples:
  - name: a property of that name
    swift: |
      class Screen {
          var user: User
          func show(result: LoginResult) {
              switch result {
              case .success(let user): greet(user)
              case .failure: retry()
              }
          }
      }
    kotlin: |
      class Screen(var user: User) {
          fun show(result: LoginResult) {
              when (result) {
                  is LoginResult.Success -> greet(user)
                  //~                             ^^^^ pattern-binding-lost: something else of that name
                  is LoginResult.Failure -> retry()
              }
          }
      }
  - name: read from the value
    swift: |
      class Screen {
          var user: User
          func show(result: LoginResult) {
              switch result {
              case .success(let user): greet(user)
              case .failure: retry()
              }
          }
      }
    kotlin: |
      class Screen(var user: User) {
          fun show(result: LoginResult) {
              when (result) {
                  is LoginResult.Success -> greet(result.user)
                  is LoginResult.Failure -> retry()
              }
          }
      }
  - name: the value that is looked at has the name
    swift: |
      class Printer {
          func text(value: Entry) -> String {
              switch value {
              case .word(let value): return quoted(value)
              case .list(let value): return value.joined()
              }
          }
      }
    kotlin: |
      class Printer {
          fun text(value: Entry): String = when (value) {
              is Entry.Word -> quoted(value.asWord())
              is Entry.List -> value.joined()
          }
      }
  - name: its own property
    swift: |
      enum Shape {
          case circle(radius: Double)
          case dot
          var area: Double {
              switch self {
              case .circle(let radius): return radius * radius * 3.14
              case .dot: return 0
              }
          }
      }
    kotlin: |
      sealed class Shape {
          data class Circle(val radius: Double) : Shape()
          object Dot : Shape()
          val area: Double
              get() = when (this) {
                  is Circle -> radius * radius * 3.14
                  is Dot -> 0.0
              }
      }
  - name: the property is meant
    swift: |
      class Keeper {
          private let rights: RightsBox
          func take(pass: Pass, extra: Set<String>) {
              switch pass {
              case .valid(let rights):
                  let all = rights.union(extra)
                  self.rights.keep(all)
              case .expired: forget()
              }
          }
      }
    kotlin: |
      class Keeper(private val rights: RightsBox) {
          fun take(pass: Pass, extra: Set<String>) {
              when (pass) {
                  is Pass.Valid -> {
                      val all = pass.rights.union(extra)
                      rights.keep(all)
                  }
                  is Pass.Expired -> forget()
              }
          }
      }
  - name: read from the value, and the property is meant as well
    swift: |
      class Keeper {
          var rights: RightsBox
          func take(pass: Pass, extra: Set<String>) {
              switch pass {
              case .valid(let rights):
                  let all = Array(rights) + Array(extra)
                  Keeper.shared.pass = .valid(Set(all))
              case .expired:
                  Keeper.shared.pass = .expired
              }
          }
      }
    kotlin: |
      class Keeper(val rights: RightsBox) {
          fun take(pass: Pass, extra: Set<String>) {
              when (pass) {
                  is Pass.Valid -> {
                      val all = pass.rights.plus(extra)
                      rights.setPass(Pass.Valid(all))
                  }
                  Pass.Expired -> rights.setPass(Pass.Expired)
              }
          }
      }
"""####),
    Document(path: "hazards/percent-encoding-set.yml", text: ####"""
id: percent-encoding-set
check: operations-differ
family: serialization
severity: warning
summary: Different characters of a URL are escaped.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `.urlQueryAllowed` leaves `+`, `&`, `=` and `@` as they are; `URLEncoder.encode` escapes them and turns a blank into `+`. An
  address like me+x@a.com reaches the server as "me x@a.com" from one of the apps. A `CharacterSet` of forbidden characters
  leaves all that it does not name, `"` and `<` among them, which `URLEncoder` escapes.
instead: |
  Escape everything but letters, digits and `-._~` on both sides, in one helper each.
operations:
  - does: leaves +, & and = as they are
    swift:
      - "$s.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)"
      - "$s.addingPercentEncoding(withAllowedCharacters: CharacterSet.urlQueryAllowed)"
  - does: escapes all but letters, digits, a few marks and what it is told to leave
    kotlin: "Uri.encode($s, $a)"
    harmless: true
  - does: escapes what its set does not allow
    swift: "$s.addingPercentEncoding(withAllowedCharacters: $c)"
  - does: escapes all but letters, digits and at most a few marks
    swift: ["$s.addingPercentEncoding(withAllowedCharacters: .alphanumerics)"]
    kotlin:
      - "URLEncoder.encode($s, $e).replace(\"+\", \"%20\")"
      - "Uri.encode($s)"
  - does: escapes all but letters, digits and .-*_ and writes a blank as +
    kotlin: ["URLEncoder.encode($s, $e)", "URLEncoder.encode($s)"]
examples:
  - name: an address in a query
    swift: |
      func escaped(email: String) -> String? {
          return email.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
      }
    kotlin: |
      fun escaped(email: String): String? {
          return URLEncoder.encode(email, "UTF-8")
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ percent-encoding-set: escapes all but letters
      }
  - name: both leave the same
    swift: |
      func escaped(email: String) -> String? {
          return email.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      }
    kotlin: |
      fun escaped(email: String): String? {
          return Uri.encode(email)
      }
"""####),
    Document(path: "hazards/positional-argument-swap.yml", text: ####"""
id: positional-argument-swap
check: positional-argument-swap
family: initialization
severity: error
summary: Kotlin arguments without names stand in the wrong order.
message: "In Kotlin, `{name}` {how} in `{kotlin}`; Swift has `{swift}`."
why: |
  Swift's labels are part of the call, and a wrong order does not compile. Kotlin takes arguments without names in the order of the
  declaration, and two of one type may change places without a word. The parts of a destructured value go by their place too:
  the names on the left mean nothing.
instead: |
  Name the arguments in Kotlin wherever Swift has labels.
examples:
  - name: from and to
    swift: |
      func book(from start: Date, to end: Date) { }
      func repeatBooking(start: Date, end: Date) {
          book(from: start, to: end)
      }
    kotlin: |
      fun book(from: Date, to: Date) { }
      fun repeatBooking(start: Date, end: Date) {
          book(end, start)
          //~ positional-argument-swap: takes `end`
      }
  - name: in order, and by name
    swift: |
      func book(from start: Date, to end: Date) { }
      func repeatBooking(start: Date, end: Date) {
          book(from: start, to: end)
          book(from: end, to: start)
      }
    kotlin: |
      fun book(from: Date, to: Date) { }
      fun repeatBooking(start: Date, end: Date) {
          book(start, end)
          book(to = start, from = end)
      }
  - name: parts of a value
    swift: |
      struct User { let first: String; let last: String }
      func greet(user: User) -> String {
          let last = user.last
          let first = user.first
          return first + last
      }
    kotlin: |
      data class User(val first: String, val last: String)
      fun greet(user: User): String {
          val (last, first) = user
          //~ positional-argument-swap: `last` is `first`
          return first + last
      }
"""####),
    Document(path: "hazards/printf-rounding.yml", text: ####"""
id: printf-rounding
check: operations-differ
family: numbers
severity: warning
summary: Formats with a fixed number of decimals round differently.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}: with two decimals, 2.675 is 2.67 and 2.68."
why: |
  Swift's `String(format: "%.2f", x)` rounds the exact binary value of a `Double`, so that 2.675 becomes 2.67 and 0.125 becomes
  0.12. Java, and so Kotlin, rounds the shortest decimal text of it, halves up: 2.68 and 0.13. Prices and totals differ by a
  cent on the two phones.
instead: |
  Round first, with one helper that exists on both sides, or calculate with `Decimal` and `BigDecimal` and a rounding mode.
options:
  # What people add up and compare: elsewhere the difference is told as info.
  sure-in: money
operations:
  - does: rounds the exact binary value
    swift: ["String(format: $f, $...args)", "String(format: $f, locale: $_l, $...args)", "String.localizedStringWithFormat($f, $...args)"]
  - does: rounds the decimal digits, halves up
    kotlin:
      - "String.format($_l, $f, $...args)"
      - "String.format($f, $...args)"
      - "$f.format($...args)"
given:
  f: decimal-format
examples:
  - name: a price
    swift: |
      func label(price: Double) -> String {
          return String(format: "%.2f", price)
      }
    kotlin: |
      fun label(price: Double): String {
          return "%.2f".format(Locale.ROOT, price)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ printf-rounding: halves up
      }
  - name: a whole number
    swift: |
      func label(amount: Int) -> String {
          return String(format: "%03d", amount)
      }
    kotlin: |
      fun label(amount: Int): String {
          return "%03d".format(Locale.ROOT, amount)
      }
"""####),
    Document(path: "hazards/protocol-extension-dispatch.yml", text: ####"""
id: protocol-extension-dispatch
check: protocol-extension-dispatch
family: inheritance
severity: error
summary: What a type defines again is not called through the Swift protocol.
message: "{swiftWay}, so a call through the protocol runs the extension's and not that of `{how}`; in Kotlin it runs that of `{how}`."
why: |
  A method that stands only in `extension P`, and not in `protocol P { }`, is chosen by the type that the source names: through `P` it
  is the extension's, although a type defines the same method. Methods of Kotlin interfaces are always those of the object.
instead: |
  Declare the method in the protocol too.
examples:
  - name: a default that is replaced
    swift: |
      protocol Greeter {
          var title: String { get }
      }
      extension Greeter {
          func name() -> String { "default" }
      }
      struct Formal: Greeter {
          let title = "Dr"
          func name() -> String { "formal" }
      }
    kotlin: |
      interface Greeter {
          val title: String
          fun name(): String = "default"
          //~ ^^^^ protocol-extension-dispatch: not that of `Formal`
      }
      class Formal : Greeter {
          override val title = "Dr"
          override fun name(): String = "formal"
      }
  - name: a requirement, and one that nobody replaces
    swift: |
      protocol Greeter {
          func name() -> String
      }
      extension Greeter {
          func name() -> String { "default" }
          func greet() -> String { name() }
      }
      struct Formal: Greeter {
          func name() -> String { "formal" }
      }
    kotlin: |
      interface Greeter {
          fun name(): String = "default"
          fun greet(): String = name()
      }
      class Formal : Greeter {
          override fun name(): String = "formal"
      }
  - name: a name with the label in it
    swift: |
      protocol Interceptor {
          func intercept(_ path: String) -> String
      }
      extension Interceptor {
          func applies(to path: String) -> Bool { true }
      }
      struct SignIn: Interceptor {
          func applies(to path: String) -> Bool { !path.hasPrefix("/public") }
          func intercept(_ path: String) -> String { path + "?token=1" }
      }
    kotlin: |
      interface Interceptor {
          fun appliesTo(path: String): Boolean = true
          //~ protocol-extension-dispatch: does not declare `applies`
          fun intercept(path: String): String
      }
      class SignIn : Interceptor {
          override fun appliesTo(path: String): Boolean = !path.startsWith("/public")
          override fun intercept(path: String): String = path + "?token=1"
      }
"""####),
    Document(path: "hazards/range-formation-trap.yml", text: ####"""
id: range-formation-trap
check: range-formation-trap
family: control-flow
severity: warning
summary: A range whose end comes before its start ends the iOS app and is empty in Kotlin.
message: "`{name}` ends the {side} app when the end comes before the start; {how}."
why: |
  Swift checks a range when it is made: `1..<rows.count` and `0...(rows.count - 1)` end the app when there are no rows. A Kotlin
  range with its ends the wrong way round is empty, and the loop does nothing. `coerceIn` is the other way about: it throws for
  such ends, where Swift's `max` and `min` give one of them.
instead: |
  Walk over `rows.indices` or `rows.dropFirst()`, use `stride(from:to:by:)`, or test for emptiness before. In Kotlin,
  write `coerceAtMost(rows.lastIndex).coerceAtLeast(0)`.
examples:
  - name: all but the first
    swift: |
      func link(rows: [Row]) {
          for index in 1..<rows.count {
          //~          ^^^^^^^^^^^^^^ range-formation-trap
              connect(rows[index - 1], rows[index])
          }
      }
    kotlin: |
      fun link(rows: List<Row>) {
          for (index in 1 until rows.size) {
              connect(rows[index - 1], rows[index])
          }
      }
  - name: tested before, and always valid
    swift: |
      func link(rows: [Row]) {
          guard rows.count > 1 else { return }
          for index in 1..<rows.count { connect(rows[index - 1], rows[index]) }
      }
      func all(rows: [Row]) {
          for index in 0..<rows.count { show(rows[index]) }
      }
    kotlin: |
      fun link(rows: List<Row>) {
          if (rows.size <= 1) return
          for (index in 1 until rows.size) { connect(rows[index - 1], rows[index]) }
      }
      fun all(rows: List<Row>) {
          for (index in 0 until rows.size) { show(rows[index]) }
      }
"""####),
    Document(path: "hazards/regex-match-mode.yml", text: ####"""
id: regex-match-mode
check: operations-differ
family: strings
severity: error
summary: A pattern is searched for on one side and must match the whole text on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `range(of:options: .regularExpression)`, `firstMatch` and `contains` look for the pattern anywhere. Kotlin's `matches` and
  `matchEntire` want it to be the whole text: "[0-9]+" is found in "a1" and does not match it.
instead: |
  Use `containsMatchIn` beside a search, or anchor the pattern with `^` and `$` on both sides.
options:
  # The only way of either side in the whole twin.
  sure-when: twin
operations:
  - does: looks for the pattern anywhere
    group: match
    anchored: [p, r]
    swift:
      - "$s.range(of: $p, options: .regularExpression)"
      - "$s.range(of: $p, options: [.regularExpression])"
      - "$s.firstMatch(of: $p)"
      - "$r.firstMatch(in: $s, options: $o, range: $n)"
      - "$r.firstMatch(in: $s, range: $n)"
      - "$r.numberOfMatches(in: $s, range: $n)"
      - "$r.numberOfMatches(in: $s, options: $o, range: $n)"
    kotlin: ["$r.containsMatchIn($s)", "$r.find($s)", "$s.contains(Regex($p))", "$s.contains($p.toRegex())", "$m.find()"]
  - does: wants the whole text to match
    group: match
    swift: ["$s.wholeMatch(of: $p)", "NSPredicate(format: \"SELF MATCHES %@\", $p)"]
    kotlin:
      - "$s.matches(Regex($p))"
      - "$s.matches($p.toRegex())"
      - "Regex($p).matches($s)"
      - "$p.toRegex().matches($s)"
      - "Pattern.matches($p, $s)"
      - "Pattern.compile($p).matcher($s).matches()"
      - "$r.matchEntire($s)"
      - "$r.matcher($s).matches()"
      - "$x.matches($s)"
      - "$s.matches($q)"
      - "$s.takeIf($x::matches)"
      - "$s.takeUnless($x::matches)"
  - does: replaces what the pattern finds
    group: replace
    swift:
      - "$s.replacingOccurrences(of: $p, with: $t, options: .regularExpression)"
      - "$s.replacingOccurrences(of: $p, with: $t, options: [.regularExpression])"
    kotlin: ["$s.replace(Regex($p), $t)", "$s.replace($p.toRegex(), $t)", "$s.replaceAll($p, $t)"]
  - does: replaces the text as it is written
    group: replace
    swift: "$s.replacingOccurrences(of: $p, with: $t)"
    kotlin: "$s.replace($p, $t)"
given:
  x: regex
  q: regex
examples:
  - name: a pattern with a name
    swift: |
      enum Zip {
          static func isValid(_ text: String) -> Bool {
              text.range(of: "[0-9]{5}", options: .regularExpression) != nil
          }
      }
    kotlin: |
      object Zip {
          private val PATTERN = Regex("[0-9]{5}")

          fun isValid(text: String): Boolean = PATTERN.matches(text)
          //~                                  ^^^^^^^^^^^^^^^^^^^^^ regex-match-mode: wants the whole text to match
      }
  - name: a postal code
    swift: |
      func isZip(text: String) -> Bool {
          return text.range(of: "[0-9]{5}", options: .regularExpression) != nil
      }
    kotlin: |
      fun isZip(text: String): Boolean {
          return text.matches(Regex("[0-9]{5}"))
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ regex-match-mode: wants the whole text to match
      }
  - name: searched for on both sides
    swift: |
      func isZip(text: String) -> Bool {
          return text.range(of: "[0-9]{5}", options: .regularExpression) != nil
      }
    kotlin: |
      fun isZip(text: String): Boolean {
          return Regex("[0-9]{5}").containsMatchIn(text)
      }
  - name: anchored at both ends
    swift: |
      func isZip(text: String) -> Bool {
          return text.range(of: "^[0-9]{5}$", options: .regularExpression) != nil
      }
    kotlin: |
      fun isZip(text: String): Boolean {
          return text.matches(Regex("^[0-9]{5}$"))
      }
  - name: a factory beside an initializer
    swift: |
      struct RoomCode {
          private static let pattern = "[A-Z]{4}-[0-9]{2}"
          let value: String
          init?(_ input: String) {
              let candidate = input.uppercased()
              guard candidate.range(of: Self.pattern, options: .regularExpression) != nil else { return nil }
              value = candidate
          }
      }
    kotlin: |
      class RoomCode private constructor(val value: String) {
          companion object {
              private val PATTERN = Regex("[A-Z]{4}-[0-9]{2}")
              fun parse(input: String): RoomCode? =
                  input.uppercase().takeIf { it.matches(PATTERN) }?.let(::RoomCode)
                  //~ regex-match-mode: wants the whole text to match
          }
      }
"""####),
    Document(path: "hazards/remainder-sign.yml", text: ####"""
id: remainder-sign
check: operations-differ
family: numbers
severity: warning
summary: The remainder of a negative number has another sign.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `%` keeps the sign of what is divided, in Swift as in Kotlin: -1 % 5 is -1. Kotlin's `mod` and Java's `floorMod` take the sign of
  the divisor: (-1).mod(5) is 4. An index that is counted backwards, or a day before the first one, ends up elsewhere.
instead: |
  Write `((a % n) + n) % n` in Swift where Kotlin has `a.mod(n)`, or `%` on both sides where nothing is negative.
options:
  # Words in names of what may well be negative; so is a difference.
  negative: [adjustment, behind, delta, diff, difference, direction, offset, relative, shift, signed, step]
operations:
  - does: keeps the sign of what is divided
    # The same as long as nothing is negative.
    doubtful: [takes the sign of the divisor]
    swift: ["$a % $n", "$a.quotientAndRemainder(dividingBy: $n).remainder"]
    kotlin: ["$a % $n", "$a.rem($n)"]
  - does: takes the sign of the divisor
    swift: ["($a % $n + $n) % $n"]
    kotlin: ["$a.mod($n)", "Math.floorMod($a, $n)", "($a % $n + $n) % $n"]
unless:
  # Of large numbers, which have no other remainder.
  kotlin: ["BigInteger($z)", "BigInteger.valueOf($z)", "$z.toBigInteger()"]
examples:
  - name: the card before the first one
    swift: |
      func index(current: Int, offset: Int, count: Int) -> Int {
          return (current + offset) % count
      }
    kotlin: |
      fun index(current: Int, offset: Int, count: Int): Int {
          return (current + offset).mod(count)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ remainder-sign: takes the sign of the divisor
      }
  - name: one step back, with one round more
    swift: |
      func previous(current: Int, count: Int) -> Int {
          return (current + count - 1) % count
      }
    kotlin: |
      fun previous(current: Int, count: Int): Int {
          return (current - 1).mod(count)
          //~ info remainder-sign
      }
  - name: the same on both sides
    swift: |
      func index(current: Int, offset: Int, count: Int) -> Int {
          let wrapped = ((current + offset) % count + count) % count
          return wrapped % 7
      }
    kotlin: |
      fun index(current: Int, offset: Int, count: Int): Int {
          val wrapped = (current + offset).mod(count)
          return wrapped % 7
      }
"""####),
    Document(path: "hazards/remove-element-vs-index.yml", text: ####"""
id: remove-element-vs-index
check: operations-differ
family: collections
severity: error
summary: One side removes what stands at a position, the other an equal element.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `remove(at: i)` removes what stands at position i. On a Kotlin list of numbers, `remove(i)` removes the first *element* that
  equals i, and nothing when there is none.
instead: |
  Use `removeAt(i)` in Kotlin.
operations:
  - does: removes what stands at a position
    swift: "$xs.remove(at: $i)"
    kotlin: "$xs.removeAt($i)"
  - does: removes an equal element
    swift: ["$xs.remove($i)", "$xs.removeAll { $0 == $i }"]
    kotlin: "$xs.remove($i)"
given:
  i: kotlin-integer
examples:
  - name: a score at a position
    swift: |
      func drop(index: Int) {
          scores.remove(at: index)
      }
    kotlin: |
      fun drop(index: Int) {
          scores.remove(index)
          //~ remove-element-vs-index: removes an equal element
      }
  - name: an element that was looked for
    swift: |
      func drop(name: String) {
          if let index = names.firstIndex(of: name) {
              names.remove(at: index)
          }
      }
    kotlin: |
      fun drop(owner: Owner) {
          names.remove(owner.name)
      }
  - name: by position on both sides
    swift: |
      func drop(index: Int) {
          scores.remove(at: index)
      }
    kotlin: |
      fun drop(index: Int) {
          scores.removeAt(index)
      }
"""####),
    Document(path: "hazards/rounding-tie-mode.yml", text: ####"""
id: rounding-tie-mode
check: operations-differ
family: numbers
severity: warning
summary: Halves are rounded in different directions.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `rounded()` and C's `round` take 2.5 to 3, -2.5 to -3 and 0.5 to 1. Kotlin's `round` takes halves to the even
  neighbour: 2.5 to 2, 0.5 to 0. `roundToInt` and `Math.round` take halves up: -2.5 to -2. `toInt()` rounds nothing: it cuts
  the fraction off. Prices, scores and percentages differ by one, for some values only.
instead: |
  Use one helper that says its mode on both sides, such as `rounded(.toNearestOrEven)` beside `round(x)`, or
  `rounded(.toNearestOrAwayFromZero)` beside `sign(x) * floor(abs(x) + 0.5)`.
options:
  sure-when: alone
  # Words in names of what may well be negative; so is a difference.
  negative: [adjustment, ahead, balance, behind, change, delta, deviation, diff, difference, drift, latitude, longitude, loss, margin, net, offset, profit, refund, signed, temperature]
  # What gives nothing negative, whatever it is handed.
  positive: [abs, absoluteValue, coerceAtLeast, coerceIn, hypot, magnitude, sqrt, squareRoot]
operations:
  - does: rounds halves away from zero
    swift:
      - "$x.rounded()"
      - "$x.rounded(.toNearestOrAwayFromZero)"
      - "round($x)"
      - "lround($x)"
      - "Int($x.rounded())"
      - "Int64($x.rounded())"
      - "Int($x.rounded(.toNearestOrAwayFromZero))"
      - "Int(round($x))"
      - "Int64(round($x))"
      - "Int(lround($x))"
      - "NSDecimalRound(&$_r, &$x, $_s, .plain)"
    kotlin: ["$x.setScale($_s, RoundingMode.HALF_UP)"]
  - does: rounds halves to the even neighbour
    swift:
      - "$x.rounded(.toNearestOrEven)"
      - "rint($x)"
      - "Int($x.rounded(.toNearestOrEven))"
      - "NSDecimalRound(&$_r, &$x, $_s, .bankers)"
    kotlin:
      - "round($x)"
      - "kotlin.math.round($x)"
      - "Math.rint($x)"
      - "round($x).toInt()"
      - "round($x).toLong()"
      - "kotlin.math.round($x).toInt()"
      - "Math.rint($x).toInt()"
      - "$x.setScale($_s, RoundingMode.HALF_EVEN)"
  - does: rounds halves up, towards positive infinity
    kotlin: ["$x.roundToInt()", "$x.roundToLong()", "Math.round($x)", "Math.round($x).toInt()", "$x.roundToLong().toInt()"]
    # The same as long as nothing is negative.
    doubtful: [rounds halves away from zero]
  - does: rounds down
    swift: ["$x.rounded(.down)", "floor($x)", "Int($x.rounded(.down))", "Int(floor($x))"]
    kotlin: ["floor($x)", "Math.floor($x)", "floor($x).toInt()", "Math.floor($x).toInt()", "floor($x).toLong()"]
  - does: rounds up
    swift: ["$x.rounded(.up)", "ceil($x)", "Int($x.rounded(.up))", "Int(ceil($x))"]
    kotlin: ["ceil($x)", "Math.ceil($x)", "ceil($x).toInt()", "Math.ceil($x).toInt()", "ceil($x).toLong()"]
  - does: cuts the fraction off
    swift: ["Int($d)", "Int64($d)", "trunc($d)", "$d.rounded(.towardZero)", "Int($d.rounded(.towardZero))"]
    kotlin: ["$d.toInt()", "$d.toLong()", "truncate($d)", "truncate($d).toInt()"]
    doubtful: [rounds down]
given:
  d: floating
examples:
  - name: a property that the initializer sets
    swift: |
      struct Drift {
          let minutes: Int
          init(offset: Double) {
              self.minutes = Int((offset / 60).rounded())
          }
      }
    kotlin: |
      class Drift(offset: Double) {
          val minutes: Int = (offset / 60).roundToInt()
          //~                ^^^^^^^^^^^^^^^^^^^^^^^^^^ rounding-tie-mode: rounds halves up
      }
  - name: the tax of an invoice
    swift: |
      func tax(_ amount: Decimal) -> Decimal {
          var amount = amount
          var result = Decimal()
          NSDecimalRound(&result, &amount, 2, .bankers)
          return result
      }
    kotlin: |
      fun tax(amount: BigDecimal): BigDecimal {
          return amount.setScale(2, RoundingMode.HALF_UP)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rounding-tie-mode: rounds halves away from zero
      }
  - name: the tax of an invoice, rounded alike
    swift: |
      func tax(_ amount: Decimal) -> Decimal {
          var amount = amount
          var result = Decimal()
          NSDecimalRound(&result, &amount, 2, .plain)
          return result
      }
    kotlin: |
      fun tax(amount: BigDecimal): BigDecimal {
          return amount.setScale(2, RoundingMode.HALF_UP)
      }
  - name: a rating in whole stars
    swift: |
      func stars(rating: Double) -> Double {
          return rating.rounded()
      }
    kotlin: |
      fun stars(rating: Double): Double {
          return round(rating)
          //~    ^^^^^^^^^^^^^ rounding-tie-mode: to the even neighbour
      }
  - name: down on both sides
    swift: |
      func stars(rating: Double) -> Double {
          return rating.rounded(.down)
      }
    kotlin: |
      fun stars(rating: Double): Double {
          return floor(rating)
      }
  - name: a share that has a name on one side
    swift: |
      struct Poll {
          let votes: [Int]
          func percent(at index: Int) -> Int {
              guard votes.indices.contains(index) else { return 0 }
              let share = Double(votes[index]) * 100 / Double(votes.reduce(0, +))
              return Int(share.rounded())
          }
      }
    kotlin: |
      class Poll(val votes: List<Int>) {
          fun percent(index: Int): Int {
              val own = votes.getOrNull(index) ?: return 0
              return round(own * 100.0 / votes.sum()).toInt()
              //~ rounding-tie-mode: rounds halves to the even neighbour
          }
      }
"""####),
    Document(path: "hazards/sequence-never-run.yml", text: ####"""
id: sequence-never-run
check: idle-sequence
family: control-flow
severity: error
summary: The steps of a Kotlin sequence, or of a lazy one in Swift, run only when somebody asks for its elements.
message: "In {lazy} {how}; {eager} runs it once for every element."
why: |
  `rows.asSequence().map { store.insert(it) }` makes a sequence and returns: its closure runs for an element when that is asked
  for, by `toList()`, `forEach` or a loop. A cold `Flow` waits for `collect` in the same way. Swift's `map` runs at once.
  What is asked for twice runs twice: a sequence whose step sends something sends it again for whoever counts its results.
instead: |
  Write `forEach` for what is done for its effect, and end a sequence with `toList()` where its elements are wanted.
options:
  steps: [distinct, filter, filterIndexed, filterIsInstance, filterNot, filterNotNull, flatMap, map, mapIndexed, mapNotNull, onEach, sorted, sortedBy, take, takeWhile]
  makers: [asFlow, asSequence, flowOf, generateSequence, sequenceOf]
examples:
  - name: rows that Swift stores twice
    swift: |
      final class Importer {
          private var known: Set<String> = []
          func run(_ rows: [String]) -> Report {
              let results = rows.lazy.map { self.store($0) }
              return Report(stored: results.filter { $0 }.count, known: results.filter { !$0 }.count)
          }
          private func store(_ row: String) -> Bool {
              known.insert(row).inserted
          }
      }
    kotlin: |
      class Importer {
          private val known = mutableSetOf<String>()
          fun run(rows: List<String>): Report {
              val results = rows.map(::store)
              //~           ^^^^^^^^^^^^^^^^^ sequence-never-run: In Swift `results` is walked 2 times
              return Report(stored = results.count { it }, known = results.count { !it })
          }
          private fun store(row: String): Boolean = known.add(row)
      }
  - name: jobs that are sent twice
    swift: |
      final class Runner {
          private let send: (Job) -> Bool
          func run(_ jobs: [Job]) -> Int {
              let results = jobs.map { send($0) }
              log(results.count)
              return results.filter { $0 }.count
          }
      }
    kotlin: |
      class Runner(private val send: (Job) -> Boolean) {
          fun run(jobs: List<Job>): Int {
              val results = jobs.asSequence().map { send(it) }
              //~ sequence-never-run: is walked 2 times
              log(results.count())
              return results.count { it }
          }
      }
  - name: kept as a list
    swift: |
      final class Runner {
          private let send: (Job) -> Bool
          func run(_ jobs: [Job]) -> Int {
              let results = jobs.map { send($0) }
              log(results.count)
              return results.filter { $0 }.count
          }
      }
    kotlin: |
      class Runner(private val send: (Job) -> Boolean) {
          fun run(jobs: List<Job>): Int {
              val results = jobs.asSequence().map { send(it) }.toList()
              log(results.size)
              return results.count { it }
          }
      }
  - name: rows that are never stored
    swift: |
      final class Importer {
          func store(_ rows: [Row]) {
              _ = rows.map { table.insert($0.name) }
              log(rows.count)
          }
      }
    kotlin: |
      class Importer {
          fun store(rows: List<Row>) {
              rows.asSequence().map { table.insert(it.name) }
              //~ sequence-never-run: nobody asks for what `map` gives
              log(rows.size)
          }
      }
  - name: a sequence that is run, and one that is given
    swift: |
      final class Importer {
          func store(_ rows: [Row]) {
              rows.filter { $0.isNew }.forEach { table.insert($0.name) }
          }
          func names(_ rows: [Row]) -> [String] {
              rows.map { $0.name }
          }
      }
    kotlin: |
      class Importer {
          fun store(rows: List<Row>) {
              rows.asSequence().filter { it.isNew }.forEach { table.insert(it.name) }
          }
          fun names(rows: List<Row>): List<String> = rows.asSequence().map { it.name }.toList()
      }
"""####),
    Document(path: "hazards/serializer-defaults.yml", text: ####"""
id: serializer-defaults
check: serializer-defaults
family: serialization
severity: warning
summary: What is missing is a default or nothing on one side and an error on the other.
message: "{how}."
why: |
  `Codable` ignores the default of a property when it reads: a key that is missing is an error, unless the property is optional.
  kotlinx.serialization and Moshi take the default. The server leaves out a field, and the iOS app cannot read the answer.
  When it writes, kotlinx leaves out what has its default, unless the format says `encodeDefaults = true`; Swift writes it. Gson knows
  of no defaults and no nulls: what is missing is null in a property whose type allows none, and fails where it is used.
  What is nil Swift leaves out of what it writes. kotlinx writes `null`, unless that is the default: a server that is sent
  changes takes the first for "as it was" and the second for "remove it".
  An optional without a default is nil in Swift when its key is missing. kotlinx wants the key, with null as its value, unless the
  format says `explicitNulls = false`: the object cannot be read.
instead: |
  Decode it with `decodeIfPresent(…) ?? default` in an `init(from:)`; or make the Swift property optional and give the default where
  it is read, for an optional that is missing is nil, whatever its default. Give Kotlin's nullable property `= null`. Write `@EncodeDefault` at what is to be sent in any case.
examples:
  - name: what is to change
    swift: |
      struct ProfilePatch: Encodable {
          let name: String?
          let bio: String?
      }
    kotlin: |
      @Serializable
      data class ProfilePatch(
          val name: String? = null,
          val bio: String?,
          //~ ^^^ serializer-defaults: leaves its key out
      )
  - name: a theme
    swift: |
      struct Preferences: Codable {
          var theme: String = "light"
          var volume: Int?
      }
    kotlin: |
      @Serializable
      data class Preferences(
          val theme: String = "light",
          //~ ^^^^^ serializer-defaults
          val volume: Int? = null,
      )
  - name: what may be absent, and may be missing in Swift only
    swift: |
      struct Session: Codable {
          let id: String
          let deviceName: String?
      }
    kotlin: |
      @Serializable
      data class Session(
          val id: String,
          val deviceName: String?,
          //~ ^^^^^^^^^^ serializer-defaults: Kotlin cannot read the `Session`
      )
  - name: a format that takes what is missing for null
    swift: |
      struct Session: Codable {
          let deviceName: String?
      }
    kotlin: |
      val format = Json { explicitNulls = false }
      @Serializable
      data class Session(val deviceName: String?)
  - name: read with care, and written only
    swift: |
      struct Preferences: Codable {
          var theme: String = "light"
          init(from decoder: Decoder) throws {
              theme = "light"
          }
      }
      struct Order: Encodable {
          var count: Int = 1
      }
    kotlin: |
      @Serializable
      data class Preferences(val theme: String = "light")
      @Serializable
      data class Order(@EncodeDefault val count: Int = 1)
  - name: says how it is written, and is read nowhere
    swift: |
      struct Report: Codable {
          var level: Int = 1
          func encode(to encoder: Encoder) throws {
              var container = encoder.singleValueContainer()
              try container.encode(level)
          }
      }
    kotlin: |
      @Serializable
      data class Report(@EncodeDefault val level: Int = 1)
  - name: a wrapper of the project's own is a note
    swift: |
      struct Playlist: Codable {
          @Fallback var plays: Int = 0
      }
      struct Station: Codable {
          @Fallback var plays: Int = 0
          var volume: Int = 5
      }
    kotlin: |
      @Serializable
      data class Playlist(val plays: Int = 0)
      //~                     ^^^^^ info serializer-defaults
      @Serializable
      data class Station(
          val plays: Int = 0,
          val volume: Int = 5,
          //~ ^^^^^^ serializer-defaults
      )
"""####),
    Document(path: "hazards/signed-bytes.yml", text: ####"""
id: signed-bytes
check: signed-bytes
family: numbers
severity: error
summary: A byte is 0 to 255 in Swift and -128 to 127 in Kotlin.
message: "{how}; in Swift `{swift}` goes up to 255."
why: |
  What is in a Kotlin `ByteArray` has a sign, and what is in Swift's `Data` and `[UInt8]` has none. `byte > 127` is never true in
  Kotlin, and `toInt()` makes -1 of the byte that is 255 in Swift: sums, lengths and hexadecimal texts (`ffffffff`) come out
  otherwise, and only for the upper half of all bytes.
instead: |
  Cut the sign away, `byte.toInt() and 0xff`, or use `toUByte()` and `UByteArray`.
examples:
  - name: a sum that takes the byte as it is
    swift: |
      func adler(_ data: Data) -> UInt32 {
          var a: UInt32 = 1
          for byte in data { a = (a + UInt32(byte)) % 65521 }
          return a
      }
    kotlin: |
      fun adler(data: ByteArray): Int {
          var a = 1
          for (byte in data) { a = (a + byte) % 65521 }
          //~                       ^^^^^^^^ signed-bytes: takes every `byte` from 128 on for a negative number
          return a
      }
  - name: one of two bytes keeps its sign
    swift: |
      func reading(of bytes: [UInt8]) -> Reading {
          Reading(level: Int(bytes[0]), degrees: Int(Int16(bitPattern: UInt16(bytes[2]) << 8 | UInt16(bytes[1]))))
      }
    kotlin: |
      fun reading(bytes: ByteArray): Reading =
          Reading(level = bytes[0].toUByte().toInt(), degrees = (bytes[2].toInt() shl 8) or bytes[1].toInt())
          //~ signed-bytes: `bytes[1].toInt()` is negative
  - name: a checksum
    swift: |
      func checksum(of bytes: [UInt8]) -> Int {
          var sum = 0
          for byte in bytes { sum += Int(byte) }
          return sum
      }
    kotlin: |
      fun checksum(bytes: ByteArray): Int {
          var sum = 0
          for (byte in bytes) { sum += byte.toInt() }
          //~                          ^^^^^^^^^^^^ signed-bytes: negative for every byte from 128 on
          return sum
      }
  - name: a name of what it hides, beside one without a sign
    swift: |
      func sum(_ byte: UInt8, flags: UInt8) -> Int {
          var total = 0
          let byte = byte
          total = total + Int(byte)
          return total
      }
    kotlin: |
      fun sum(byte: Byte, flags: UByte): Int {
          var total = 0
          val byte = byte
          total = total + byte
          //~     ^^^^^^^^^^^^ signed-bytes: takes every `byte` from 128 on
          return total
      }
  - name: without the sign
    swift: |
      func checksum(of bytes: [UInt8]) -> Int {
          var sum = 0
          for byte in bytes { sum += Int(byte) }
          return sum
      }
    kotlin: |
      fun checksum(bytes: ByteArray): Int {
          var sum = 0
          for (byte in bytes) { sum += byte.toInt() and 0xff }
          return sum
      }
  - name: the upper half
    swift: |
      func isPlain(bytes: [UInt8]) -> Bool {
          for byte in bytes {
              if byte > 127 { return false }
          }
          return true
      }
    kotlin: |
      fun isPlain(bytes: ByteArray): Boolean {
          for (byte in bytes) {
              if (byte > 127) return false
              //~ signed-bytes: is the same for every byte
          }
          return true
      }
"""####),
    Document(path: "hazards/slice-index-and-view.yml", text: ####"""
id: slice-index-and-view
check: slice-indices
family: collections
severity: error
summary: A Swift slice keeps the positions of the whole; a Kotlin part of a list begins at 0.
message: "In Swift `{swift}` reads from `{slice}`, whose positions do not begin at 0, and ends the app; in Kotlin `{kotlin}` begins at 0."
why: |
  `rows[20..<40]` is a view of the same array, and its first position is 20: `page[0]` is out of range and ends the app. The same
  goes for `dropFirst()`, `suffix(_:)` and parts of `Data`. Kotlin's `subList`, `drop` and `takeLast` count from 0.
instead: |
  Make an array of it, `Array(rows[20..<40])`, or ask for `page.first` and `page[page.startIndex + 1]`.
examples:
  - name: the first row of a page
    swift: |
      func head(rows: [String]) -> String {
          let page = rows[20..<40]
          return page[0]
          //~    ^^^^^^^ slice-index-and-view: reads from `rows[20..<40]`
      }
    kotlin: |
      fun head(rows: List<String>): String {
          val page = rows.subList(20, 40)
          return page[0]
      }
  - name: an array of its own
    swift: |
      func head(rows: [String]) -> String {
          let page = Array(rows[20..<40])
          return page[0]
      }
    kotlin: |
      fun head(rows: List<String>): String {
          val page = rows.subList(20, 40)
          return page[0]
      }
  - name: a prefix begins where the whole does
    swift: |
      func head(rows: [String]) -> String {
          let page = rows.dropLast(2)
          return page[0]
      }
    kotlin: |
      fun head(rows: List<String>): String {
          val page = rows.dropLast(2)
          return page[0]
      }
  - name: a walk through what is left
    swift: |
      func total(prices: [Int]) -> Int {
          var total = 0
          let rest = prices.dropFirst(3)
          for index in 0..<rest.count {
              total += rest[index]
              //~      ^^^^^^^^^^^ slice-index-and-view
          }
          return total
      }
    kotlin: |
      fun total(prices: List<Int>): Int {
          var total = 0
          val rest = prices.drop(3)
          for (index in 0 until rest.size) {
              total += rest[index]
          }
          return total
      }
"""####),
    Document(path: "hazards/sort-in-place-vs-copy.yml", text: ####"""
id: sort-in-place-vs-copy
check: sort-in-place-vs-copy
family: collections
severity: error
summary: One side sorts a copy, the other the original, or a sorted copy is thrown away.
message: "In Kotlin `{kotlin}` {how}; in Swift `{swift}` {swiftWay}."
why: |
  `sort`, `reverse` and `shuffle` change a collection in place; `sorted`, `sortedBy`, `reversed` give a new one. In Swift
  the variable that is sorted is always the only holder of its array. In Kotlin it may be one of several names of one list,
  and then everyone's order changes; and a `sortedBy { }` whose result nobody uses sorts nothing at all, which Swift's
  compiler says and Kotlin's does not.
instead: |
  Use the form that gives a new list on both sides: `let ordered = bookings.sorted { … }` and
  `val ordered = bookings.sortedBy { … }`.
examples:
  - name: the caller's order changes
    swift: |
      class Agenda {
          var days: [Int] = []
          func inOrder() -> [Int] {
              var ordered = days
              ordered.sort()
              return ordered
          }
      }
    kotlin: |
      class Agenda {
          var days: MutableList<Int> = mutableListOf()
          fun inOrder(): List<Int> {
              val ordered = days
              ordered.sort()
              //~ sort-in-place-vs-copy: sorts both `ordered` and `days`
              return ordered
          }
      }
  - name: sorted copies on both sides
    swift: |
      class Agenda {
          var days: [Int] = []
          func inOrder() -> [Int] {
              let ordered = days.sorted()
              return ordered
          }
      }
    kotlin: |
      class Agenda {
          var days: MutableList<Int> = mutableListOf()
          fun inOrder(): List<Int> {
              val ordered = days.sorted()
              return ordered
          }
      }
  - name: a sorted copy that nobody uses
    swift: |
      class Agenda {
          var days: [Int] = []
          func tidy() {
              days.sort()
              print(days)
          }
      }
    kotlin: |
      class Agenda {
          var days: MutableList<Int> = mutableListOf()
          fun tidy() {
              days.sorted()
              //~ sort-in-place-vs-copy: a sorted copy that nobody uses
              println(days)
          }
      }
"""####),
    Document(path: "hazards/sorted-on-one-side.yml", text: ####"""
id: sorted-on-one-side
check: operation-on-one-side
family: collections
severity: warning
summary: What one side puts in order the other takes as it comes.
message: "{side} `{code}` {does}; {other} takes it as it comes."
why: |
  What a server sends, a set or a map gives comes in some order, and a port that forgets to sort passes its tests as long as the
  test data is sorted. A list jumps, a signature over sorted parameters fails, and "the first that fits" is another one.
instead: |
  Sort on both sides, by the same key, or say at the side that does not why what it gets is in order.
operations:
  - does: sorts it
    swift:
      - "$xs.sorted()"
      - "$xs.sorted(by: $f)"
      - "$xs.sorted(using: $f)"
      - "$xs.sort()"
      - "$xs.sort(by: $f)"
      - "$xs.sort(using: $f)"
      - "$xs.sortedArray(using: $f)"
    kotlin:
      - "$xs.sorted()"
      - "$xs.sortedBy($f)"
      - "$xs.sortedWith($f)"
      - "$xs.sortedDescending()"
      - "$xs.sortedByDescending($f)"
      - "$xs.sort()"
      - "$xs.sortBy($f)"
      - "$xs.sortWith($f)"
      - "$xs.sortDescending()"
      - "$xs.sortByDescending($f)"
      - "sort()"
      - "sortBy($f)"
      - "sortWith($f)"
      - "$xs.toSortedMap()"
      - "$xs.toSortedMap($f)"
      - "$xs.toSortedSet()"
      - "sortedMapOf($...xs)"
      - "sortedSetOf($...xs)"
      - "TreeMap($...xs)"
      - "TreeSet($...xs)"
      - "Collections.sort($...xs)"
      - "PriorityQueue($...xs)"
examples:
  - name: the text that is signed
    swift: |
      struct Signer {
          func text(_ fields: [String: String]) -> String {
              fields.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
              //~ sorted-on-one-side: sorts it
          }
      }
    kotlin: |
      class Signer {
          fun text(fields: Map<String, String>): String =
              fields.filter { it.value.isNotEmpty() }.map { "${it.key}=${it.value}" }.joinToString("&")
      }
  - name: sorted by the map itself
    swift: |
      struct Signer {
          func text(_ fields: [String: String]) -> String {
              fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
          }
      }
    kotlin: |
      class Signer {
          fun text(fields: Map<String, String>): String =
              fields.toSortedMap().map { "${it.key}=${it.value}" }.joinToString("&")
      }
"""####),
    Document(path: "hazards/split-join-defaults.yml", text: ####"""
id: split-join-defaults
check: operations-differ
family: strings
severity: warning
summary: Splitting keeps empty parts, or joining puts something between, on one side only.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `split(separator:)` leaves empty parts out: "a,,b," gives a and b. Kotlin's `split` keeps them and gives a, "", b,
  "". What is counted, or read by position, then differs for input with a doubled or a trailing separator, such as a URL that
  ends with a slash. `joined()` puts nothing between the parts, `joinToString()` puts ", " there.
instead: |
  Say it: `split(separator: ",", omittingEmptySubsequences: false)` or `components(separatedBy:)` in Swift, or
  `.split(",").filter { it.isNotEmpty() }` in Kotlin; name the separator when joining.
operations:
  - does: leaves empty parts out
    group: split
    swift:
      - "$s.split(separator: $d)"
      - "$s.split(separator: $d, omittingEmptySubsequences: true)"
      - "$s.split(separator: $d, maxSplits: $n)"
      - "$s.split($f)"
      - "$s.components(separatedBy: $d).filter { !$0.isEmpty }"
      - "$s.components(separatedBy: .newlines).filter { !$0.isEmpty }"
    kotlin:
      - "$s.lines().filter { it.isNotEmpty() }"
      - "$s.lines().filter { it.isNotBlank() }"
      - "$s.split($d).filter { it.isNotEmpty() }"
      - "$s.split($d).filter { it.isNotBlank() }"
      - "$s.split($d).filterNot { it.isEmpty() }"
      - "$s.split($d).filter(String::isNotEmpty)"
      - "$s.split($d).filter(String::isNotBlank)"
      - "$s.split($d).filterTo($xs) { it.isNotEmpty() }"
      - "$s.split($d).filterTo($xs) { it.isNotBlank() }"
      - "$s.split($d).mapNotNull { $x.takeIf { it.isNotEmpty() } }"
  - does: splits at both characters of a Windows line break
    group: split
    swift: ["$s.components(separatedBy: .newlines)", "$s.components(separatedBy: CharacterSet.newlines)"]
  - does: keeps empty parts
    group: split
    swift:
      - "$s.components(separatedBy: $d)"
      - "$s.split(separator: $d, omittingEmptySubsequences: false)"
      - "$s.split(separator: $d, maxSplits: $n, omittingEmptySubsequences: false)"
    kotlin: ["$s.split($d)", "$s.split($d, $e)", "$s.split($d, limit = $n)", "$s.lines()", "$s.split($d).toTypedArray()"]
  - does: puts nothing between the parts
    group: join
    swift: ["$xs.joined()", "$xs.joined(separator: \"\")"]
    kotlin: ["$xs.joinToString(\"\")", "$xs.joinToString(separator = \"\")"]
  - does: puts ", " between the parts
    group: join
    swift: "$xs.joined(separator: \", \")"
    kotlin: ["$xs.joinToString()", "$xs.joinToString(\", \")"]
examples:
  - name: the last part of a path
    swift: |
      func lastPart(path: String) -> String? {
          let parts = path.split(separator: "/")
          return parts.last.map(String.init)
      }
    kotlin: |
      fun lastPart(path: String): String? {
          val parts = path.split("/")
          //~         ^^^^^^^^^^^^^^^ split-join-defaults: keeps empty parts
          return parts.lastOrNull()
      }
  - name: empty parts kept on both sides
    swift: |
      func cells(line: String) -> [String] {
          return line.components(separatedBy: ",")
      }
    kotlin: |
      fun cells(line: String): List<String> {
          return line.split(",")
      }
  - name: parts that may be absent
    swift: |
      func tags(_ text: String?) -> [Substring]? {
          return text?.split(separator: " ")
      }
    kotlin: |
      fun tags(text: String?): List<String>? {
          return text?.split(' ')?.filter { it.isNotEmpty() }
      }
  - name: parts that are collected
    swift: |
      func tags(_ text: String) -> [String] {
          return text.split(separator: " ").map(String.init)
      }
    kotlin: |
      fun tags(text: String): MutableList<String> {
          return text.split(' ').filterTo(mutableListOf()) { it.isNotEmpty() }
      }
"""####),
    Document(path: "hazards/stateflow-conflation.yml", text: ####"""
id: stateflow-conflation
check: stateflow-conflation
family: concurrency
severity: warning
summary: A Kotlin state leaves out what is equal; Swift tells every time.
message: "In Swift, `{name}` tells of every assignment; in Kotlin's `MutableStateFlow` {how}."
why: |
  `MutableStateFlow` compares: setting the value that it already has tells nobody, and values that follow each other quickly may be
  skipped. `@Published`, subjects and `didSet` tell of every assignment. The second "offline" in a row shows no message on Android,
  and a list that is changed and set again never reaches the screen.
instead: |
  Use a `Channel` or `SharedFlow` for events and new lists for states, or `removeDuplicates()` in Swift.
examples:
  - name: an error that is shown
    swift: |
      class Model {
          @Published var error: String?
      }
    kotlin: |
      class Model {
          val error = MutableStateFlow<String?>(null)
          //~ ^^^^^ stateflow-conflation: told once
      }
  - name: a state
    swift: |
      class Model {
          @Published var count: Int = 0
      }
    kotlin: |
      class Model {
          val count = MutableStateFlow<Int>(0)
      }
"""####),
    Document(path: "hazards/string-length-units.yml", text: ####"""
id: string-length-units
check: operations-differ
family: strings
severity: warning
summary: Swift counts what a reader sees as one character, Kotlin counts UTF-16 units.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  The emoji of a family of three is 1 in Swift's `count` and 8 in Kotlin's `length`; a flag is 1 and 4, an é of two parts 1 and 2. A limit of
  140 characters, a mask, a position in a text that is sent to a server: all differ as soon as someone types an emoji.
instead: |
  Count the same thing: `text.utf16.count` beside `text.length`, or on Kotlin's side with a `BreakIterator`.
options:
  # A limit, a mask, an order: elsewhere the difference is told as info.
  sure-in: [limit, order]
  # Plain letters and digits: one unit each.
  quiet-names: [code, id, token, password, pin, number, phone, zip, postal, hex, uuid, key, hash, digits, iban, otp, cvv]
operations:
  - does: asks whether there is anything
    group: length
    swift: ["$s.count == 0", "$s.count > 0", "0 < $s.count", "$s.count != 0", "$s.count < 1", "$s.count >= 1"]
    kotlin: ["$s.length == 0", "$s.length > 0", "0 < $s.length", "$s.length != 0", "$s.length < 1", "$s.length >= 1"]
    harmless: true
  - does: counts characters
    group: length
    swift: "$s.count"
    kotlin: "$s.codePointCount(0, $n)"
  - does: counts UTF-16 units
    group: length
    swift: ["$s.utf16.count", "NSString($s).length", "($s as NSString).length"]
    kotlin: "$s.length"
  - does: takes characters
    group: part
    swift: ["$s.prefix($n)", "$s.suffix($n)"]
  - does: takes UTF-16 units and may cut an emoji in half
    group: part
    kotlin: ["$s.take($n)", "$s.takeLast($n)"]
    doubtful: true
  - does: takes a whole character
    group: first
    swift: ["$s.first", "$s.first!", "$s.prefix(1)"]
  - does: takes a UTF-16 unit, which is half an emoji
    group: first
    kotlin: ["$s.first()", "$s.firstOrNull()", "$s[0]", "$s.take(1)"]
    doubtful: true
  - does: turns characters around
    group: reverse
    swift: "String($s.reversed())"
  - does: turns UTF-16 units around, and the members of a family of emoji
    group: reverse
    kotlin: "$s.reversed()"
    doubtful: true
  - does: orders as people of the user's language do
    group: order
    swift: ["$a.localizedStandardCompare($b)", "$a.localizedCompare($b)", "$a.localizedCaseInsensitiveCompare($b)"]
    kotlin:
      - "$c.compare($a, $b)"
      - "$xs.sortedWith(compareBy($c, $f))"
      - "$xs.sortedBy { $c.getCollationKey($a) }"
  - does: orders by UTF-16 units, é behind z
    group: order
    kotlin:
      - "$a.compareTo($b)"
      - "$a.compareTo($b, ignoreCase = true)"
      - "$xs.sortedBy($f)"
      - "$xs.sortedByDescending($f)"
      - "$xs.sortBy($f)"
      - "$xs.sortedWith(compareBy($f))"
given:
  s: string-variable
examples:
  - name: a message of 140 characters
    swift: |
      func canSend(text: String) -> Bool {
          return text.count <= 140
      }
    kotlin: |
      fun canSend(text: String): Boolean {
          return text.length <= 140
          //~    ^^^^^^^^^^^ string-length-units: counts UTF-16 units
      }
  - name: the length of a password
    swift: |
      func isLongEnough(password: String) -> Bool {
          return password.count >= 8
      }
    kotlin: |
      fun isLongEnough(password: String): Boolean {
          return password.length >= 8
      }
  - name: whether there is anything
    swift: |
      func canSend(text: String) -> Bool {
          return text.count > 0
      }
    kotlin: |
      fun canSend(text: String): Boolean {
          return text.length > 0
      }
  - name: the limit itself is another one
    swift: |
      func isShort(text: String) -> Bool {
          guard text.count >= 2 else { return true }
          return text.isPlain
      }
    kotlin: |
      fun isShort(text: String): Boolean {
          if (text.length <= 2) return true
          //~ string-length-units: counts UTF-16 units
          return text.isPlain
      }
"""####),
    Document(path: "hazards/struct-copy-becomes-alias.yml", text: ####"""
id: struct-copy-becomes-alias
check: struct-copy-becomes-alias
family: value-semantics
severity: error
summary: A copy of a Swift struct is changed; in Kotlin the change reaches the original.
message: "{what} is a copy in Swift; in Kotlin it is {original} itself, so `{kotlin}` changes that too."
why: |
  Assigning a Swift struct copies it, and so does taking an element out of an array or looping with `for var`. A Kotlin
  variable holds a reference: `val b = a` is a second name for the same object, of a `data class` too. `data` makes
  `equals`, `hashCode` and `copy()`; it does not copy on assignment. What is meant for one value is then seen wherever the
  original is held: a cart that was only previewed is charged, an edit that was cancelled stays.
instead: |
  Make the Kotlin properties `val` and write `val b = a.copy(total = 9)`. Where the object is meant to be shared, make the
  Swift type a `final class`, so that both sides share.
examples:
  - name: a preview that changes the cart
    swift: |
      struct Cart {
          var total: Int
      }
      func preview(cart: Cart) -> Int {
          var discounted = cart
          discounted.total = cart.total - 5
          return discounted.total
      }
    kotlin: |
      data class Cart(var total: Int)
      fun preview(cart: Cart): Int {
          val discounted = cart
          discounted.total = cart.total - 5
          //~ struct-copy-becomes-alias: `discounted` is a copy in Swift
          return discounted.total
      }
  - name: copied on both sides
    swift: |
      struct Cart {
          var total: Int
      }
      func preview(cart: Cart) -> Int {
          var discounted = cart
          discounted.total = cart.total - 5
          return discounted.total
      }
    kotlin: |
      data class Cart(var total: Int)
      fun preview(cart: Cart): Int {
          val discounted = cart.copy()
          discounted.total = cart.total - 5
          return discounted.total
      }
"""####),
    Document(path: "hazards/substring-bounds.yml", text: ####"""
id: substring-bounds
check: operations-differ
family: strings
severity: error
summary: A part that is longer than the whole is cut on one side and an exception on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's `prefix`, `suffix`, `dropFirst` and `dropLast` give what there is. Kotlin's `substring`, `subList` and `slice` throw
  when a bound lies outside. A card number of three digits is shown as it is on iOS and ends the app on Android.
instead: |
  Use `take`, `takeLast`, `drop` and `dropLast`, which give what there is too.
operations:
  - does: gives what there is
    swift: ["$s.prefix($n)", "$s.suffix($n)", "$s.dropFirst($n)", "$s.dropLast($n)", "$s.dropFirst()", "$s.dropLast()"]
    kotlin: ["$s.take($n)", "$s.takeLast($n)", "$s.drop($n)", "$s.dropLast($n)"]
  - does: throws when there is less
    throws: true
    kotlin: ["$s.substring($n)", "$s.substring($a, $b)", "$s.subList($a, $b)", "$s.slice($r)", "$s.substring($r)"]
  - does: throws when there is less
    throws: true
    # Bytes often have a known length.
    doubtful: true
    kotlin: ["$s.copyOfRange($a, $b)", "$s.sliceArray($r)"]
unless:
  swift: ["$s.count", "$s.isEmpty", "$s.hasPrefix($p)", "$s.hasSuffix($p)"]
  kotlin: ["$s.isEmpty()", "$s.isNotEmpty()", "$s.length >= $limit", "$s.length > $limit", "$s.length < $limit", "$s.size >= $limit", "$s.size > $limit", "$s.size < $limit", "$s.length == $limit", "$s.size == $limit", "$s.startsWith($p)", "$s.endsWith($p)", "$s.length <= $limit", "$s.size <= $limit"]
examples:
  - name: the last digits of a card
    swift: |
      func masked(card: String) -> String {
          return "**** " + card.suffix(4)
      }
    kotlin: |
      fun masked(card: String): String {
          return "**** " + card.substring(card.length - 4)
          //~              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ substring-bounds: throws when there is less
      }
  - name: both give what there is
    swift: |
      func masked(card: String) -> String {
          return "**** " + card.suffix(4)
      }
    kotlin: |
      fun masked(card: String): String {
          return "**** " + card.takeLast(4)
      }
"""####),
    Document(path: "hazards/throwing-call-unprotected.yml", text: ####"""
id: throwing-call-unprotected
check: throwing-call-unprotected
family: errors
severity: error
summary: An error is nil in Swift; the Kotlin exception goes on.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {how}."
why: |
  Swift's compiler asks for a `try` at every call that may fail, and `try?` makes nil of the failure. Kotlin asks for nothing: left
  alone, the exception climbs until someone catches it, or the app ends. A broken part of an answer then costs the whole answer.
instead: |
  Catch it in the same place: `try { Coordinate(json) } catch (e: JSONException) { null }`.
examples:
  - name: a part that may be broken
    swift: |
      func parse(text: String) throws -> Place {
          guard !text.isEmpty else { throw PlaceError.empty }
          return Place(text)
      }
      func read(text: String) -> Place? {
          let place = try? parse(text: text)
          return place
      }
    kotlin: |
      fun parse(text: String): Place {
          if (text.isEmpty()) throw PlaceException()
          return Place(text)
      }
      fun read(text: String): Place? {
          val place = parse(text)
          //~         ^^^^^^^^^^^ throwing-call-unprotected
          return place
      }
  - name: caught, or null when it fails
    swift: |
      func parse(text: String) throws -> Place {
          guard !text.isEmpty else { throw PlaceError.empty }
          return Place(text)
      }
      func read(text: String) -> Place? {
          return try? parse(text: text)
      }
      func number(text: String) -> Row? {
          return try? find(text: text)
      }
      func find(text: String) throws -> Row { throw PlaceError.empty }
    kotlin: |
      fun parse(text: String): Place {
          if (text.isEmpty()) throw PlaceException()
          return Place(text)
      }
      fun read(text: String): Place? {
          return try { parse(text) } catch (e: PlaceException) { null }
      }
      fun number(text: String): Row? {
          return find(text)
      }
      fun find(text: String): Row? = null
"""####),
    Document(path: "hazards/time-unit-seconds-millis.yml", text: ####"""
id: time-unit-seconds-millis
check: operations-differ
family: dates
severity: warning
summary: The same number is seconds on one side and milliseconds on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Apple's times are seconds, with a fraction; Java's and Android's are whole milliseconds. A time stamp that is sent by both
  apps differs by the factor 1000, and a port of `+ 2` seconds is a delay of two milliseconds that nobody notices in a test.
instead: |
  Keep one unit behind a helper that says which one in its name (`nowInMilliseconds()`), or use `Duration`.
operations:
  - does: holds seconds against it
    group: age
    swift:
      - "Date().timeIntervalSince($d) > $n"
      - "Date().timeIntervalSince($d) >= $n"
      - "Date().timeIntervalSince($d) < $n"
      - "Date().timeIntervalSince($d) <= $n"
      - "-$d.timeIntervalSinceNow > $n"
      - "-$d.timeIntervalSinceNow < $n"
      - "Date().timeIntervalSince1970 - $d > $n"
      - "Date().timeIntervalSince1970 - $d >= $n"
      - "Date().timeIntervalSince1970 - $d < $n"
      - "Date().timeIntervalSince1970 - $d <= $n"
  - does: holds milliseconds against it
    group: age
    kotlin:
      - "System.currentTimeMillis() - $d > $n"
      - "System.currentTimeMillis() - $d >= $n"
      - "System.currentTimeMillis() - $d < $n"
      - "System.currentTimeMillis() - $d <= $n"
      - "Date().time - $d > $n"
      - "Date().time - $d >= $n"
      - "Date().time - $d < $n"
      - "Date().time - $d <= $n"
  - does: is in seconds
    group: now
    swift: ["Date().timeIntervalSince1970", "Int(Date().timeIntervalSince1970)", "NSDate().timeIntervalSince1970"]
    kotlin:
      - "System.currentTimeMillis() / $n"
      - "Instant.now().epochSecond"
      - "TimeUnit.MILLISECONDS.toSeconds(System.currentTimeMillis())"
      - "Date().time / $n"
  - does: is in milliseconds
    group: now
    swift:
      - "Date().timeIntervalSince1970 * $n"
      - "Int(Date().timeIntervalSince1970 * $n)"
      - "Int64(Date().timeIntervalSince1970 * $n)"
    kotlin: ["System.currentTimeMillis()", "Date().time", "Instant.now().toEpochMilli()"]
  - does: waits so many seconds
    group: wait
    swift:
      - "DispatchQueue.main.asyncAfter(deadline: .now() + $n, execute: $f)"
      - "$q.asyncAfter(deadline: .now() + $n, execute: $f)"
      - "$q.asyncAfter(deadline: .now() + $n, $f)"
      - "Timer.scheduledTimer(withTimeInterval: $n, repeats: $r, block: $f)"
      - "Timer.scheduledTimer(withTimeInterval: $n, repeats: $r, $f)"
      - "Thread.sleep(forTimeInterval: $n)"
  - does: waits so many milliseconds
    group: wait
    kotlin: ["delay($n)", "$h.postDelayed($f, $n)", "Thread.sleep($n)", "$h.postDelayed($n, $f)"]
  - does: waits so many nanoseconds
    group: wait
    swift: ["Task.sleep(nanoseconds: $n)", "Task<Never, Never>.sleep(nanoseconds: $n)"]
  - does: takes it for seconds
    group: make
    swift: ["Date(timeIntervalSince1970: $v)", "Date(timeIntervalSince1970: TimeInterval($v))", "Date(timeIntervalSince1970: Double($v))"]
    kotlin: ["Date($v * 1000)", "Date($v * 1000L)", "Date(1000 * $v)", "Instant.ofEpochSecond($v)", "Date(TimeUnit.SECONDS.toMillis($v))"]
  - does: takes it for milliseconds
    group: make
    swift:
      - "Date(timeIntervalSince1970: $v / 1000)"
      - "Date(timeIntervalSince1970: $v / 1000.0)"
      - "Date(timeIntervalSince1970: TimeInterval($v) / 1000)"
      - "Date(timeIntervalSince1970: Double($v) / 1000)"
      - "Date(timeIntervalSince1970: Double($v) / 1000.0)"
    kotlin: ["Date($v)", "Instant.ofEpochMilli($v)"]
  - does: takes it for microseconds
    group: make
    swift:
      - "Date(timeIntervalSince1970: TimeInterval($v) / 1_000_000)"
      - "Date(timeIntervalSince1970: Double($v) / 1_000_000)"
      - "Date(timeIntervalSince1970: Double($v) / 1e6)"
    kotlin: ["Date($v / 1000)", "Date($v / 1000L)", "Instant.ofEpochMilli($v / 1000)", "Instant.ofEpochMilli($v / 1000L)"]
  - does: takes it for nanoseconds
    group: make
    swift:
      - "Date(timeIntervalSince1970: TimeInterval($v) / 1_000_000_000)"
      - "Date(timeIntervalSince1970: Double($v) / 1_000_000_000)"
      - "Date(timeIntervalSince1970: TimeInterval($v) / 1_000_000_000.0)"
      - "Date(timeIntervalSince1970: Double($v) / 1_000_000_000.0)"
      - "Date(timeIntervalSince1970: TimeInterval($v) / 1e9)"
      - "Date(timeIntervalSince1970: Double($v) / 1e9)"
    kotlin:
      - "Date($v / 1_000_000)"
      - "Date($v / 1_000_000L)"
      - "Instant.ofEpochMilli($v / 1_000_000)"
      - "Instant.ofEpochMilli($v / 1_000_000L)"
  - does: adds it as seconds
    group: add
    swift:
      - "$d.addingTimeInterval(TimeInterval($w))"
      - "$d.addingTimeInterval(Double($w))"
      - "$d.addingTimeInterval($w)"
      - "Date(timeIntervalSinceNow: TimeInterval($w))"
      - "Date(timeIntervalSinceNow: $w)"
    kotlin: ["$d.plusSeconds($w)", "$d.plus(Duration.ofSeconds($w))"]
  - does: adds it as milliseconds
    group: add
    kotlin:
      - "$d.plusMillis($w)"
      - "$d.plus(Duration.ofMillis($w))"
      - "$d.plus($w, ChronoUnit.MILLIS)"
      - "System.currentTimeMillis() + $w"
given:
  n: same
  w: same-name
examples:
  - name: when a token expires
    swift: |
      struct Answer {
          let expiresIn: Int
      }
      func expiry(of answer: Answer, from now: Date) -> Date {
          return now.addingTimeInterval(TimeInterval(answer.expiresIn))
      }
    kotlin: |
      class Answer(val expiresIn: Long)
      fun expiry(answer: Answer, now: Instant): Instant {
          return now.plusMillis(answer.expiresIn)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ time-unit-seconds-millis: adds it as milliseconds
      }
  - name: when a token expires, by a name for each unit
    swift: |
      func expiry(from now: Date, lifetime: TimeInterval) -> Date {
          return now.addingTimeInterval(lifetime)
      }
    kotlin: |
      fun expiry(now: Instant, lifetimeMillis: Long): Instant {
          return now.plusMillis(lifetimeMillis)
      }
  - name: a delay of two
    swift: |
      func later() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.reload() }
      }
    kotlin: |
      fun later() {
          handler.postDelayed({ reload() }, 2)
          //~ time-unit-seconds-millis: milliseconds
      }
  - name: nanoseconds on both sides
    swift: |
      func sentAt() -> Date {
          return Date(timeIntervalSince1970: TimeInterval(sentNs) / 1_000_000_000)
      }
    kotlin: |
      fun sentAt(): Date {
          return Date(sentNs / 1_000_000)
      }
  - name: scaled
    swift: |
      func later() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.reload() }
      }
    kotlin: |
      fun later() {
          handler.postDelayed({ reload() }, 2000)
      }
"""####),
    Document(path: "hazards/timer-first-tick.yml", text: ####"""
id: timer-first-tick
check: operations-differ
family: concurrency
severity: warning
summary: A repeating timer fires at once on one side and after its first period on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  A `Timer` of Foundation fires for the first time when its interval has passed. `timer` and `fixedRateTimer` of Kotlin have an
  initial delay of 0 unless one is given: the first call comes before the function that starts the timer has returned, on another
  thread. A session that is asked for every minute is asked for at start on Android only.
instead: |
  Give `initialDelay` the value of the period, or call the action once in Swift when the timer starts.
operations:
  - does: fires first when the interval has passed
    swift:
      - "Timer.scheduledTimer(withTimeInterval: $p, repeats: true, block: $b)"
      - "Timer.scheduledTimer(timeInterval: $p, target: $t, selector: $s, userInfo: $u, repeats: true)"
      - "Timer(timeInterval: $p, repeats: true, block: $b)"
      - "Timer(timeInterval: $p, target: $t, selector: $s, userInfo: $u, repeats: true)"
      - "Timer.publish(every: $p, on: $l, in: $m)"
    kotlin:
      - "timer(initialDelay = $d, period = $p, action = $b)"
      - "timer(name = $n, initialDelay = $d, period = $p, action = $b)"
      - "timer(name = $n, daemon = $o, initialDelay = $d, period = $p, action = $b)"
      - "fixedRateTimer(initialDelay = $d, period = $p, action = $b)"
      - "fixedRateTimer(name = $n, initialDelay = $d, period = $p, action = $b)"
      - "fixedRateTimer(name = $n, daemon = $o, initialDelay = $d, period = $p, action = $b)"
  - does: fires for the first time at once
    kotlin:
      - "timer(period = $p, action = $b)"
      - "timer(name = $n, period = $p, action = $b)"
      - "timer(daemon = $o, period = $p, action = $b)"
      - "timer(name = $n, daemon = $o, period = $p, action = $b)"
      - "fixedRateTimer(period = $p, action = $b)"
      - "fixedRateTimer(name = $n, period = $p, action = $b)"
      - "fixedRateTimer(daemon = $o, period = $p, action = $b)"
      - "fixedRateTimer(name = $n, daemon = $o, period = $p, action = $b)"
      - "$t.scheduleAtFixedRate($b, 0, $p)"
      - "$t.schedule($b, 0, $p)"
      - "$e.scheduleAtFixedRate($b, 0, $p, $u)"
      - "$e.scheduleWithFixedDelay($b, 0, $p, $u)"
examples:
  - name: a session that is refreshed every minute
    swift: |
      final class Session {
          private var timer: Timer?
          func start() {
              timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.refresh() }
          }
          func refresh() {}
      }
    kotlin: |
      class Session {
          private var timer: Timer? = null
          fun start() {
              timer = timer(period = 60_000) { refresh() }
              //~     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ timer-first-tick: fires for the first time at once
          }
          fun refresh() {}
      }
  - name: Kotlin waits as long
    swift: |
      final class Session {
          private var timer: Timer?
          func start() {
              timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.refresh() }
          }
          func refresh() {}
      }
    kotlin: |
      class Session {
          private var timer: Timer? = null
          fun start() {
              timer = timer(initialDelay = 60_000, period = 60_000) { refresh() }
          }
          fun refresh() {}
      }
"""####),
    Document(path: "hazards/timezone-fallback-gmt.yml", text: ####"""
id: timezone-fallback-gmt
check: operations-differ
family: dates
severity: error
summary: An unknown time zone, address or identifier is nil on one side and something else on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's failable initialisers give nil for what they cannot read. `TimeZone.getTimeZone("Mars/One")` gives GMT without a
  word, and every time in it is wrong; `UUID.fromString`, `URL(…)` and `Base64.decode` throw.
instead: |
  Check before: `if (id in TimeZone.getAvailableIDs())`; catch what throws, and give null as Swift does.
options:
  sure-when: alone
operations:
  - does: is nil for a zone that does not exist
    group: zone
    swift: ["TimeZone(identifier: $s)", "TimeZone(abbreviation: $s)"]
  - does: is GMT for a zone that does not exist
    group: zone
    kotlin: "TimeZone.getTimeZone($s)"
  - does: throws for a zone that does not exist
    group: zone
    throws: true
    kotlin: ["ZoneId.of($s)", "TimeZone.of($s)"]
  - does: is nil for what it cannot read
    group: id
    swift: "UUID(uuidString: $s)"
  - does: throws for what it cannot read
    group: id
    throws: true
    kotlin: "UUID.fromString($s)"
  - does: is nil for what it cannot read
    group: address
    swift: "URL(string: $s)"
  - does: throws for what it cannot read
    group: address
    throws: true
    kotlin: ["URL($s)", "URI($s)", "URI.create($s)"]
  - does: is nil for what it cannot read
    group: base64
    swift: "Data(base64Encoded: $s)"
  - does: throws for what it cannot read
    group: base64
    throws: true
    kotlin: ["Base64.decode($s, $f)", "Base64.getDecoder().decode($s)"]
given:
  s: variable
examples:
  - name: the zone of a club
    swift: |
      func zone(id: String) -> TimeZone? {
          return TimeZone(identifier: id)
      }
    kotlin: |
      fun zone(id: String): TimeZone? {
          return TimeZone.getTimeZone(id)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^ timezone-fallback-gmt: is GMT for a zone that does not exist
      }
  - name: a zone that everyone knows
    swift: |
      func utc() -> TimeZone? {
          return TimeZone(identifier: "UTC")
      }
    kotlin: |
      fun utc(): TimeZone? {
          return TimeZone.getTimeZone("UTC")
      }
"""####),
    Document(path: "hazards/trim-character-set.yml", text: ####"""
id: trim-character-set
check: operations-differ
family: strings
severity: warning
summary: Trimming takes other characters away.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `.whitespaces` is blanks and tabs: a line break at the end of a pasted code stays. Kotlin's `trim()` takes line breaks away
  as well, as Swift's `.whitespacesAndNewlines` does. The same input is then valid on one side and not on the other.
instead: |
  Write `trimmingCharacters(in: .whitespacesAndNewlines)` beside `trim()`.
operations:
  - does: leaves line breaks
    swift: ["$s.trimmingCharacters(in: .whitespaces)", "$s.trimmingCharacters(in: CharacterSet.whitespaces)"]
    kotlin: ["$s.trim(' ')", "$s.trim(' ', '\\t')", "$s.trim { it == ' ' }"]
  - does: takes line breaks away too
    swift:
      - "$s.trimmingCharacters(in: .whitespacesAndNewlines)"
      - "$s.trimmingCharacters(in: CharacterSet.whitespacesAndNewlines)"
    kotlin:
      - "$s.trim()"
      - "$s.trim { it <= ' ' }"
      - "$s.trim { it.isWhitespace() }"
      - "$s.isBlank()"
      - "$s.isNotBlank()"
      - "$s.isNullOrBlank()"
  - does: takes line breaks only
    swift: ["$s.trimmingCharacters(in: .newlines)", "$s.trimmingCharacters(in: CharacterSet.newlines)"]
    kotlin: ["$s.trim('\\n')", "$s.trim('\\r', '\\n')", "$s.trim('\\n', '\\r')"]
  - does: takes those characters away
    swift: ["$s.trimmingCharacters(in: $c)", "$s.trimmingCharacters(in: CharacterSet(charactersIn: $c))"]
    kotlin: ["$s.trim($c)", "$s.trim($c, $d)", "$s.trim($c, $d, $e)", "$s.removeSurrounding($c)"]
examples:
  - name: a pasted code
    swift: |
      func normalized(code: String) -> String {
          return code.trimmingCharacters(in: .whitespaces)
      }
    kotlin: |
      fun normalized(code: String): String {
          return code.trim()
          //~    ^^^^^^^^^^^ trim-character-set: takes line breaks away too
      }
  - name: line breaks on both sides
    swift: |
      func normalized(code: String) -> String {
          return code.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    kotlin: |
      fun normalized(code: String): String {
          return code.trim()
      }
"""####),
    Document(path: "hazards/unknown-json-keys.yml", text: ####"""
id: unknown-json-keys
check: operations-differ
family: serialization
severity: warning
summary: A key that the type does not have is ignored on one side and an exception on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  Swift's decoders ignore what they read and no property asks for. `Json` of kotlinx.serialization, as it comes, throws. The server
  adds a field to its answer, and the Android app cannot read the answer any more.
instead: |
  Decode with a format of the app's own, `Json { ignoreUnknownKeys = true }`.
operations:
  - does: ignores keys that the type does not have
    swift: "$d.decode($T.self, from: $x)"
  - does: throws when there is a key that the type does not have
    kotlin: ["Json.decodeFromString<$T>($x)", "Json.decodeFromString($x)", "Json.decodeFromString($s, $x)"]
examples:
  - name: an answer of the server
    swift: |
      func config(_ data: Data) throws -> Config {
          return try JSONDecoder().decode(Config.self, from: data)
      }
    kotlin: |
      fun config(data: String): Config {
          return Json.decodeFromString<Config>(data)
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-json-keys: throws
      }
  - name: a format of its own
    swift: |
      func config(_ data: Data) throws -> Config {
          return try JSONDecoder().decode(Config.self, from: data)
      }
    kotlin: |
      private val json = Json { ignoreUnknownKeys = true }
      fun config(data: String): Config {
          return json.decodeFromString<Config>(data)
      }
"""####),
    Document(path: "hazards/unstructured-task-errors.yml", text: ####"""
id: unstructured-task-errors
check: unstructured-task-errors
family: concurrency
severity: error
summary: An error in a Swift task is forgotten; in a Kotlin coroutine it ends the app.
message: "Swift {swiftWay} in `{swift}`; in Kotlin an exception that leaves `{kotlin}` {how}."
why: |
  `Task { try await f() }` keeps the error for someone who asks for the result, and nobody does. `launch` hands an exception that
  nobody catches to its scope, which is cancelled with all that runs in it unless its job is a `SupervisorJob`, and then to the
  thread: without a `CoroutineExceptionHandler` the Android app ends.
instead: |
  Handle it inside, on both sides: `Task { do { … } catch { … } }` and `launch { try { … } catch (e: IOException) { … } }`.
examples:
  - name: a synchronisation
    swift: |
      class Sync {
          func start() {
              Task {
                  try await run()
              }
          }
          func run() async throws { }
      }
    kotlin: |
      class Sync(private val scope: CoroutineScope) {
          fun start() {
              scope.launch {
              //~ unstructured-task-errors
                  run()
              }
          }
          suspend fun run() { }
      }
  - name: handled inside
    swift: |
      class Sync {
          func start() {
              Task {
                  do { try await run() } catch { report(error) }
              }
          }
          func run() async throws { }
      }
    kotlin: |
      class Sync(private val scope: CoroutineScope) {
          fun start() {
              scope.launch {
                  try { run() } catch (e: IOException) { report(e) }
              }
          }
          suspend fun run() { }
      }
"""####),
    Document(path: "hazards/uuid-letter-case.yml", text: ####"""
id: uuid-letter-case
check: operations-differ
family: serialization
severity: warning
summary: Identifiers are in capitals on one side and in small letters on the other.
message: "In Swift `{swift}` {swiftWay}; in Kotlin `{kotlin}` {kotlinWay}."
why: |
  `uuidString` is upper case, `UUID.toString()` lower case. A server that compares texts takes one device for two; a
  dictionary that is keyed by identifiers of both finds nothing.
instead: |
  Write `uuidString.lowercased()` on the Swift side.
operations:
  - does: is in capitals
    swift: ["UUID().uuidString", "NSUUID().uuidString", "$u.uuidString"]
    kotlin:
      - "UUID.randomUUID().toString().uppercase()"
      - "UUID.randomUUID().toString().toUpperCase()"
      - "UUID.randomUUID().toString().toUpperCase(Locale.ROOT)"
      - "UUID.randomUUID().toString().uppercase(Locale.ROOT)"
      - "$u.uuid.toString().uppercase()"
  - does: is in small letters
    swift: ["UUID().uuidString.lowercased()", "$u.uuidString.lowercased()"]
    kotlin: ["UUID.randomUUID().toString()", "$u.uuid.toString()", "Uuid.random().toString()"]
examples:
  - name: the id of a device
    swift: |
      func deviceId(device: Device) -> String {
          return device.uuid.uuidString
      }
    kotlin: |
      fun deviceId(device: Device): String {
          return device.uuid.toString()
          //~    ^^^^^^^^^^^^^^^^^^^^^^ uuid-letter-case: in small letters
      }
  - name: an id that is made here
    swift: |
      func deviceId() -> String {
          return UUID().uuidString
      }
    kotlin: |
      fun deviceId(): String {
          return UUID.randomUUID().toString()
          //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info uuid-letter-case: in small letters
      }
  - name: small letters on both sides
    swift: |
      func deviceId() -> String {
          return UUID().uuidString.lowercased()
      }
    kotlin: |
      fun deviceId(): String {
          return UUID.randomUUID().toString()
      }
"""####),
    Document(path: "hazards/value-type-becomes-reference.yml", text: ####"""
id: value-type-becomes-reference
check: value-type-becomes-reference
family: value-semantics
severity: warning
summary: A Swift struct is a Kotlin class with properties that anyone may change.
message: "`{name}` is a value in Swift, {kind}; in Kotlin all who hold it share one object and may change `{property}`."
why: |
  Two holders of a Swift struct never see each other's changes: assigning, passing and storing it copy. Two holders of a
  Kotlin object do, and a `var` property lets each of them change what the other has. Code that was written for values
  (keep the old one, change the new one, compare the two) compares a thing with itself. A `data class` that is
  changed while it is the key of a map is lost in it.
instead: |
  Make the properties `val` and the class a `data class`; change with `copy()`. If the type is meant to be shared, make it a
  `final class` in Swift too, or say so: `// parity:disable:next value-type-becomes-reference - shared on purpose`.
examples:
  - name: a model with var properties
    swift: |
      struct Address {
          let street: String
      }
    kotlin: |
      class Address {
          var street: String = ""
          //~ value-type-becomes-reference: may change `street`
      }
  - name: constants on both sides
    swift: |
      struct Address {
          let street: String
      }
    kotlin: |
      data class Address(val street: String)
  - name: only the class itself changes it
    swift: |
      struct Counter {
          private(set) var value = 0
          mutating func next() { value += 1 }
      }
    kotlin: |
      class Counter {
          var value = 0
              private set
          fun next() { value += 1 }
      }
  - name: a name for constants
    swift: |
      struct Limits {
          static let retries = 3
      }
    kotlin: |
      class Limits {
          var retries = 3
      }
  - name: what other modules cannot set is a note
    swift: |
      public struct Parcel {
      //~ info value-type-becomes-reference
          public let stamp: String?
      }
    kotlin: |
      class Parcel {
          var stamp: String? = null
              internal set
      }
"""####),
    Document(path: "hazards/weak-capture-dropped.yml", text: ####"""
id: weak-capture-dropped
check: weak-capture-dropped
family: lifecycle
severity: warning
summary: A closure does nothing in Swift once its owner is gone, and runs all the same in Kotlin.
message: "{how}."
why: |
  `[weak self]` with `guard let self` ends the closure when its owner is gone. A Kotlin lambda holds its owner, so that the body
  always runs: it navigates from a screen that was left, `requireContext()` throws, and until then the whole screen stays in memory.
instead: |
  Ask first (`if (!isAdded) return@load`, `view ?: return@load`), or start the work in a scope that ends with the owner.
options:
  # What needs the screen to be there; elsewhere the difference is told as info.
  screen-names: [requireContext, requireActivity, requireView, findNavController, binding, parentFragmentManager, childFragmentManager, supportFragmentManager, startActivity]
examples:
  - name: a screen that is left
    swift: |
      class Screen {
          func load() {
              service.load { [weak self] user in
                  guard let self = self else { return }
                  self.show(user)
              }
          }
      }
    kotlin: |
      class Screen : Fragment() {
          fun load() {
              service.load { user ->
                  show(user, requireContext())
                  //~        ^^^^^^^^^^^^^^^^ weak-capture-dropped
              }
          }
      }
  - name: asked first
    swift: |
      class Screen {
          func load() {
              service.load { [weak self] user in
                  guard let self = self else { return }
                  self.show(user)
              }
          }
      }
    kotlin: |
      class Screen : Fragment() {
          fun load() {
              service.load { user ->
                  if (!isAdded) return@load
                  show(user, requireContext())
              }
          }
      }
"""####),
    Document(path: "parity/body-differs.yml", text: ####"""
id: body-differs
check: body-differs
severity: warning
summary: The bodies of a paired member are written too differently to compare statement by statement.
message: "The bodies of `{name}` are {percent} % alike and differ in {count}{words}; compare them by hand."
why: |
  When two bodies share little, a list of single differences would be guesswork. Often that is as it should be, where
  each platform does the same thing in its own way. But it can also hide a change that was never ported, so the pair is
  named once and not passed over in silence.
instead: |
  Compare the two by eye. Move what both platforms share into members of the same shape, which can then be compared, and
  leave to the rest `// parity:platform-only - <reason>`, or `level: declarations` for whole folders of views.
examples:
  - name: two ways to keep a value
    swift: |
      final class Store {
          func save(value: String) {
              defaults.set(value, forKey: "value")
              defaults.set(clock.now, forKey: "date")
              defaults.removeObject(forKey: "draft")
              defaults.synchronize()
              center.post(name: .saved, object: self)
          }
      }
    kotlin: |
      class Store {
          fun save(value: String) {
          //~ ^^^^ body-differs: `"value"` and `"date"` only in Swift, `"value.txt"` only in Kotlin
              val file = directory.resolve("value.txt")
              if (!file.exists()) { file.createNewFile() }
              file.bufferedWriter().use { writer -> writer.write(value) }
              while (history.size > limit) { history.removeFirst() }
              observers.forEach { it.onChanged() }
          }
      }
  - name: two bodies that say the same
    swift: |
      final class Store {
          func save(value: String) {
              storage.write(value)
          }
      }
    kotlin: |
      class Store {
          fun save(value: String) = storage.write(value)
      }
  - name: a stream, and a callback
    swift: |
      final class Shelf {
          func jars(label: String) -> AsyncStream<[Jar]> {
              AsyncStream { continuation in
                  store.observe(label) { continuation.yield($0) }
              }
          }
      }
    kotlin: |
      class Shelf {
          fun jars(label: String, callback: (Result<List<Jar>>) -> Unit) {
              scope.launch {
                  callback(store.fetch(label))
              }
          }
      }
  - name: what each case answers, and what holds for those that do not override it
    swift: |
      enum Fence {
          case wooden, woven
          var paint: String {
              switch self {
              case .wooden: return "green"
              case .woven: return "white"
              }
          }
      }
    kotlin: |
      open class Fence {
          open val paint: String get() = "green"
      }

      class WovenFence : Fence() {
          override val paint: String get() = "white"
      }
"""####),
    Document(path: "parity/call-differs.yml", text: ####"""
id: call-differs
check: call-differs
severity: warning
summary: The same place calls something else, or passes something else.
message: "`{swift}` in Swift is `{kotlin}` in Kotlin."
why: |
  The two sides do the same work but for one call: another method, another receiver, an argument that was added or
  exchanged. The apps then store, send or show different things although their code looks alike at a glance. Where only a
  name differs and one side knows nothing of the other's, the two may be names of one thing: that is a note, unless a
  change brought it, or another function takes the same and all else of the two bodies agrees.
instead: |
  Port the call. If both spellings mean the same, as an idiom of the two languages or as a helper of your own, write the
  pair down as a phrase: it is then equal everywhere.
examples:
  - name: the wrong token is sent
    swift: |
      final class Session {
          let sessionToken: String
          let refreshToken: String

          func refresh() {
              client.send(refreshToken)
              events.record("refresh")
          }
      }
    kotlin: |
      class Session(val sessionToken: String, val refreshToken: String) {
          fun refresh() {
              client.send(sessionToken)
          //~ call-differs
              events.record("refresh")
          }
      }
  - name: one function that no side declares, and all else the same
    swift: |
      final class Session {
          func close() {
              client.suspend(reason, after: delay)
              events.record("close")
          }
      }
    kotlin: |
      class Session {
          fun close() {
              client.finish(reason, delay)
          //~ call-differs: `suspend(reason, after: delay)` in Swift is `finish(reason, delay)` in Kotlin.
              events.record("close")
          }
      }
  - name: two functions that no side declares are no more than notes, for a side may name things otherwise
    swift: |
      final class Session {
          func close() {
              client.suspend(reason)
              client.forget(token)
          }
      }
    kotlin: |
      class Session {
          fun close() {
              client.finish(reason)
          //~ info call-differs
              client.drop(token)
          //~ info call-differs
          }
      }
  - name: an idiom of both languages
    swift: |
      func names(_ courts: [String?]) -> [String] {
          courts.compactMap { $0 }
      }
    kotlin: |
      fun names(courts: List<String?>): List<String> =
          courts.mapNotNull { it }
  - name: named arguments may stand in any order
    swift: |
      final class Board {
          func start() {
              store.watch(self, isEager: true, queue: updates) { state in show(state) }
              store.listen(self, isEager: false, queue: updates, handler: { state in show(state) })
              events.record("start")
          }
      }
    kotlin: |
      class Board {
          fun start() {
              store.watch(this, queue = updates, isEager = true) { state -> show(state) }
              store.listen(this, isEager = false, handler = { state -> show(state) }, queue = updates)
              events.record("start")
          }
      }
  - name: another argument under the same name
    swift: |
      final class Board {
          let updates = Queue("updates")
          let background = Queue("background")

          func start() {
              store.watch(self, isEager: true, queue: updates)
              events.record("start")
          }
      }
    kotlin: |
      class Board {
          val updates = Queue("updates")
          val background = Queue("background")

          fun start() {
              store.watch(this, queue = background, isEager = true)
              //~ call-differs: `updates` in Swift is `background` in Kotlin
              events.record("start")
          }
      }
  - name: parameters without labels, of which one bears another's name
    swift: |
      struct Moment {
          func later(_ value: Double, _ unit: Pace) -> Moment { shifted(value, unit) }
      }
    kotlin: |
      class Moment {
          fun later(unit: Double, type: Stride): Moment = shifted(unit, type)
      }
  - name: a facade that hands on to what only one side has
    swift: |
      protocol DeskInstance {
          func setTags(_ tags: [String])
      }

      final class Desk {
          var implementation: DeskInstance?

          func setTags(_ tags: [String]) {
              implementation?.setTags(tags)
          }
      }
    kotlin: |
      class Desk {
          fun setTags(tags: List<String>) {
              addTags(drawer, tags)
          }
      }
  - name: one value behind two holders
    swift: |
      final class Feed {
          enum Limits {
              static let pageSize: Int = Defaults.pageSize
          }
          var pageSize: Int = Limits.pageSize
      }
      enum Defaults {
          static let pageSize = 20
      }
    kotlin: |
      class Feed {
          var pageSize: Int = Base.DEFAULT_PAGE_SIZE
      }
      object Base {
          const val DEFAULT_PAGE_SIZE = 20
      }
  - name: a case behind a constant
    swift: |
      final class Setup {
          private var level: Level = .loud
          func start() { show(level) }
      }
    kotlin: |
      class Setup {
          companion object Defaults {
              val level: Level = Level.DEFAULT
          }
          private var level: Level = Defaults.level
          fun start() { show(level) }
      }
      enum class Level {
          QUIET, LOUD;
          companion object { val DEFAULT = LOUD }
      }
  - name: an argument that is what stands there anyway
    swift: |
      enum Style { case plain, bold }
      struct Title {
          init(text: String, style: Style = .plain) {}
      }
      final class Page {
          func show(name: String) { draw(Title(text: name, style: .plain)) }
      }
    kotlin: |
      enum class Style { PLAIN, BOLD }
      class Title(text: String, style: Style = Style.PLAIN)
      class Page {
          fun show(name: String) { draw(Title(text = name)) }
      }
  - name: an argument that is not what stands there anyway
    swift: |
      enum Style { case plain, bold }
      struct Title {
          init(text: String, style: Style = .plain) {}
      }
      final class Page {
          func show(name: String) { draw(Title(text: name, style: .bold)) }
          //~ call-differs
      }
    kotlin: |
      enum class Style { PLAIN, BOLD }
      class Title(text: String, style: Style = Style.PLAIN)
      class Page {
          fun show(name: String) { draw(Title(text = name)) }
      }
  - name: arguments that have nothing to do with each other
    swift: |
      final class Shelf {
          func fill(name: String) {
              draw(Card(title: name, shop: .corner))
              //~ call-differs
          }
      }
    kotlin: |
      class Shelf {
          fun fill(name: String) {
              draw(Card(title = name, isActive = true))
          }
      }
  - name: names in the order of the declaration
    swift: |
      final class Album {
          func shots(flags: Flags, user: User, extra: Extra, log: Log) -> Shots {
              return Shots(flags: flags, user: user, extra: extra, log: log)
          }
      }
    kotlin: |
      class Shots(val flags: Flags, val extra: Extra, val log: Log, val user: User)
      class Album {
          fun shots(flags: Flags, user: User, extra: Extra, log: Log): Shots = Shots(flags, extra, log, user)
      }
  - name: a case inside the value of another one
    swift: |
      final class Reader {
          func shut(page: Page) { store.send(action: .page(action: .close(page: page))) }
      }
    kotlin: |
      class Reader {
          fun shut(page: Page) { store.send(Action.PageAction.Close(page)) }
      }
  - name: what only one of two callees takes is told where it is declared
    swift: |
      final class Bell {
          func stop(round: Int) { state = 1 }
          func ring(times: Int = 1) { state = times }
      }
      final class Tower {
          let bell = Bell()
          var round = 2
          func close() {
              bell.stop(round: round)
              bell.ring(times: round)
              //~  ^^^^^^^^^^^^^^^^^^ call-differs
          }
      }
    kotlin: |
      class Bell {
          fun stop() { state = 1 }
          fun ring(times: Int = 1) { state = times }
      }
      class Tower {
          val bell = Bell()
          var round = 2
          fun close() {
              bell.stop()
              bell.ring()
          }
      }
  - name: a step of one's own, in its place and by its name
    swift: |
      final class Marks {
          private var hidden: Set<String> = []
          private var count = 0
          private let limit = 3
          func hideTitle() { hidden.insert(Keys.title) }
          func isFull() -> Bool { return hidden.count > limit }
          func start() {
              load()
              hidden.removeAll()
              count = 0
              show()
          }
          func close() {
              view.close()
              if !hidden.isEmpty { save() }
              count += 1
          }
          private func hide(key: String) { hidden.insert(key) }
          private func isOver(count: Int) -> Bool { return count > limit }
          private func reset() { hidden.removeAll() }
          private func zero() { count = 0 }
          private func bump() { count += 1 }
          private var hasHidden: Bool { !hidden.isEmpty }
      }
    kotlin: |
      class Marks {
          private val hidden: MutableSet<String> = mutableSetOf()
          private var count = 0
          private val limit = 3
          fun hideTitle() { hide(Keys.TITLE) }
          fun isFull(): Boolean = isOver(hidden.size)
          fun start() {
              load()
              reset()
              zero()
              show()
          }
          fun close() {
              view.close()
              if (hasHidden) save()
              bump()
          }
          private fun hide(key: String) { hidden.add(key) }
          private fun isOver(count: Int): Boolean = count > limit
          private fun reset() { hidden.clear() }
          private fun zero() { count = 0 }
          private fun bump() { count += 1 }
          private val hasHidden: Boolean get() = hidden.isNotEmpty()
      }
  - name: a step of one's own that is another one, or is taken under other conditions
    swift: |
      final class Marks {
          private var hidden: Set<String> = []
          func hidePrice() {
              hidden.insert(Keys.price)
              //~ call-differs
          }
          func hideName() {
              hidden.insert(Keys.name)
              //~ call-differs
          }
          func next() -> Int {
              return isOn ? queue.next() : 0
          }
          private func hide(key: String) { hidden.insert(key) }
          private func show(key: String) { hidden.remove(key) }
          private func pick(first: Int) -> Int { return isOn ? first : 0 }
      }
    kotlin: |
      class Marks {
          private val hidden: MutableSet<String> = mutableSetOf()
          fun hidePrice() {
              show(Keys.PRICE)
          }
          fun hideName() {
              hide(Keys.NICKNAME)
          }
          fun next(): Int = pick(queue.next())
          private fun hide(key: String) { hidden.add(key) }
          private fun show(key: String) { hidden.remove(key) }
          private fun pick(first: Int): Int = if (isOn) first else 0
      }
  - name: two names for one step, handed its values in two orders
    swift: |
      final class Station {
          private let sender: Sender
          func warn(text: String) { post(text, .warning) }
          private func post(_ text: String, _ level: Level) { sender.deliver(level, text) }
      }
    kotlin: |
      class Station(private val sender: Sender) {
          fun warn(text: String) { hand(Level.WARNING, text) }
          private fun hand(level: Level, text: String) { sender.deliver(level, text) }
      }
  - name: two names for two steps
    swift: |
      final class Station {
          private let sender: Sender
          func warn(text: String) { post(text, .warning) }
          //~ info call-differs
          private func post(_ text: String, _ level: Level) { sender.deliver(level, text) }
      }
    kotlin: |
      class Station(private val sender: Sender) {
          fun warn(text: String) { hand(Level.WARNING, text) }
          private fun hand(level: Level, text: String) { sender.queue(level, text) }
      }
  - name: a case is handed what the other side leaves to its declaration, or something else
    swift: |
      struct Column {
          let width: Span
          init(width: Span = .fit(nil)) { self.width = width }
          func widen() { set(.fit(nil)) }
          func narrow() { set(.fit(3)) }
          //~ call-differs
      }
      enum Span {
          case fill
          case fit(Int?)
      }
    kotlin: |
      class Column(val width: Span = Span.Fit()) {
          fun widen() { set(Span.Fit()) }
          fun narrow() { set(Span.Fit()) }
      }
      sealed interface Span {
          object Fill : Span
          class Fit(val value: Int? = null) : Span
      }
  - name: a property that another one hands out, as it is
    swift: |
      final class Offer {
          var parts: Parts? { innerParts }
          let innerParts: Parts?
          init(parts: Parts?) { self.innerParts = parts }
          var isUsable: Bool { innerParts != nil }
      }
    kotlin: |
      class Offer(val parts: Parts?) {
          val isUsable: Boolean get() = parts != null
      }
  - name: a property of which another one hands out a part
    swift: |
      final class Offer {
          var parts: Parts? { innerParts?.checked }
          let innerParts: Parts?
          init(parts: Parts?) { self.innerParts = parts }
          var isUsable: Bool { innerParts != nil }
          //~                  ^^^^^^^^^^ call-differs
      }
    kotlin: |
      class Offer(val parts: Parts?) {
          val isUsable: Boolean get() = parts != null
      }
  - name: one element after the other, and one among others
    swift: |
      final class Shelf {
          func restart(books: [String]) { cursor = books.makeIterator() }
          func isFaded(marks: [Mark]) -> Bool { marks.contains(.faded) }
      }
    kotlin: |
      class Shelf {
          fun restart(books: List<String>) { cursor = books.iterator() }
          fun isFaded(marks: List<Mark>): Boolean = marks.any { it is Mark.Faded }
      }
  - name: an attempt whose value is given in its blocks, and one that gives another value
    swift: |
      final class Shelf {
          private var state: State = .idle
          func look(_ title: String) {
              do { state = .found(try catalogue.find(title)) } catch { state = .lost }
          }
          func close(_ title: String) {
              do { state = .found(try catalogue.find(title)) } catch { state = .lost }
              //~ call-differs
          }
      }
    kotlin: |
      class Shelf {
          private var state: State = State.Idle
          fun look(title: String) {
              state = try { State.Found(catalogue.find(title)) } catch (e: Exception) { State.Lost }
          }
          fun close(title: String) {
              state = try { State.Found(catalogue.find(title)) } catch (e: Exception) { State.Idle }
          }
      }
  - name: what is made of a value or stands for its absence, and what is made of another one
    swift: |
      final class Shelf {
          private var state: State = .idle
          func lend(_ reader: String?, _ owner: String) {
              if let reader { state = .lent(reader) } else { state = .free }
          }
          func keep(_ reader: String?, _ owner: String) {
              if let reader { state = .lent(reader) } else { state = .free }
              //~ call-differs
          }
      }
    kotlin: |
      class Shelf {
          private var state: State = State.Idle
          fun lend(reader: String?, owner: String) {
              state = reader?.let { State.Lent(it) } ?: State.Free
          }
          fun keep(reader: String?, owner: String) {
              state = reader?.let { State.Lent(owner) } ?: State.Free
          }
      }
  - name: a local that is only handed to a closure, and one that is made of something else
    swift: |
      final class Board {
          var onPaint: (([Row]) -> Void)?
          func show(_ notes: [Note], _ old: [Note]) {
              let rows = notes.map { Row(id: $0.id) }
              onPaint?(rows)
          }
          func hide(_ notes: [Note], _ old: [Note]) {
              let rows = notes.map { Row(id: $0.id) }
              //~ call-differs
              onPaint?(rows)
          }
      }
    kotlin: |
      class Board {
          var onPaint: ((List<Row>) -> Unit)? = null
          fun show(notes: List<Note>, old: List<Note>) {
              onPaint?.invoke(notes.map { Row(it.id) })
          }
          fun hide(notes: List<Note>, old: List<Note>) {
              onPaint?.invoke(old.map { Row(it.id) })
          }
      }
  - name: a default of a type that an alias stands for, and one that a function makes
    swift: |
      struct Stay {
          typealias ID = UUID
          let id: ID
          let plan: Plan
          init(id: ID = .init(), plan: Plan = .init()) {
          //~                                 ^^^^^^^ call-differs
              self.id = id
              self.plan = plan
          }
      }
    kotlin: |
      class Stay(val id: UUID = UUID.randomUUID(), val plan: Plan = cheapestPlan())
  - name: a name for what may be absent, and the other branch makes something else
    swift: |
      final class Shelf {
          var book: Book?
          var spare: Book?
          func put(_ page: Int) {
              if let book {
                  book.add(page)
              } else {
                  spare = Book(page)
                  //~ call-differs
              }
          }
      }
    kotlin: |
      class Shelf {
          var book: Book? = null
          var spare: Book? = null
          fun put(page: Int) {
              val held = book
              if (held != null) held.add(page) else book = Book(page)
          }
      }
  - name: a case made anew, and the case itself or a copy of it
    swift: |
      enum Label {
          case plain
          case boxed(width: Int, height: Int)
          func wider() -> Label {
              switch self {
              case .plain: return .plain
              case .boxed(let width, let height): return .boxed(width: width + 1, height: height)
              }
          }
      }
    kotlin: |
      sealed class Label {
          object Plain : Label()
          data class Boxed(val width: Int, val height: Int) : Label()
          fun wider(): Label = when (this) {
              is Plain -> this
              is Boxed -> copy(width = width + 1)
          }
      }
  - name: a value made anew, and a copy that keeps nothing
    swift: |
      struct Frame {
          let width: Int
          let height: Int
          func grown(_ by: Int) -> Frame { Frame(width: width + by, height: height + by) }
      }
    kotlin: |
      data class Frame(val width: Int, val height: Int) {
          fun grown(by: Int): Frame = copy(width = width + by, height = height + by)
      }
  - name: values of a case, by whatever names a pattern gives them
    swift: |
      enum Shape {
          case dot
          case box(width: Int, height: Int)
      }
      final class Pen {
          func draw(_ shape: Shape) {
              switch shape {
              case .dot: lift()
              case .box(let w, let h): fill(w, h)
              }
          }
      }
    kotlin: |
      sealed class Shape {
          object Dot : Shape()
          data class Box(val width: Int, val height: Int) : Shape()
      }
      class Pen {
          fun draw(shape: Shape) {
              when (shape) {
                  is Shape.Dot -> lift()
                  is Shape.Box -> fill(shape.width, shape.height)
              }
          }
      }
  - name: values of a case, each by the name of the other
    swift: |
      enum Shape {
          case dot
          case box(width: Int, height: Int)
      }
      final class Pen {
          func draw(_ shape: Shape) {
              switch shape {
              case .dot: lift()
              case .box(let height, let width): fill(width, height)
              //~                               ^^^^^^^^^^^^^^^^^^^ call-differs
              }
          }
      }
    kotlin: |
      sealed class Shape {
          object Dot : Shape()
          data class Box(val width: Int, val height: Int) : Shape()
      }
      class Pen {
          fun draw(shape: Shape) {
              when (shape) {
                  is Shape.Dot -> lift()
                  is Shape.Box -> fill(shape.width, shape.height)
              }
          }
      }
  - name: values of a case, each by the name of the other, where both sides spell their use alike
    swift: |
      enum Shape {
          case dot
          case box(width: Int, height: Int)
      }
      final class Pen {
          func draw(_ shape: Shape) {
              switch shape {
              case .dot: lift()
              case .box(let height, let width): fill(width, height)
              //~ call-differs
              }
          }
      }
    kotlin: |
      sealed class Shape {
          object Dot : Shape()
          data class Box(val width: Int, val height: Int) : Shape()
      }
      class Pen {
          fun draw(shape: Shape) {
              when (shape) {
                  is Shape.Dot -> lift()
                  is Shape.Box -> {
                      val (width, height) = shape
                      fill(width, height)
                  }
              }
          }
      }
  - name: two cases of one enumeration, whatever each side calls them
    swift: |
      enum Amount: String {
          case few = "under-ten"
          case many = "over-ten"
      }
      final class Step {
          let amount: Amount = .few
          //~                  ^^^^ call-differs: `.few` in Swift is `Amount.PLENTY` in Kotlin
          let limit: Amount = .few
      }
    kotlin: |
      enum class Amount(val rawValue: String) { SOME("under-ten"), PLENTY("over-ten") }
      class Step {
          val amount: Amount = Amount.PLENTY
          val limit: Amount = Amount.SOME
      }
"""####),
    Document(path: "parity/concurrency-differs.yml", text: ####"""
id: concurrency-differs
check: concurrency-differs
severity: warning
summary: The same work runs on another thread, or under a lock, on one side only.
message: "`{code}` runs {kind} in {side} only."
why: |
  Views may be touched on the main thread alone; what two threads share needs a lock on both platforms. When only one side
  hops to the main thread or takes the lock, the other crashes or loses an update, rarely and on some devices only.
instead: |
  Look at who calls it. If the callers of one side are on the right thread already, say so:
  `// parity:disable:next concurrency-differs - <reason>`. Otherwise make the same hop, or take the same lock.
examples:
  - name: the count is guarded on Android only
    swift: |
      final class Visits {
          func add(_ visitor: String) {
              names.insert(visitor)
              count += 1
          }
      }
    kotlin: |
      class Visits {
          fun add(visitor: String) {
              synchronized(lock) {
              //~ concurrency-differs: under a lock in Kotlin only
                  names.add(visitor)
                  count += 1
              }
          }
      }
  - name: both hop to the main thread
    swift: |
      final class Visits {
          func show() {
              DispatchQueue.main.async {
                  self.label.update(self.count)
              }
          }
      }
    kotlin: |
      class Visits {
          fun show() {
              runOnUiThread {
                  label.update(count)
              }
          }
      }
  - name: Kotlin's whole function is synchronized
    swift: |
      final class Visits {
          private var count = 0

          func add() {
              lock.lock()
              defer { lock.unlock() }
              count += 1
              show(count)
          }
      }
    kotlin: |
      class Visits {
          private var count = 0

          @Synchronized
          fun add() {
              count += 1
              show(count)
          }
      }
  - name: the object itself is the lock
    swift: |
      final class Visits {
          private var count = 0

          func add() {
              lock.withLock {
                  count += 1
                  show(count)
              }
          }
      }
    kotlin: |
      class Visits {
          private var count = 0

          fun add() {
              synchronized(this) {
                  count += 1
                  show(count)
              }
          }
      }
  - name: what leaves the lock leaves the function
    swift: |
      final class Meter {
          private let lock = NSLock()
          private var count = 0

          func record(value: Int, limit: Int) {
              lock.withLock {
                  if count > limit {
                      reset()
                      return
                  }
                  count += value
                  report(value: value)
              }
          }
          func reset() {}
          func report(value: Int) {}
      }
    kotlin: |
      class Meter {
          private val lock = Any()
          private var count = 0

          fun record(value: Int, limit: Int) {
              synchronized(lock) {
                  if (count > limit) {
                      reset()
                      return
                  }
                  count += value
                  report(value)
              }
          }
          fun reset() {}
          fun report(value: Int) {}
      }
  - name: a lock that is left early, on one side only
    swift: |
      final class Meter {
          private let lock = NSLock()
          private var count = 0

          func record(value: Int, limit: Int) {
              let sum = value + 1
              lock.withLock {
              //~ concurrency-differs: under a lock in Swift only
                  if count > limit {
                      count = 0
                      return
                  }
                  guard count < sum else { return }
                  count += value
                  report(value: value)
              }
          }
          func reset() {}
          func report(value: Int) {}
      }
    kotlin: |
      class Meter {
          private var count = 0

          fun record(value: Int, limit: Int) {
              val sum = value + 1
              if (count > limit) {
                  count = 0
                  return
              }
              if (count >= sum) return
              count += value
              report(value)
          }
          fun reset() {}
          fun report(value: Int) {}
      }
  - name: one use of a map that many threads may use
    swift: |
      final class Desks {
          private var guests: [String: Guest] = [:]
          private let lock = NSLock()

          func seat(name: String, guest: Guest) {
              lock.lock()
              defer { lock.unlock() }
              guests[name] = guest
          }
      }
    kotlin: |
      class Desks {
          private val guests = ConcurrentHashMap<String, Guest>()

          fun seat(name: String, guest: Guest) {
              guests[name] = guest
          }
      }
  - name: two uses of such a map are two steps
    swift: |
      final class Desks {
          private var guests: [String: Int] = [:]
          private let lock = NSLock()

          func seat(name: String, other: String) {
              lock.withLock {
              //~ concurrency-differs: under a lock in Swift only
                  guests[name] = 1
                  guests[other] = 2
              }
          }
      }
    kotlin: |
      class Desks {
          private val guests = ConcurrentHashMap<String, Int>()

          fun seat(name: String, other: String) {
              guests[name] = 1
              guests[other] = 2
          }
      }
  - name: one look at what is volatile
    swift: |
      final class Door {
          private let lock = NSLock()
          private var open = true
          var state: Bool { lock.withLock { open } }
      }
    kotlin: |
      class Door {
          @Volatile
          private var open: Boolean = true
          val state: Boolean get() = open
      }
  - name: an actor and tasks that run one after the other
    swift: |
      actor Letters {
          private var waiting: [Letter] = []
          func add(letter: Letter) { waiting.append(letter) }
      }
    kotlin: |
      class Letters : CoroutineScope {
          private val waiting = mutableListOf<Letter>()
          override val coroutineContext: CoroutineContext = Dispatchers.IO.limitedParallelism(1)
          fun add(letter: Letter) {
              launch { waiting.add(letter) }
          }
      }
  - name: nobody cancels the task of a screen
    swift: |
      final class Feed {
          private var task: Task<Void, Never>?
          private var count = 0
          func load() {
              task = Task { count += 1 }
          }
      }
    kotlin: |
      class Feed : ViewModel() {
          private var task: Job? = null
          private var count = 0
          fun load() {
              task = GlobalScope.launch { count += 1 }
              //~ concurrency-differs: in a scope that nobody cancels
          }
      }
  - name: the task ends with its screen
    swift: |
      final class Feed {
          private var task: Task<Void, Never>?
          private var count = 0
          func load() {
              task = Task { count += 1 }
          }
      }
    kotlin: |
      class Feed : ViewModel() {
          private var task: Job? = null
          private var count = 0
          fun load() {
              task = viewModelScope.launch { count += 1 }
          }
      }
  - name: what the main thread shows is set on another one
    swift: |
      @MainActor
      final class Feed {
          private var count = 0
          func load() {
              Task { count += 1 }
          }
      }
    kotlin: |
      class Feed : ViewModel() {
          private var count = 0
          fun load() {
              viewModelScope.launch(Dispatchers.IO) { count += 1 }
              //~ concurrency-differs: off the main thread
          }
      }
"""####),
    Document(path: "parity/condition-differs.yml", text: ####"""
id: condition-differs
check: condition-differs
severity: warning
summary: The same branch is taken under different conditions.
message: "`{swift}` in Swift is `{kotlin}` in Kotlin."
why: |
  The two apps decide differently on the same data: one lets the fifth player into a match of four, one shows the button
  that the other hides. A single changed comparison is easily lost when a fix is ported, and no compiler and no test of
  one platform alone can see it.
instead: |
  Find out which side is right and change the other. Conditions that mean the same (`guard x else` and `if (!x)`,
  `isEmpty` and `count == 0`) are known and not reported.
examples:
  - name: off by one
    swift: |
      func isFull(count: Int, limit: Int) -> Bool {
          if count > limit { return true }
          return false
      }
    kotlin: |
      fun isFull(count: Int, limit: Int): Boolean {
          if (count >= limit) { return true }
          //~ ^^^^^^^^^^^^^^ condition-differs
          return false
      }
  - name: guard and if
    swift: |
      func greet(name: String) {
          guard !name.isEmpty else { return }
          show(name)
      }
    kotlin: |
      fun greet(name: String) {
          if (name.isEmpty()) return
          show(name)
      }
  - name: a condition is quoted in whole clauses
    swift: |
      final class Door {
          func greet(guest: Guest?) {
              if let known = guest, isLate == false {
                  //~ condition-differs: `let known = guest, isLate == false` in Swift
                  show(known)
              }
          }
      }
    kotlin: |
      class Door {
          fun greet(guest: Guest?) {
              if (guest != null && isOpen) {
                  show(guest)
              }
          }
      }
  - name: a flag that may be absent in Swift only
    swift: |
      func loose(rows: [Row]) -> [Row] {
          return rows.filter { $0.isPinned != true }
      }
    kotlin: |
      fun loose(rows: List<Row>): List<Row> {
          return rows.filter { !it.isPinned }
      }
  - name: one arm for two cases
    swift: |
      struct Ticket {
          var source: String? {
              switch kind {
              case .wall: return "wall"
              case .result, .confirm: return nil
              }
          }
      }
    kotlin: |
      class Ticket {
          val source: String?
              get() = when (kind) {
                  is Kind.Wall -> "wall"
                  is Kind.Result -> null
                  is Kind.Confirm -> null
              }
      }
  - name: a list of all that is left beside else
    swift: |
      struct Ticket {
          var source: String? {
              switch kind {
              case .wall: return "wall"
              case .result, .confirm, .ask: return nil
              }
          }
      }
    kotlin: |
      class Ticket {
          val source: String?
              get() = when (kind) {
                  is Kind.Wall -> "wall"
                  is Kind.Result -> null
                  else -> null
              }
      }
  - name: a list of all that is left, for which else does something else
    swift: |
      final class Bell {
          func ring(tone: Tone) {
              switch tone {
              case .high: horn.blow()
              case .low, .flat: drum.beat(2)
              }
          }
      }
    kotlin: |
      class Bell {
          fun ring(tone: Tone) {
              when (tone) {
                  Tone.HIGH -> horn.blow()
                  else -> drum.beat(3)
              }
          }
      }
  - name: one case beside all that is left
    swift: |
      final class Bell {
          func ring(tone: Tone) {
              switch tone {
              case .high: horn.blow()
              case .low: drum.beat()
              //~  ^^^^ condition-differs
              default: break
              }
          }
      }
    kotlin: |
      class Bell {
          fun ring(tone: Tone) {
              when (tone) {
                  Tone.HIGH -> horn.blow()
                  else -> drum.beat()
              }
          }
      }
  - name: a flag beside what only Swift may lack
    swift: |
      final class Inbox {
          func keep(event: Event?) {
              if let kept = event, asked == false {
              //~ info condition-differs
                  queue.append(kept)
              }
          }
      }
    kotlin: |
      class Inbox {
          fun keep(event: Event) {
              if (!asked) queue.add(event)
          }
      }
  - name: the opposite flag beside what only Swift may lack
    swift: |
      final class Inbox {
          func keep(event: Event?) {
              if let kept = event, asked == true {
              //~ condition-differs
                  queue.append(kept)
              }
          }
      }
    kotlin: |
      class Inbox {
          fun keep(event: Event) {
              if (!asked) queue.add(event)
          }
      }
  - name: whole seconds
    swift: |
      final class Gate {
          var shutUntil: TimeInterval = 0
          func pass() {
              if shutUntil > Date().timeIntervalSince1970 { return }
              open()
          }
      }
    kotlin: |
      class Gate {
          var shutUntil: Long = 0
          fun pass() {
              if (shutUntil > (System.currentTimeMillis() / 1000).toInt()) return
              open()
          }
      }
  - name: no whole seconds
    swift: |
      final class Gate {
          var shutUntil: TimeInterval = 0
          func pass() {
              if shutUntil > Date().timeIntervalSince1970 { return }
              //~ condition-differs
              open()
          }
      }
    kotlin: |
      class Gate {
          var shutUntil: Long = 0
          fun pass() {
              if (shutUntil > (System.currentTimeMillis() / 60).toInt()) return
              open()
          }
      }
  - name: the name of the function that asks, and that of another one
    swift: |
      final class Desk {
          func rename(name: String) {
              guard mayWrite() else { return }
              tag.text = name
          }
          func erase() {
              guard mayWrite() else { return }
              //~   ^^^^^^^^^^ condition-differs
              tag.text = ""
          }
          private func mayWrite(caller: String = #function) -> Bool {
              isOpen || refuse(caller)
          }
      }
    kotlin: |
      class Desk {
          fun rename(name: String) {
              if (!mayWrite("rename")) return
              tag.text = name
          }
          fun erase() {
              if (!mayWrite("rename")) return
              tag.text = ""
          }
          private fun mayWrite(caller: String): Boolean = isOpen || refuse(caller)
      }
  - name: leaving early, and wrapping what is left to do under another condition
    swift: |
      final class Pump {
          func restart() {
              guard let startedAt = clock.startedAt, clock.now() - startedAt >= 10 else { return }
              //~ condition-differs
              motor.restart()
              clock.reset()
          }
      }
    kotlin: |
      class Pump {
          fun restart() {
              val startedAt = clock.startedAt ?: return
              if (clock.now() - startedAt > 10) {
                  motor.restart()
                  clock.reset()
              }
          }
      }
  - name: to ask for a case, and for what only a value of that case carries
    swift: |
      final class Board {
          func count(_ page: Page) -> Int {
              var total = 0
              guard case .list(let rows) = page else { return total }
              //~ info condition-differs
              for row in rows { total += row.weight }
              return total
          }
      }
    kotlin: |
      class Board {
          fun count(page: Page): Int {
              var total = 0
              val rows = (page as? Page.List)?.rows ?: return total
              for (row in rows) { total += row.weight }
              return total
          }
      }
  - name: to ask for a case, and for what a value of another case carries
    swift: |
      final class Board {
          func count(_ page: Page) -> Int {
              var total = 0
              guard case .list(let rows) = page else { return total }
              //~ condition-differs
              for row in rows { total += row.weight }
              return total
          }
      }
    kotlin: |
      class Board {
          fun count(page: Page): Int {
              var total = 0
              val rows = (page as? Page.Table)?.rows ?: return total
              for (row in rows) { total += row.weight }
              return total
          }
      }
  - name: two exits of a closure, and one decision about both
    swift: |
      final class Meter {
          func total(_ rows: [Double]) -> Double {
              rows.reduce(0) { sum, row in
                  guard !sum.isNaN, !row.isNaN else { return -1 }
                  return add(sum, row)
              }
          }
      }
    kotlin: |
      class Meter {
          fun total(rows: List<Double>): Double =
              rows.fold(0.0) { sum, row ->
                  if (sum.isNaN() || row.isNaN()) {
                      -1.0
                  } else {
                      add(sum, row)
                  }
              }
      }
  - name: two exits of a closure, one of them for another reason
    swift: |
      final class Meter {
          func total(_ rows: [Double]) -> Double {
              rows.reduce(0) { sum, row in
                  guard !sum.isNaN, !row.isInfinite else { return -1 }
                  //~ condition-differs
                  return add(sum, row)
              }
          }
      }
    kotlin: |
      class Meter {
          fun total(rows: List<Double>): Double =
              rows.fold(0.0) { sum, row ->
                  if (sum.isNaN() || row.isNaN()) {
                      -1.0
                  } else {
                      add(sum, row)
                  }
              }
      }
  - name: a constant on either side of a comparison, and the questions in either order
    swift: |
      final class Reader {
          func isVowel(letter: String) -> Bool { letter == "a" || letter == "e" }
      }
    kotlin: |
      class Reader {
          fun isVowel(letter: String): Boolean = "e" == letter || "a" == letter
      }
  - name: other constants on either side of a comparison
    swift: |
      final class Reader {
          func isVowel(letter: String) -> Bool { letter == "o" || letter == "u" }
          //~ condition-differs
      }
    kotlin: |
      class Reader {
          fun isVowel(letter: String): Boolean = "u" == letter || "i" == letter
      }
  - name: what is taken if it is more than none, and one that is taken otherwise
    swift: |
      final class Box {
          var post: Post?
          func badge() -> String? {
              guard let count = post?.unread, count > 0 else { return nil }
              return count > 99 ? "99+" : String(count)
          }
          func mark() -> String? {
              guard let count = post?.unread, count > 0 else { return nil }
              //~ condition-differs
              return count > 99 ? "99+" : String(count)
          }
      }
    kotlin: |
      class Box {
          var post: Post? = null
          fun badge(): String? =
              post?.unread?.takeIf { it > 0 }?.let { if (it > 99) "99+" else it.toString() }
          fun mark(): String? =
              post?.unread?.takeIf { it > 1 }?.let { if (it > 99) "99+" else it.toString() }
      }
  - name: a name for what may be absent, which the other branch makes
    swift: |
      final class Shelf {
          var book: Book?
          var spare: Book?
          func put(_ page: Int) {
              if let book {
                  book.add(page)
              } else {
                  book = Book(page)
              }
          }
      }
    kotlin: |
      class Shelf {
          var book: Book? = null
          var spare: Book? = null
          fun put(page: Int) {
              val held = book
              if (held != null) held.add(page) else book = Book(page)
          }
      }
  - name: both ends of a range, each written from its side
    swift: |
      func hour(_ time: Int, _ start: Int, _ end: Int) -> String {
          if time >= start && time < end {
              return "open"
          }
          return "shut"
      }
    kotlin: |
      fun hour(time: Int, start: Int, end: Int): String {
          if (start <= time && time < end) {
              return "open"
          }
          return "shut"
      }
  - name: both ends of a range, of which one belongs to it on one side only
    swift: |
      func hour(_ time: Int, _ start: Int, _ end: Int) -> String {
          if time >= start && time < end {
          //~ condition-differs
              return "open"
          }
          return "shut"
      }
    kotlin: |
      fun hour(time: Int, start: Int, end: Int): String {
          if (start <= time && time <= end) {
              return "open"
          }
          return "shut"
      }
  - name: two exits before a value, and one decision between the two
    swift: |
      func gap(_ first: Int, _ last: Int) -> Int? {
          let size = last - first
          guard first < last, size > 2 else { return nil }
          return size
      }
    kotlin: |
      fun gap(first: Int, last: Int): Int? {
          val size = last - first
          return if (first < last && size > 2) size else null
      }
  - name: two exits before a value, and a decision that asks for more
    swift: |
      func gap(_ first: Int, _ last: Int) -> Int? {
          let size = last - first
          guard first < last, size > 2 else { return nil }
          //~ condition-differs
          return size
      }
    kotlin: |
      fun gap(first: Int, last: Int): Int? {
          val size = last - first
          return if (first < last && size > 3) size else null
      }
  - name: a condition of the last case, and the same as its answer
    swift: |
      func retries(_ status: Int) -> Bool {
          switch status {
          case 429: return true
          case 500..<600 where status != 501: return true
          default: return false
          }
      }
    kotlin: |
      fun retries(status: Int): Boolean = when (status) {
          429 -> true
          in 500 until 600 -> status != 501
          else -> false
      }
  - name: two patterns of which one alone is under a condition
    swift: |
      final class Gate {
          func isShut(_ state: State, count: Int) -> Bool {
              switch state {
              case .idle, .busy where count > 3: return true
              //~                     ^^^^^^^^^ condition-differs
              default: return false
              }
          }
      }
    kotlin: |
      class Gate {
          fun isShut(state: State, count: Int): Boolean =
              when (state) {
                  State.IDLE, State.BUSY -> count > 3
                  else -> false
              }
      }
  - name: what a cast gives is compared with what may be nil
    swift: |
      final class Reporter {
          func isKnown(_ error: any Error) -> Bool { (error as? Refusal)?.code == Limits.ignored }
          //~ condition-differs
      }
    kotlin: |
      class Reporter {
          fun isKnown(error: Throwable): Boolean = error is Refusal && error.code == Limits.ignored
      }
  - name: questions in another order, none of which needs another's answer
    swift: |
      final class Pay {
          func isHigh(total: Int, limit: Int) -> Bool { total > limit && isOpen && limit < 9 }
          func show(total: Int, limit: Int) {
              guard total > limit, isOpen else { return }
              board.show(total)
              board.mark(limit)
          }
      }
    kotlin: |
      class Pay {
          fun isHigh(total: Int, limit: Int): Boolean = isOpen && limit < 9 && total > limit
          fun show(total: Int, limit: Int) {
              if (!isOpen || total <= limit) return
              board.show(total)
              board.mark(limit)
          }
      }
  - name: questions in another order, of which one keeps the other from failing
    swift: |
      final class Pay {
          func isHigh(total: Int, count: Int) -> Bool { count != 0 && total / count > 5 }
          //~ condition-differs: `count != 0 && total / count > 5` in Swift
          func show(total: Int, count: Int) {
              guard count != 0, total / count > 5 else { return }
              //~ condition-differs
              board.show(total)
              board.mark(count)
          }
          func isFree(rows: [Int], row: Int) -> Bool { row < rows.count && rows[row] == 0 }
          //~ condition-differs
      }
    kotlin: |
      class Pay {
          fun isHigh(total: Int, count: Int): Boolean = total / count > 5 && count != 0
          fun show(total: Int, count: Int) {
              if (total / count <= 5 || count == 0) return
              board.show(total)
              board.mark(count)
          }
          fun isFree(rows: List<Int>, row: Int): Boolean = rows[row] == 0 && row < rows.size
      }
  - name: questions in another order, of which one does something
    swift: |
      final class Desk {
          func close(isLate: Bool) -> Bool { isLate && saveAll() }
          //~ condition-differs
      }
    kotlin: |
      class Desk {
          fun close(isLate: Boolean): Boolean = saveAll() && isLate
      }
  - name: two ends behind opposite questions
    swift: |
      final class Gate {
          func pass(age: Int, limit: Int) {
              let total = sum(age, limit)
              if age < limit { return stop(total) }
              open(age)
          }
      }
    kotlin: |
      class Gate {
          fun pass(age: Int, limit: Int) {
              val whole = sum(age, limit)
              if (age >= limit) return open(age)
              stop(whole)
          }
      }
  - name: two ends that have changed places behind one question
    swift: |
      final class Gate {
          func pass(age: Int, limit: Int) {
              let total = sum(age, limit)
              if age < limit { return stop(total) }
              //~ condition-differs
              open(age)
          }
      }
    kotlin: |
      class Gate {
          fun pass(age: Int, limit: Int) {
              val whole = sum(age, limit)
              if (age < limit) return open(age)
              stop(whole)
          }
      }
  - name: what a set says when it takes something
    swift: |
      final class Log {
          private var seen: Set<String> = []
          func show(_ name: String) {
              if seen.insert(name).inserted {
                  board.show(name)
              }
          }
      }
    kotlin: |
      class Log {
          private val seen = mutableSetOf<String>()
          fun show(name: String) {
              if (seen.add(name)) {
                  board.show(name)
              }
          }
      }
  - name: what a list says when it takes something, which is always yes
    swift: |
      final class Log {
          private var seen: Set<String> = []
          func show(_ name: String) {
              if seen.insert(name).inserted {
              //~ condition-differs
                  board.show(name)
              }
          }
      }
    kotlin: |
      class Log {
          private val seen = mutableListOf<String>()
          fun show(name: String) {
              if (seen.add(name)) {
                  board.show(name)
              }
          }
      }
  - name: a bound in bodies that are written in two ways
    swift: |
      struct Rates {
          func factor(_ weeks: [Int], _ quota: Quota) -> Int {
              var total = 0
              for week in weeks {
                  guard week < quota.limit else { continue }
                  //~   ^^^^^^^^^^^^^^^^^^ condition-differs: `it <= quota.limit` in Kotlin
                  total += week * 3
              }
              audit(total)
              return total >= 40 ? total : 0
          }
      }
    kotlin: |
      class Rates {
          fun factor(weeks: List<Int>, quota: Quota): Int =
              weeks.filter { it <= quota.limit }.sumOf { it * 3 }
                  .also { audit(it) }
                  .let { sum -> sum.takeIf { 40 <= it } ?: 0 }
      }
  - name: what counts as true when it is absent
    swift: |
      func sticky(rule: Rule) -> Bool {
          return rule.isEnabled ?? true
          //~    ^^^^^^^^^^^^^^^^^^^^^^ condition-differs
      }
    kotlin: |
      fun sticky(rule: Rule): Boolean {
          return rule.isEnabled ?: false
      }
  - name: constants under two names that a choice asks for
    swift: |
      struct ListKeys {
          static let allow = "allowed-names"
          static let deny = "denied-names"
      }
      final class NameGate {
          func drops(_ name: String, mode: String, names: [String]) -> Bool {
              switch mode {
              case ListKeys.allow: return !names.contains(name)
              case ListKeys.deny: return names.contains(name)
              default: return false
              }
          }
      }
    kotlin: |
      private const val WHITE_LIST = "allowed-names"
      private const val BLACK_LIST = "denied-names"

      class NameGate {
          fun drops(name: String, mode: String, names: List<String>): Boolean {
              return when (mode) {
                  WHITE_LIST -> name !in names
                  BLACK_LIST -> name in names
                  else -> false
              }
          }
      }
  - name: a constant of another text that a choice asks for
    swift: |
      struct ListKeys {
          static let allow = "allowed-names"
          static let deny = "denied-names"
      }
      final class NameGate {
          func drops(_ name: String, mode: String, names: [String]) -> Bool {
              switch mode {
              case ListKeys.allow: return !names.contains(name)
              case ListKeys.deny: return names.contains(name)
              //~ condition-differs
              default: return false
              }
          }
      }
    kotlin: |
      private const val WHITE_LIST = "allowed-names"
      private const val BLACK_LIST = "denied_names"

      class NameGate {
          fun drops(name: String, mode: String, names: List<String>): Boolean {
              return when (mode) {
                  WHITE_LIST -> name !in names
                  BLACK_LIST -> name in names
                  else -> false
              }
          }
      }
  - name: private helpers under two names that counterparts call
    swift: |
      class Notebook {
          func note(text: String, page: Int) { write(text, page) }

          func remark(text: String, page: Int) { write(text, page) }

          func clear(page: Int) { erase(page) }

          private func write(_ text: String, _ page: Int) {
              if page < 0 { return }
              pages[page].append(text)
          }

          private func erase(_ page: Int) { pages[page].removeAll() }
      }
    kotlin: |
      class Notebook {
          fun note(text: String, page: Int) { putIfAllowed(page, text) }

          fun remark(text: String, page: Int) { putIfAllowed(page, text) }

          fun clear(page: Int) { rub(page) }

          private fun putIfAllowed(page: Int, text: String) {
              if (page < 1) return
              //~ ^^^^^^^^ condition-differs
              pages[page].append(text)
          }

          private fun rub(page: Int) { pages[page].clear() }
      }
  - name: what one side's type inherits from a type that only its side has
    swift: |
      struct TicketCache {
          func isStale(_ at: Int, _ now: Int) -> Bool {
              at < now
              //~ condition-differs
          }

          func isFull(_ count: Int) -> Bool {
              count > 8
          }
      }
    kotlin: |
      abstract class BaseCache {
          protected fun isStale(at: Int, now: Int): Boolean = at <= now

          protected fun isFull(count: Int): Boolean = count > 8
      }
      class TicketCache : BaseCache()
  - name: what two types inherit is no single one's
    swift: |
      struct TicketCache {
          func isStale(_ at: Int, _ now: Int) -> Bool {
              at < now
          }
          func clear() {}
      }
      struct SeatCache {
          func isStale(_ at: Int, _ now: Int) -> Bool {
              at <= now
          }
          func clear() {}
      }
    kotlin: |
      abstract class BaseCache {
          protected fun isStale(at: Int, now: Int): Boolean = at <= now
      }
      class TicketCache : BaseCache() {
          fun clear() {}
      }
      class SeatCache : BaseCache() {
          fun clear() {}
      }
  - name: an error first, and an error last under another condition
    swift: |
      final class Hotel {
          func room(rooms: [Room], size: Int) throws -> Room {
              guard rooms.count == 1 else {
              //~   ^^^^^^^^^^^^^^^^ condition-differs
                  throw HotelError(message: "unclear", code: 5)
              }
              return rooms[0]
          }
      }
    kotlin: |
      class Hotel {
          fun room(rooms: List<Room>, size: Int): Room {
              if (rooms.count() >= 1) {
                  return rooms[0]
              }
              throw HotelException(message = "unclear", code = 5)
          }
      }
  - name: handed on in another order, and once turned round
    swift: |
      public struct Filter {
          public let attribute: String
          public let value: Value
          public let isNegated: Bool
          init(attribute: String, value: Value, isNegated: Bool) {
              self.attribute = attribute
              self.value = value
              self.isNegated = isNegated
          }
          public init(attribute: String, text: String, isNegated: Bool) {
              self.init(attribute: attribute, value: .text(text), isNegated: isNegated)
          }
          public init(attribute: String, number: Int, isNegated: Bool) {
              self.init(attribute: attribute, value: .number(number), isNegated: isNegated)
              //~                                                                ^^^^^^^^^ condition-differs
          }
      }
      public enum Value { case text(String), number(Int) }
    kotlin: |
      data class Filter internal constructor(val attribute: String, val isNegated: Boolean, val value: Value) {
          constructor(attribute: String, text: String, isNegated: Boolean) : this(attribute, isNegated, Value.Text(text))
          constructor(attribute: String, number: Int, isNegated: Boolean) : this(attribute, !isNegated, Value.Number(number))
      }
      sealed class Value {
          data class Text(val text: String) : Value()
          data class Number(val number: Int) : Value()
      }
"""####),
    Document(path: "parity/control-flow-differs.yml", text: ####"""
id: control-flow-differs
check: control-flow-differs
severity: warning
summary: The same work is done under different control flow.
message: "{how}."
why: |
  The statements are the same, but one side runs them always and the other under an `if`, once instead of in a loop, or
  leaves by an error where the other leaves quietly. Such differences show only on the paths that are seldom tested.
instead: |
  Bring both into the same shape. Shapes that mean the same (`guard` and `if`, `switch` and `when`, a ternary and an `if`
  expression) are known and not reported.
examples:
  - name: failure is thrown here and ignored there
    swift: |
      struct Cart {
          func check(total: Int) throws {
              if total == 0 {
                  throw CartError.empty
              }
              submit(total)
          }
      }
    kotlin: |
      class Cart {
          fun check(total: Int) {
              if (total == 0) {
                  return
          //~     ^^^^^^ control-flow-differs
              }
              submit(total)
          }
      }
  - name: what happens otherwise
    swift: |
      class Loader {
          func finish(result: Bool) {
              if result {
                  show()
              }
              close()
          }
      }
    kotlin: |
      class Loader {
          fun finish(result: Boolean) {
              if (result) {
                  show()
              } else {
                  //~ control-flow-differs: Only Kotlin has an `else` here
                  retry()
              }
              close()
          }
      }
  - name: switch and when
    swift: |
      func label(level: Int) -> String {
          switch level {
          case 0: return "beginner"
          default: return "advanced"
          }
      }
    kotlin: |
      fun label(level: Int): String =
          when (level) {
              0 -> "beginner"
              else -> "advanced"
          }
  - name: a choice that is a test
    swift: |
      final class Desk {
          func shut(outcome: Outcome) {
              let isPaid: Bool
              switch outcome {
              case .paid: isPaid = true
              default: isPaid = false
              }
              drawer.shut(isPaid)
          }
      }
    kotlin: |
      class Desk {
          fun shut(outcome: Outcome) {
              val isPaid = outcome is Outcome.Paid
              drawer.shut(isPaid)
          }
      }
  - name: types asked one after the other
    swift: |
      final class Probe {
          func isOn(_ flags: [String: Any], _ key: String) -> Bool {
              var active = true
              let value = flags[key]
              if let bool = value as? Bool {
                  active = bool
              } else if value is String {
                  active = true
              } else {
                  active = false
              }
              report(active)
              return active
          }
      }
    kotlin: |
      class Probe {
          fun isOn(flags: Map<String, Any>, key: String): Boolean {
              var active = true
              val value = flags[key]
              active =
                  when (value) {
                      is Boolean -> value
                      is String -> true
                      else -> false
                  }
              report(active)
              return active
          }
      }
  - name: leaving early, and wrapping what is left to do
    swift: |
      final class Pump {
          func restart() {
              guard let startedAt = clock.startedAt, clock.now() - startedAt >= 10 else { return }
              motor.restart()
              clock.reset()
          }
      }
    kotlin: |
      class Pump {
          fun restart() {
              val startedAt = clock.startedAt ?: return
              if (clock.now() - startedAt >= 10) {
                  motor.restart()
                  clock.reset()
              }
          }
      }
  - name: two early exits, and one decision about all that is left
    swift: |
      final class Valve {
          func open(level: Int) {
              meter.read()
              guard !isLocked, level > 0 else { return }
              lever.turn()
              guard isDry else { return }
              log.write(level)
              lamp.light()
          }
      }
    kotlin: |
      class Valve {
          fun open(level: Int) {
              meter.read()
              if (!isLocked && level > 0) {
                  lever.turn()
                  if (isDry) {
                      log.write(level)
                      lamp.light()
                  }
              }
          }
      }
  - name: one of two that is chosen first and asked then
    swift: |
      func sort(_ letters: [Letter]) -> Int {
          var mine: [Letter] = []
          var theirs: [Letter] = []
          for letter in letters {
              if letter.isMine { mine.append(letter) } else { theirs.append(letter) }
          }
          return mine.count * 2 + theirs.count
      }
    kotlin: |
      fun sort(letters: List<Letter>): Int {
          val mine = mutableListOf<Letter>()
          val theirs = mutableListOf<Letter>()
          for (letter in letters) {
              (if (letter.isMine) mine else theirs).add(letter)
          }
          return mine.size * 2 + theirs.size
      }
  - name: one of two that is chosen the other way round
    swift: |
      func sort(_ letters: [Letter]) -> Int {
          var mine: [Letter] = []
          var theirs: [Letter] = []
          for letter in letters {
              if letter.isMine { mine.append(letter) } else { theirs.append(letter) }
              //~ control-flow-differs
          }
          return mine.count * 2 + theirs.count
      }
    kotlin: |
      fun sort(letters: List<Letter>): Int {
          val mine = mutableListOf<Letter>()
          val theirs = mutableListOf<Letter>()
          for (letter in letters) {
              (if (letter.isMine) theirs else mine).add(letter)
          }
          return mine.size * 2 + theirs.size
      }
  - name: an error first, and an error last
    swift: |
      final class Hotel {
          func room(rooms: [Room], size: Int) throws -> Room {
              let free = rooms.filter { $0.size == size }
              guard free.count == 1 else {
                  throw HotelError(message: "unclear", code: size)
              }
              return free[0]
          }
          func open(key: Key) throws {
              guard key.fits else { throw HotelError(message: "wrong key", code: 2) }
              door.open(key)
          }
      }
    kotlin: |
      class Hotel {
          fun room(rooms: List<Room>, size: Int): Room {
              val free = rooms.filter { it.size == size }
              if (free.count() == 1) {
                  return free[0]
              }
              throw HotelException(message = "unclear", code = size)
          }
          fun open(key: Key) {
              if (key.fits) {
                  door.open(key)
                  return
              }
              throw HotelException(message = "wrong key", code = 2)
          }
      }
  - name: an error last, where only one of the two goes on
    swift: |
      final class Hotel {
          func open(key: Key, isLocked: Bool) throws {
              porter.greet(name: "guest", floor: 3)
              lamp.light(brightness: 80, seconds: 20)
              if isLocked {
                  guard key.fits else { throw HotelError(message: "wrong key", code: 2) }
                  //~ control-flow-differs
                  door.open(key)
              }
              door.push(force: 7)
              porter.follow(name: "guest", floor: 4)
          }
      }
    kotlin: |
      class Hotel {
          fun open(key: Key, isLocked: Boolean) {
              porter.greet(name = "guest", floor = 3)
              lamp.light(brightness = 80, seconds = 20)
              if (isLocked) {
                  if (key.fits) {
                      door.open(key)
                      return
                  }
                  throw HotelException(message = "wrong key", code = 2)
              }
              door.push(force = 7)
              porter.follow(name = "guest", floor = 4)
          }
      }
  - name: an error first, and an error last, where the value that is asked may be absent
    swift: |
      struct Reader {
          func read(from tape: Tape) throws -> Reel {
              let state: State = try tape.state(2)
              if !state.isReadable {
                  throw TapeError.torn
              }
              return try spool(tape, state)
          }
      }
    kotlin: |
      class Reader {
          fun read(tape: Tape): Reel {
              val state: State? = tape.state(2)
              return if (state?.isReadable == true) {
                  spool(tape, state)
              } else {
                  throw TapeException.Torn()
              }
          }
      }
"""####),
    Document(path: "parity/default-value-differs.yml", text: ####"""
id: default-value-differs
check: default-value-differs
severity: warning
habit: 4
summary: A parameter or property has different defaults.
message: "The default of `{name}` is {how}."
why: |
  Nobody sees a default at the place of the call. The two apps ask for different page sizes, wait for different
  times, sort in different orders, and every call that leaves the argument out is affected at once. A default of one
  side that says nothing (nothing, `false`, an empty list) only spares the caller a word: that is a note, unless it
  decides what may be absent from what is read, or a change brought it. A default of nothing that is only handed on
  is a note, too: what it stands for is decided there, by a server or by the next function; and so is what a library
  keeps to itself.
instead: |
  Use one value. Where a platform needs its own (a timeout that its network stack demands), say so beside it with
  `// parity:disable:this default-value-differs - <reason>`.
examples:
  - name: two page sizes
    swift: |
      func matches(page: Int, size: Int = 20) {}
    kotlin: |
      fun matches(page: Int, size: Int = 50) {}
      //~                    ^^^^^^^^^^^^^^ default-value-differs
  - name: nil and null
    swift: |
      func matches(page: Int, sport: String? = nil) {}
    kotlin: |
      fun matches(page: Int, sport: String? = null) {}
  - name: two parameters that have nothing in common
    swift: |
      func matches(page: Int, since: Date? = nil) {}
    kotlin: |
      fun matches(page: Int, withScores: Boolean = true) {}
  - name: an overload stands for the default
    swift: |
      final class Gate {
          func open(door: String) { open(door: door, guest: nil) }
          func open(door: String, guest: Guest?) { motor.turn(door, guest) }
      }
    kotlin: |
      class Gate {
          fun open(door: String, guest: Guest? = null) { motor.turn(door, guest) }
      }
  - name: an overload stands for another default
    swift: |
      final class Gate {
          func open(door: String) { open(door: door, quietly: false) }
          //~ default-value-differs: The default of `quietly` is `false` in Swift and `true` in Kotlin.
          func open(door: String, quietly: Bool) { motor.turn(door, quietly) }
      }
    kotlin: |
      class Gate {
          fun open(door: String, quietly: Boolean = true) { motor.turn(door, quietly) }
      }
  - name: an overload in Kotlin
    swift: |
      final class Gate {
          func open(door: String, seconds: Int = 5) { motor.turn(door, seconds) }
          func close(door: String, seconds: Int = 5) { motor.back(door, seconds) }
          //~ default-value-differs: `5` in Swift and `6` in Kotlin
      }
    kotlin: |
      class Gate {
          fun open(door: String) { open(door, 5) }
          fun open(door: String, seconds: Int) { motor.turn(door, seconds) }
          fun close(door: String) { close(door, 6) }
          fun close(door: String, seconds: Int) { motor.back(door, seconds) }
      }
  - name: what starts as nothing may be absent on one side only, which its type tells
    swift: |
      public final class Draft {
          public var title: String = ""
          public var guests: [String] = []
      }
    kotlin: |
      class Draft {
          var title: String? = null
          var guests: List<String>? = null
      }
  - name: where it is called from
    swift: |
      final class Journal {
          func note(_ entry: String, caller: String = #function, place: String = #fileID) { pen.write(entry, caller, place) }
      }
    kotlin: |
      class Journal {
          fun note(entry: String, caller: String, place: String) { pen.write(entry, caller, place) }
      }
  - name: what is left out of what is read needs a default in Kotlin
    swift: |
      struct Booking: Codable {
          let court: String
          var weather: Weather

          init(court: String, weather: Weather) {
              self.court = court
              self.weather = weather
          }
      }
    kotlin: |
      @Serializable
      data class Booking(val court: String, @Transient var weather: Weather = Weather())
  - name: what is told when it happens, and whether it has
    swift: |
      final class Greenhouse {
          let onVentsOpened: () -> Void
      }
    kotlin: |
      class Greenhouse {
          private var isVentsOpened = false
      }
  - name: one value behind two holders
    swift: |
      final class Feed {
          enum Limits {
              static let pageSize: Int = Defaults.pageSize
          }
          func load(size: Int = Limits.pageSize) {}
      }
      enum Defaults {
          static let pageSize = 20
      }
    kotlin: |
      class Feed {
          fun load(size: Int = Base.DEFAULT_PAGE_SIZE) {}
      }
      object Base {
          const val DEFAULT_PAGE_SIZE = 20
      }
  - name: two values behind two holders
    swift: |
      final class Feed {
          enum Limits {
              static let pageSize: Int = Defaults.pageSize
          }
          func load(size: Int = Limits.pageSize) {}
          //~ default-value-differs
      }
      enum Defaults {
          static let pageSize = 20
      }
    kotlin: |
      class Feed {
          fun load(size: Int = Base.DEFAULT_PAGE_SIZE) {}
      }
      object Base {
          const val DEFAULT_PAGE_SIZE = 50
      }
  - name: seconds here, milliseconds there
    swift: |
      class Poller {
          func poll(timeout: Int = 600) { start(timeout) }
          func hold(timeout: Int = 5) { wait(timeout) }
      }
    kotlin: |
      class Poller {
          fun poll(timeout: Long = 600_000L) { start(timeout) }
          fun hold(timeout: Long = 8_000L) { wait(timeout) }
          //~ default-value-differs
      }
  - name: the other side's default in the place of nothing
    swift: |
      public struct Shelf {
          public let rows: Set<String>
          public func sorted(name: String, rows: Set<String>? = nil) -> Shelf {
              return make(name: name, rows: rows ?? self.rows)
          }
      }
    kotlin: |
      data class Shelf(val rows: Set<String>) {
          fun sorted(name: String, rows: Set<String> = this.rows): Shelf {
              return make(name = name, rows = rows)
          }
      }
  - name: another value in the place of nothing
    swift: |
      public struct Shelf {
          public let rows: Set<String>
          public func sorted(name: String, depth: Int? = nil) -> Shelf {
          //~ default-value-differs: `3` in Swift and `4` in Kotlin
              return make(name: name, depth: depth ?? 3)
          }
      }
    kotlin: |
      data class Shelf(val rows: Set<String>) {
          fun sorted(name: String, depth: Int = 4): Shelf {
              return make(name = name, depth = depth)
          }
      }
  - name: what a read value is when it is absent
    swift: |
      struct Parcel: Codable {
          let name: String
          let weight: Int
          //~ default-value-differs
      }
    kotlin: |
      @Serializable
      data class Parcel(val name: String, val weight: Int = 0)
  - name: a convenience of the caller is a note, a number is more
    swift: |
      final class Ferry {
          func board(quietly: Bool = false) { horn.blow(quietly) }
          //~ info default-value-differs: `false` in Swift
          func leave(crew: Crew, retries: Int = 3) { horn.blow(crew, retries) }
          //~ default-value-differs: `3` in Swift
      }
    kotlin: |
      class Ferry {
          fun board(quietly: Boolean) { horn.blow(quietly) }
          fun leave(crew: Crew, retries: Int) { horn.blow(crew, retries) }
      }
  - name: an empty list that is mapped is empty
    swift: |
      struct Answer {
          let guests: [Guest]
          let rooms: [Room]
          init(guests: [Guest], rooms: [Room]) {
          //~  ^^^^^^^^^^^^^^^ info default-value-differs: `guests`
          //~                   ^^^^^^^^^^^^^ default-value-differs: `rooms`
              self.guests = guests
              self.rooms = rooms
          }
          init(dictionary: [String: Any]) {
              let entries = dictionary["guests"] as? [[String: Any]] ?? []
              self.guests = entries.compactMap { Guest(dictionary: $0) }
              self.rooms = Room.all(dictionary["rooms"])
          }
      }
    kotlin: |
      data class Answer(
          @SerializedName("guests")
          val guests: List<Guest> = emptyList(),
          @SerializedName("rooms")
          val rooms: List<Room> = emptyList()
      )
  - name: another number in the place of nothing, written in letters
    swift: |
      public struct Shelf {
          public let rows: Set<String>
          public func painted(name: String, mask: Int? = nil) -> Shelf {
          //~ default-value-differs: `0xff` in Swift and `0xf` in Kotlin
              return make(name: name, mask: mask ?? 0xff)
          }
          public func lit(name: String, mask: Int? = nil) -> Shelf {
              return make(name: name, mask: mask ?? 0xFF)
          }
      }
    kotlin: |
      data class Shelf(val rows: Set<String>) {
          fun painted(name: String, mask: Int = 0xf): Shelf {
              return make(name = name, mask = mask)
          }
          fun lit(name: String, mask: Int = 0xff): Shelf {
              return make(name = name, mask = mask)
          }
      }
  - name: what is set up before anybody reads it
    swift: |
      final class DeskTests: XCTestCase {
          private var desk: FakeDesk!
          //~ info default-value-differs
          private var limit: Int
          //~ default-value-differs
          override func setUp() { desk = FakeDesk() }
      }
    kotlin: |
      class DeskTests {
          private var desk: FakeDesk = FakeDesk()
          private var limit: Int = 3
      }
  - name: nobody is called back
    swift: |
      final class Session {
          func open(tenant: String, completion: ((Bool) -> Void)? = nil) {}
          //~                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info default-value-differs
          func close(tenant: String, completion: ((Bool) -> Void)? = nil) {}
          //~                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ default-value-differs
      }
    kotlin: |
      class Session {
          fun open(tenant: String, completion: (Boolean) -> Unit = {}) {}
          fun close(tenant: String, completion: (Boolean) -> Unit = { show(it) }) {}
      }
  - name: a default of an initializer that hands it on
    swift: |
      final class Source {
          let client: Client
          //~ default-value-differs: `WebClient()` in Swift
          init(client: Client = WebClient()) { self.client = client }
      }
    kotlin: |
      class Source(private val client: Client)
  - name: a constant of the property's name
    swift: |
      final class Client {
          var timeout: Int
          //~ default-value-differs: `TIMEOUT` in Kotlin
          var retries: Int
          init(timeout: Int, retries: Int) {
              self.timeout = timeout
              self.retries = retries
          }
      }
    kotlin: |
      private const val TIMEOUT = 30
      class Client(retries: Int) {
          var timeout: Int = TIMEOUT
          var retries: Int = retries
      }
  - name: nothing, a value in the place of nothing, and nothing that is also asked for
    swift: |
      final class Till {
          func pay(sum: Int, note: String? = nil) { drawer.pay(sum, note) }
          //~                ^^^^^^^^^^^^^^^^^^^ info default-value-differs: `nil` in Swift and `""` in Kotlin
          func take(sum: Int, note: String? = nil) { drawer.take(sum, note ?? "") }
          func lend(sum: Int, days: Int? = nil) { drawer.lend(sum, days ?? 7) }
          //~                 ^^^^^^^^^^^^^^^^ default-value-differs: `7` in Swift and `30` in Kotlin
          func wait(sum: Int, days: Int? = nil) {
          //~                 ^^^^^^^^^^^^^^^^ default-value-differs: `nil` in Swift and `30` in Kotlin
              if days == nil { drawer.ring() }
              drawer.wait(sum, days ?? 7)
          }
      }
    kotlin: |
      class Till {
          fun pay(sum: Int, note: String = "") { drawer.pay(sum, note) }
          fun take(sum: Int, note: String = "") { drawer.take(sum, note) }
          fun lend(sum: Int, days: Int = 30) { drawer.lend(sum, days) }
          fun wait(sum: Int, days: Int = 30) { drawer.wait(sum, days) }
      }
  - name: another parameter in the place of nothing, by way of a local
    swift: |
      final class Entry {
          let text: String
          let bornAt: String
          let seenAt: String
          init(text: String, bornAt: String? = nil, seenAt: String? = nil) {
              self.text = text
              let now = bornAt ?? stamp()
              self.bornAt = now
              self.seenAt = seenAt ?? now
          }
      }
      final class Note {
          let text: String
          let bornAt: String
          let seenAt: String
          init(text: String, bornAt: String? = nil, seenAt: String? = nil) {
          //~                                       ^^^^^^^^^^^^^^^^^^^^^ default-value-differs: `now` in Swift
              self.text = text
              let now = text.isEmpty ? stamp() : text
              self.bornAt = bornAt ?? stamp()
              self.seenAt = seenAt ?? now
          }
      }
    kotlin: |
      class Entry(val text: String, val bornAt: String = stamp(), val seenAt: String = bornAt)
      class Note(val text: String, val bornAt: String = stamp(), val seenAt: String = bornAt)
  - name: two values in the place of nothing
    swift: |
      final class Feed {
          func load(size: Int? = nil) {
          //~       ^^^^^^^^^^^^^^^^ default-value-differs: `nil` in Swift and `20` in Kotlin
              cache.load(size ?? 20)
              net.load(size ?? 50)
          }
      }
    kotlin: |
      class Feed {
          fun load(size: Int = 20) {
              cache.load(size)
              net.load(size)
          }
      }
"""####),
    Document(path: "parity/effects-differ.yml", text: ####"""
id: effects-differ
check: effects-differ
severity: info
summary: A function is asynchronous, or throws, on one side only.
message: "`{name}` is `{effect}` in {side} only."
why: |
  A function that suspends gives other work the chance to run in its middle; one that does not blocks its caller, on the
  main thread for as long as the network takes. Where one side throws, the other has to say failure in another way, and
  callers that were ported line by line ignore it.
instead: |
  Make both wait, or both not. Kotlin has no checked exceptions, so a Swift `throws` is no difference by itself.
examples:
  - name: Android blocks its caller
    swift: |
      final class ProfileService {
          func loadProfile(id: String) async -> String { id }
      }
    kotlin: |
      class ProfileService {
          fun loadProfile(id: String): String = id
          //~ ^^^^^^^^^^^ effects-differ: in Swift only
      }
  - name: async and suspend
    swift: |
      final class ProfileService {
          func loadProfile(id: String) async throws -> String { id }
      }
    kotlin: |
      class ProfileService {
          suspend fun loadProfile(id: String): String = id
      }
"""####),
    Document(path: "parity/error-handling-differs.yml", text: ####"""
id: error-handling-differs
check: error-handling-differs
severity: warning
summary: One side handles, ignores or passes on an error as the other does not.
message: "In {side} only, {kind} `{name}`."
why: |
  When a step fails, one app tells its user or tries again, and the other goes on as if nothing had happened, or crashes.
  `try?` and an empty `catch` make a failure invisible; a call in Kotlin that nobody wraps lets it travel to the top. Paths
  on which something fails are seldom tested, so the difference stays until it costs somebody data.
instead: |
  Decide what a failure means for the user and do it on both sides. To ignore an error on purpose on one platform, say
  why: `// parity:disable:next error-handling-differs - <reason>`.
examples:
  - name: iOS swallows what Android lets go
    swift: |
      final class Draft {
          func close() {
              try? store.save(text)
      //~     ^^^^^^^^^^^^^^^^^^^^^ error-handling-differs: errors are ignored in
              editor.hide()
          }
      }
    kotlin: |
      class Draft {
          fun close() {
              store.save(text)
              editor.hide()
          }
      }
  - name: an empty catch
    swift: |
      final class Draft {
          func close() {
              do {
                  try store.save(text)
              } catch {
                  editor.show(error)
              }
          }
      }
    kotlin: |
      class Draft {
          fun close() {
              try {
                  store.save(text)
              } catch (error: Exception) {
              //~ error-handling-differs: an error is handled by
              }
          }
      }
  - name: both report it
    swift: |
      final class Draft {
          func close() {
              do {
                  try store.save(text)
              } catch {
                  editor.show(error)
              }
          }
      }
    kotlin: |
      class Draft {
          fun close() {
              try {
                  store.save(text)
              } catch (e: IOException) {
                  editor.show(e)
              }
          }
      }
  - name: another case of the same error is caught
    swift: |
      enum DoorError: Error {
          case locked
          case jammed
      }
      final class Door {
          func open() {
              do {
                  try push()
              } catch DoorError.locked {
              //~ error-handling-differs: what is caught here is
                  bell.ring()
              } catch {
                  sign.show()
              }
          }
      }
    kotlin: |
      sealed class DoorError : Exception() {
          object Locked : DoorError()
          object Jammed : DoorError()
      }
      class Door {
          fun open() {
              try {
                  push()
              } catch (e: DoorError.Jammed) {
                  bell.ring()
              } catch (e: Exception) {
                  sign.show()
              }
          }
      }
  - name: the same case of the same error is caught
    swift: |
      enum DoorError: Error {
          case locked
          case jammed
      }
      final class Door {
          func open() {
              do {
                  try push()
              } catch DoorError.locked {
                  bell.ring()
              } catch {
                  sign.show()
              }
          }
      }
    kotlin: |
      sealed class DoorError : Exception() {
          object Locked : DoorError()
          object Jammed : DoorError()
      }
      class Door {
          fun open() {
              try {
                  push()
              } catch (e: DoorError.Locked) {
                  bell.ring()
              } catch (e: Exception) {
                  sign.show()
              }
          }
      }
  - name: another case of an error that a library declares
    swift: |
      final class Door {
          func open() -> Int {
              do {
                  return try push()
              } catch DoorError.locked {
              //~ info error-handling-differs: what is caught here is
                  return 1
              }
          }
      }
    kotlin: |
      class Door {
          fun open(): Int {
              try {
                  return push()
              } catch (e: DoorError.Jammed) {
                  return 1
              }
          }
      }
  - name: each platform's own error
    swift: |
      final class Door {
          func open() -> Int {
              do {
                  return try push()
              } catch let error as URLError {
                  return 1
              } catch {
                  return 2
              }
          }
      }
    kotlin: |
      class Door {
          fun open(): Int {
              try {
                  return push()
              } catch (e: IOException) {
                  return 1
              } catch (e: Exception) {
                  return 2
              }
          }
      }
"""####),
    Document(path: "parity/expired-suppression.yml", text: ####"""
id: expired-suppression
check: expired-directive
severity: warning
summary: A directive was to end, and the day has come.
message: "`{directive}` ended on {day} and silences nothing any more."
why: |
  Somebody allowed a difference for a time, to give the other platform room to follow. The time is over; the difference
  is reported again, and this line only hides that it was meant to be temporary.
instead: |
  Mend the difference and remove the directive, or agree on another day.
examples:
  - name: the day has come
    swift: |
      struct Court {
          // parity:disable:next literal-differs until 2020-01-31 - being ported
          //~ expired-suppression: ended on 2020-01-31
          var width: Int = 10
      }
    kotlin: |
      data class Court(var width: Int = 10)
  - name: there is time left
    swift: |
      struct Court {
          // parity:disable:next literal-differs until 2999-01-31 - being ported
          var width: Int = 10
      }
    kotlin: |
      data class Court(var width: Int = 12)
"""####),
    Document(path: "parity/kind-differs.yml", text: ####"""
id: kind-differs
check: kind-differs
severity: warning
summary: A type is of another kind on the other side.
message: "`{name}` is {swift} in Swift and {kotlin} in Kotlin."
why: |
  The cases of an enumeration are known to the compiler, which then asks for every one of them; a class may have any
  number of values. An interface can be replaced in a test, a class cannot. Code that is ported from one to the other
  compiles, and misses what the kind was chosen for.
instead: |
  Choose one kind for both. A struct is a class here, an enumeration without cases is an object, and a sealed class
  whose subclasses are values is an enumeration. Of a type that a library keeps to itself it is a note.
examples:
  - name: an enumeration and free strings
    swift: |
      enum Sport {
      //~  ^^^^^ kind-differs: an enum in Swift and a class in Kotlin
          case padel
          case tennis

          var isIndoor: Bool { false }
      }
    kotlin: |
      class Sport(val name: String) {
          val isIndoor: Boolean get() = false
      }
  - name: a struct and a data class, an enumeration and an object
    swift: |
      struct Visit {
          let guests: Int
      }

      enum Limits {
          static let guests = 4
      }
    kotlin: |
      data class Visit(val guests: Int)

      object Limits {
          const val guests = 4
      }
  - name: types of their own below a sealed class
    swift: |
      public struct TextNote {
          public var context: String?
          public var body: String
      }
      public struct ImageNote {
          public var context: String?
          public var source: String
      }
    kotlin: |
      sealed class BaseNote {
          abstract var context: String?
      }
      data class TextNote(var body: String) : BaseNote() {
          override var context: String? = null
      }
      data class ImageNote(var source: String) : BaseNote() {
          override var context: String? = null
      }
  - name: constants with names and an enumeration
    swift: |
      enum Shade {
      //~  ^^^^^ info kind-differs: an enum without cases in Swift and an enum in Kotlin
          static let dark = "dark"
          static let light = "light"
      }
    kotlin: |
      enum class Shade {
          DARK,
          LIGHT,
      }
  - name: texts of an enumeration and texts with names
    swift: |
      enum StallTexts {
      //~  ^^^^^^^^^^ info kind-differs
          case opened
          case shut(row: String)

          var description: String {
              switch self {
              case .opened: return "Stall opened"
              case .shut(let row): return "Stall shut in \(row)"
              }
          }
      }
    kotlin: |
      object StallTexts {
          const val OPENED = "Stall opened"
          const val SHUT = "Stall shut in %s"
      }
  - name: a protocol and a sealed interface, and an enumeration that a class stands for
    swift: |
      protocol Overlay {
          func merged(with other: Self?) -> Self
      }
      enum Corner {
      //~  ^^^^^^ kind-differs
          case left
          case right

          var isFree: Bool { true }
      }
    kotlin: |
      sealed interface Overlay<T : Overlay<T>> {
          fun merged(with: T?): T
      }
      class Corner(val side: String) {
          val isFree: Boolean get() = true
      }
  - name: a struct of nothing but constants
    swift: |
      struct Lane {
      //~    ^^^^ info kind-differs
          static let fast = "fast"
          static let slow = "slow"
      }
    kotlin: |
      enum class Lane(val key: String) {
          FAST("fast"), SLOW("slow")
      }
"""####),
    Document(path: "parity/literal-differs.yml", text: ####"""
id: literal-differs
check: literal-differs
severity: warning
summary: The same place holds different literals.
message: "`{swift}` in Swift is `{kotlin}` in Kotlin{more}."
why: |
  Literals are where an app meets the world: paths and versions of the server's interface, keys of JSON and of stored
  settings, regular expressions, limits, analytics events. One letter apart, and one of the apps talks to the old version,
  forgets its settings or refuses an address that the other accepts.
instead: |
  Correct the one that is wrong. If each platform needs its own value (a store link, a bundle identifier), keep it in a
  place that is platform-only rather than in the shared logic.
examples:
  - name: one app stayed on the old interface
    swift: |
      struct TenantService {
          func path() -> String { "/v2/tenants" }
      }
    kotlin: |
      class TenantService {
          fun path(): String = "/v1/tenants"
          //~                  ^^^^^^^^^^^^^ literal-differs
      }
  - name: the same number and text
    swift: |
      struct Limits {
          let seconds = 1_000
          let note = "\u{41}"
      }
    kotlin: |
      class Limits {
          val seconds = 1000
          val note = "A"
      }
  - name: one scheme throughout
    swift: |
      enum Endpoint {
          static let users = "v2/users"
          //~                ^^^^^^^^^^ literal-differs: and 2 more texts
          static let teams = "v2/teams"
          static let rooms = "v2/rooms"
          static let keys = "v2/keys.json"
          //~               ^^^^^^^^^^^^^^ literal-differs: keys.json
      }
    kotlin: |
      object Endpoint {
          const val users = "v3/users"
          const val teams = "v3/teams"
          const val rooms = "v3/rooms"
          const val keys = "v2/keys.xml"
      }
  - name: a constant on one side, computed on the other
    swift: |
      final class Lamp {
          let watts = 5
      }
    kotlin: |
      class Lamp {
          val watts: Int get() = 6
          //~                    ^ literal-differs
      }
  - name: a variable that the other side writes as a constant
    swift: |
      final class Lamp {
          var watts = 5
      }
    kotlin: |
      class Lamp {
          val watts: Int get() = 6
          //~                    ^ literal-differs
      }
  - name: a text and an entry that is known by another one
    swift: |
      struct Parcel {
          var kind: String = "bax"
          //~ literal-differs: bax
      }
    kotlin: |
      enum class Kind { @SerialName("box") BOX, @SerialName("bag") BAG }
      class Parcel {
          var kind: Kind = Kind.BOX
      }
  - name: what an entry gives
    swift: |
      final class Hub {
          func start(id: String) { capture("$open", id: id) }
      }
    kotlin: |
      enum class Topic(val event: String) { OPEN("\$open"), SHUT("\$shut") }
      class Hub {
          fun start(id: String) { capture(Topic.OPEN.event, id = id) }
      }
  - name: what another entry gives
    swift: |
      final class Hub {
          func start(id: String) { capture("$open", id: id) }
          //~ literal-differs: $open
      }
    kotlin: |
      enum class Topic(val event: String) { OPEN("\$open"), SHUT("\$shut") }
      class Hub {
          fun start(id: String) { capture(Topic.SHUT.event, id = id) }
      }
  - name: a constant inside a text
    swift: |
      struct Label {
          static let prefix = "guest:"
          func text(id: String) -> String { return "\(prefix)\(id)!" }
      }
    kotlin: |
      class Label {
          fun text(id: String): String = "guest:$id!"
      }
  - name: the numbers of two releases, which are no more than a note
    swift: |
      enum Library {
          static let libraryVersion = "3.12.0"
          //~ info literal-differs
      }
    kotlin: |
      object Library {
          const val LIBRARY_VERSION = "4.0.1"
      }
  - name: which release is wanted
    swift: |
      enum Library {
          static let minimumVersion = "3.12.0"
          //~ literal-differs
      }
    kotlin: |
      object Library {
          const val MINIMUM_VERSION = "4.0.1"
      }
  - name: one arm for two cases, of which one gives something else
    swift: |
      struct Ticket {
          var source: String? {
              switch kind {
              case .wall: return "wall"
              case .result, .confirm: return "end"
              //~ literal-differs: sure
              }
          }
      }
    kotlin: |
      class Ticket {
          val source: String?
              get() = when (kind) {
                  is Kind.Wall -> "wall"
                  is Kind.Result -> "end"
                  is Kind.Confirm -> "sure"
              }
      }
  - name: seconds here, milliseconds there
    swift: |
      class Poller {
          let pause: TimeInterval = 4 * 60 * 60
          let askEvery = 30
          let timeout: TimeInterval = 3.0
          let delaySeconds = 5
      }
    kotlin: |
      class Poller {
          val pause = 4 * 60 * 60 * 1000L
          val askEvery = 30 * 1000
          val timeout = 5000L
          //~           ^^^^^ literal-differs
          val delaySeconds = 5000
          //~                ^^^^ literal-differs
      }
  - name: a host, and the address that is built with it elsewhere
    swift: |
      enum Places {
          static let shop = "shop.example.org"
          //~ info literal-differs
          static let desk = "desk.example.org"
          //~ literal-differs
      }
    kotlin: |
      object Places {
          const val SHOP = "https://shop.example.org/v1/"
          const val DESK = "https://desks.example.org/v1/"
      }
  - name: what has nothing to do with the time that is handed over
    swift: |
      final class Ride {
          func cost(time: Date, distance: Double) -> Double { return distance * 3 }
          //~ literal-differs: `3` in Swift
      }
    kotlin: |
      class Ride {
          fun cost(time: Date, distance: Double): Double { return distance * 3000 }
      }
  - name: a comparison of what is asked of another type
    swift: |
      func isQuiet(_ error: Error) -> Bool {
          error is Stopped || (error as? Refusal)?.code == 404
      }
      func isLoud(_ error: Error) -> Bool {
          error is Stopped || (error as? Refusal)?.code == 404
          //~ literal-differs
      }
    kotlin: |
      fun isQuiet(error: Throwable): Boolean =
          error is Stopped || error is Refusal && error.code == 404

      fun isLoud(error: Throwable): Boolean =
          error is Stopped || error is Refusal && error.code == 403
  - name: a lock on one side around what gives one of two values
    swift: |
      actor Desk {
          let store: Store
          let source: Source
          func note() async throws -> Note {
              guard let note = store.note else { throw DeskError.empty }
              if note.isFresh { return note }
              return try await source.load(note)
          }
          func page() async throws -> Page {
              guard let page = store.page else { throw DeskError.empty }
              if page.isFresh { return page }
              return try await source.load(page, 3)
              //~ literal-differs
          }
      }
    kotlin: |
      class Desk(val store: Store, val source: Source) {
          private val mutex = Mutex()
          suspend fun note(): Note = mutex.withLock {
              val note = store.note ?: throw DeskException.Empty
              if (note.isFresh) note else source.load(note)
          }
          suspend fun page(): Page = mutex.withLock {
              val page = store.page ?: throw DeskException.Empty
              if (page.isFresh) page else source.load(page, 5)
          }
      }
  - name: a condition of the last case, and another one as its answer
    swift: |
      func retries(_ status: Int) -> Bool {
          switch status {
          case 429: return true
          case 500..<600 where status != 501: return true
          //~ literal-differs
          default: return false
          }
      }
    kotlin: |
      fun retries(status: Int): Boolean = when (status) {
          429 -> true
          in 500 until 600 -> status != 502
          else -> false
      }
  - name: a case made anew, and a copy with another value
    swift: |
      enum Label {
          case plain
          case boxed(width: Int, height: Int)
          func wider() -> Label {
              switch self {
              case .plain: return .plain
              case .boxed(let width, let height): return .boxed(width: width + 1, height: height)
              //~ literal-differs
              }
          }
      }
    kotlin: |
      sealed class Label {
          object Plain : Label()
          data class Boxed(val width: Int, val height: Int) : Label()
          fun wider(): Label = when (this) {
              is Plain -> this
              is Boxed -> copy(width = width + 2)
          }
      }
  - name: an increment in what a decision is about, and a longer step
    swift: |
      func read(_ codes: [Int]) {
          var next = 0
          while next < codes.count {
              let code = codes[next]
              next += 2
              //~ literal-differs
              switch code {
              case 0: stop()
              default: run(code)
              }
          }
      }
    kotlin: |
      fun read(codes: List<Int>) {
          var next = 0
          while (next < codes.size) {
              when (val code = codes[next++]) {
                  0 -> stop()
                  else -> run(code)
              }
          }
      }
  - name: a key in bodies that are written in two ways
    swift: |
      struct Reader {
          func read(_ json: [String: Any]) -> Person? {
              guard let name = json["name"] as? String else { return nil }
              var person = Person(name: name)
              person.age = json["age"] as? Int
              person.mail = json["mail"] as? String
              //~                ^^^^^^ literal-differs: `"email"` in Kotlin
              return person
          }
      }
    kotlin: |
      class Reader {
          fun read(json: JSONObject): Person? {
              return json.optString("name").takeIf { it.isNotEmpty() }?.let { name ->
                  Person(name, json.opt("age") as? Int, json.opt("email") as? String)
              }
          }
      }
  - name: names of headers
    swift: |
      func send(request: Request) {
          request.add("X-Shop-Locale", value: locale)
          //~         ^^^^^^^^^^^^^^^ info literal-differs
          request.add("X-Shop-Till", value: locale)
          //~         ^^^^^^^^^^^^^ literal-differs
      }
    kotlin: |
      fun send(request: Request) {
          request.add("x-shop-locale", locale)
          request.add("x-shop-desk", locale)
      }
  - name: one that only waits for a function that calls back stands before none of it
    swift: |
      final class Booth {
          func open(key: Key, completion: @escaping (Door) -> Void) {
              motor.warmUp(seconds: 7)
              //~                   ^ literal-differs: `8` in Kotlin
              motor.open(key: key, completion: completion)
          }

          func open(key: Key) async -> Door {
              await withCheckedContinuation { continuation in
                  open(key: key) { door in continuation.resume(returning: door) }
              }
          }
      }
    kotlin: |
      class Booth {
          suspend fun open(key: Key): Door {
              motor.warmUp(seconds = 8)
              return motor.open(key)
          }
      }
  - name: the sentence of an error, and what else may differ in a sentence
    swift: |
      final class Gate {
          func open(count: Int) throws {
              guard count > 0 else { throw GateError.stuck("the gate is shut") }
              //~                                          ^^^^^^^^^^^^^^^^^^ info literal-differs
              guard count < 9 else { throw GateError.stuck("the gate is full") }
              //~                                          ^^^^^^^^^^^^^^^^^^ literal-differs
          }
          func title() -> String {
              return "the gate is yours"
              //~    ^^^^^^^^^^^^^^^^^^^ literal-differs
          }
      }
      struct FenceError: Error {
          let code: Int
          var message: String { return "the fence is torn" }
          //~                          ^^^^^^^^^^^^^^^^^^^ info literal-differs
      }
      struct FenceNote {
          let code: Int
          var message: String { return "the fence is new" }
          //~                          ^^^^^^^^^^^^^^^^^^ literal-differs
      }
    kotlin: |
      class Gate {
          fun open(count: Int) {
              if (count <= 0) throw GateException.Stuck("The gate is shut.")
              if (count >= 9) throw GateException.Stuck("The gate is closed.")
          }
          fun title(): String {
              return "The gate is yours"
          }
      }
      class FenceException(val code: Int) : Exception() {
          override val message: String get() = "The fence is torn."
      }
      class FenceNote(val code: Int) {
          val message: String get() = "The fence is new."
      }
  - name: constants by the names of the properties that start with them
    swift: |
      enum Rank {
          case bronze
          case silver
      }
      final class Uploader {
          var batchSize = 20
          //~             ^^ literal-differs: `Defaults.batchSize`
          var retries = 3
          var rank: Rank = .bronze
          var labels: [String] = []
          var pause: TimeInterval = 30
          var codec = Codecs.codec
          var depth: Int
          init(depth: Int = 4) {
              self.depth = depth
          }
      }
    kotlin: |
      enum class Rank { BRONZE, SILVER }
      class Uploader(var depth: Int = 4) {
          private companion object Defaults {
              val batchSize = 25
              val retries = 3
              val rank: Rank = Rank.BRONZE
              val labels: List<String> = emptyList()
              val pause = 30_000L
              val codec = "gzip"
          }
          var batchSize = Defaults.batchSize
          var retries = Defaults.retries
          var rank: Rank = Defaults.rank
          var labels: List<String> = Defaults.labels
          var pause: Long = Defaults.pause
          var codec = Defaults.codec
      }
  - name: alternatives in another order, and another word for what they ask about
    swift: |
      struct Refusal {
          let reason: String
          func isFinal() -> Bool {
              reason == "closed" || reason == "late" && place.caption == "night"
                  || reason == "late" && place.caption == "noon"
                  || reason == "late" && place.caption == "dawn"
          }
      }
    kotlin: |
      class Refusal(val reason: String) {
          fun isFinal(): Boolean =
              reason == "closed" || reason == "late" && place.title == "night"
                  || reason == "late" && place.title == "dawn"
                  || reason == "late" && place.title == "noon"
      }
  - name: alternatives in another order, of which one is another
    swift: |
      struct Refusal {
          let reason: String
          func isFinal() -> Bool {
              reason == "closed" || reason == "late" && place.caption == "night"
                  || reason == "late" && place.caption == "noon"
              //~                                         ^^^^^^ literal-differs
                  || reason == "late" && place.caption == "dawn"
              //~                                         ^^^^^^ literal-differs
          }
      }
    kotlin: |
      class Refusal(val reason: String) {
          fun isFinal(): Boolean =
              reason == "closed" || reason == "late" && place.title == "night"
                  || reason == "late" && place.title == "dawn"
                  || reason == "late" && place.title == "dusk"
      }
  - name: alternatives that ask two things, crosswise
    swift: |
      struct Refusal {
          let place: Place
          func isFinal() -> Bool {
              place.caption == "night" || place.caption == "noon"
              //~                                          ^^^^^^ literal-differs
                  || place.hint == "dawn"
              //~                  ^^^^^^ literal-differs
          }
      }
    kotlin: |
      class Refusal(val place: Place) {
          fun isFinal(): Boolean =
              place.caption == "night" || place.caption == "dawn" || place.hint == "noon"
      }
  - name: an opacity in 255ths, and another one
    swift: |
      enum Palette {
          static func shadow(_ color: Color) -> Color {
              return color.mixed(alpha: 0.12, over: 3)
              //~                       ^^^^ info literal-differs
          }
          static func glow(_ color: Color) -> Color {
              return color.mixed(alpha: 0.12, over: 3)
              //~                       ^^^^ literal-differs
          }
      }
      struct Retry {
          func pause(_ clock: Clock) -> Int {
              return clock.wait(0.12, 3)
              //~               ^^^^ literal-differs
          }
      }
    kotlin: |
      object Palette {
          fun shadow(color: Color): Color {
              return color.mixed(alpha = 31, over = 3)
          }
          fun glow(color: Color): Color {
              return color.mixed(alpha = 64, over = 3)
          }
      }
      class Retry {
          fun pause(clock: Clock): Int {
              return clock.wait(31, 3)
          }
      }
  - name: a timer in seconds and in milliseconds
    swift: |
      final class Sender {
          var resendTimer: Int = 30
          var retryTimer: Int = 30
          //~                   ^^ literal-differs: `30 * 100` in Kotlin
      }
    kotlin: |
      class Sender {
          var resendTimer: Int = 30 * 1000
          var retryTimer: Int = 30 * 100
      }
  - name: a day, written out and as what it comes to
    swift: |
      final class Cache {
          func isFresh(_ age: Int) -> Bool { return age < 24 * 60 * 60 }
          func isOld(_ age: Int) -> Bool { return age > 7 * 24 * 3600 }
          //~ literal-differs
      }
    kotlin: |
      class Cache {
          fun isFresh(age: Int): Boolean = age < 86_400
          fun isOld(age: Int): Boolean = age > 604_000
      }
  - name: branches that stand in another order for cases of other names
    swift: |
      func open(_ asset: Asset) -> Opened {
          switch asset {
          case .single(let file): return openFile(file, limit: 5)
          case .several(let folder): return openFolder(folder, limit: 7)
          //~                                                         ^ literal-differs
          }
      }
    kotlin: |
      fun open(asset: Asset): Opened = when (asset) {
          is Directory -> openFolder(asset, 8)
          is Document -> openFile(asset, 5)
      }
"""####),
    Document(path: "parity/mapping-differs.yml", text: ####"""
id: mapping-differs
check: mapping-differs
severity: warning
summary: Both sides say what each word or number stands for, and one of them says it otherwise or not at all.
message: "The two tables differ: {how}."
why: |
  What a server sends and what a file holds is told apart by words and numbers: status codes, event names, kinds of payment.
  A new one is taught to one platform and forgotten on the other, where it ends with everything that is unknown: the user of
  that platform is told that something is not supported, or loses it.
instead: |
  Take the row over, or correct the one that is wrong. What only one platform can receive belongs into its platform-only code.
examples:
  - name: a kind that one side does not know
    swift: |
      enum Payment {
          case card
          case later(Int)
          case other
          init(code: String, parts: Int) {
              switch code {
              case "card", "credit": self = .card
              case "klarna":
                  guard parts > 1 else {
                      self = .other
                      return
                  }
                  self = .later(parts)
              default: self = .other
              }
          }
      }
    kotlin: |
      sealed interface Payment {
          data object Card : Payment
          data class Later(val parts: Int) : Payment
          data object Other : Payment
          companion object {
              fun from(code: String, parts: Int): Payment = when (code) {
                  "card", "credit" -> Card
                  "klarna", "klarna_slice" -> Later(parts).takeIf { parts > 1 } ?: Other
                  //~ mapping-differs: Kotlin asks for `"klarna_slice"` and Swift does not
                  else -> Other
              }
          }
      }
  - name: a status that stands for something else
    swift: |
      enum Mapper {
          static func check(_ response: Answer) throws {
              switch response.status {
              case 200: return
              case 401: throw Fault.signedOut
              case 404: throw Fault.notFound
              case 410: throw Fault.expired
              case 451: throw Fault.blocked
              case 498: throw Fault.expired
              default: throw Fault.unexpected
              }
          }
      }
    kotlin: |
      object Mapper {
          fun check(response: Answer) {
              if (response.status != 200) throw response.fault()
          }
          private fun Answer.fault(): Fault = when (status) {
              401 -> Fault.SignedOut()
              404, 410 -> Fault.NotFound()
              //~ mapping-differs: for `410` there is `throw Fault.expired` in Swift and `Fault.NotFound()` in Kotlin
              451 -> Fault.Blocked()
              498 -> Fault.Expired()
              else -> Fault.Unexpected()
          }
      }
  - name: the same in other words
    swift: |
      enum Mapper {
          static func fault(_ status: Int) -> Fault {
              switch status {
              case 401: return .signedOut
              case 404: return .missing
              case 451: return .blocked
              case 503: return .unexpected
              default: return .unexpected
              }
          }
      }
    kotlin: |
      object Mapper {
          fun fault(status: Int): Fault {
              val fault = when (status) {
                  401 -> Fault.SignedOut()
                  404 -> Fault.NotFound()
                  451 -> Fault.Blocked()
                  else -> Fault.Unexpected()
              }
              return fault
          }
      }
"""####),
    Document(path: "parity/missing-case.yml", text: ####"""
id: missing-case
check: missing-case
severity: warning
summary: A case of a paired enumeration has no counterpart.
message: "{side} has no case for `{name}`{more}."
why: |
  Enumerations mostly mirror what a server sends. When the server begins to send a value that only one app knows, the
  other one fails to decode the whole answer, or falls into its default branch and shows something wrong. This is among
  the commonest ways in which two apps that were equal come to differ.
instead: |
  Add the case on the other side, with the same raw value, and look at every `switch` and `when` over it. Case names may
  follow each language's habit: `paidOnline`, `PAID_ONLINE` and a sealed subclass `PaidOnline` are the same.
examples:
  - name: a new state of a payment
    swift: |
      enum PaymentStatus: String {
          case pending
          case paid
          case refunded
          //~  ^^^^^^^^ missing-case
      }
    kotlin: |
      enum class PaymentStatus {
          PENDING,
          PAID,
      }
  - name: the same cases as a sealed class
    swift: |
      enum LoadState {
          case idle
          case failed(message: String)
      }
    kotlin: |
      sealed class LoadState {
          object Idle : LoadState()
          data class Failed(val message: String) : LoadState()
      }
  - name: a case that carries the cases of an enum below, which is no more than a note
    swift: |
      enum Action {
          case start
          case page(action: PageAction)
          //~ info missing-case
      }
      enum PageAction {
          case open(page: Page)
          case close(page: Page)
      }
    kotlin: |
      sealed class Action {
          data object Start : Action()
          sealed class PageAction : Action() {
              data class Open(val page: Page) : PageAction()
              data class Close(val page: Page) : PageAction()
          }
      }
  - name: cases that carry a value of a type of their own, and cases that are those types
    swift: |
      enum VisitRecord {
          case planned(Planned)
          case shiftDone(ShiftDone)

          struct Planned {
              let day: Day
              let host: String
          }

          struct ShiftDone {
              let day: Day
              var remark: String?
          }
      }
    kotlin: |
      sealed class VisitRecord {
          data class PlannedVisitRecord(
              val host: String,
              val day: Day,
          ) : VisitRecord()

          data class ShiftDoneVisitRecord(
              val day: Day,
              val remark: String? = null,
          ) : VisitRecord()
      }
  - name: a case that carries a value of a type of its own, and a subclass that does more than carry values
    swift: |
      enum CargoNote {
          case idle
          case loaded(Loaded)

          struct Loaded {
              let crates: Int
              func weight() -> Int { crates * 12 }
          }
      }
    kotlin: |
      sealed class CargoNote {
          object Idle : CargoNote()

          class LoadedNote(val crates: Int) : CargoNote() {
              fun weight(): Int = crates * 12
          }
      }
  - name: two values of one type, of which neither is the other's case
    swift: |
      enum Crossing {
          case closed
          case ferry(Passage)
          //~  ^^^^^ missing-case

          struct Passage {
              let minutes: Int
          }
      }
    kotlin: |
      sealed class Crossing {
          object Closed : Crossing()
          data class Bridge(val toll: Int) : Crossing()
          //~        ^^^^^^ missing-case
      }
  - name: a case that nobody can use any more
    swift: |
      enum Berth {
          case free
          @available(*, unavailable, renamed: "free")
          case vacant
      }
    kotlin: |
      sealed class Berth {
          object Free : Berth()
      }
  - name: a type that only says where it went
    swift: |
      @available(*, unavailable, renamed: "HarborGate")
      enum Gate: Int {
          case north
      }
      enum HarborGate: Int {
          case north
          case south
      }
    kotlin: |
      enum class HarborGate {
          NORTH,
          SOUTH,
      }
  - name: cases that say each by itself which text they go by, and one that says another
    swift: |
      enum Layer: String {
          case lowest = "base"
          case upper = "shelf"
          //~  ^^^^^ missing-case
      }
    kotlin: |
      enum class Layer {
          Ground { override fun toString(): String = "base" },
          Roof { override fun toString(): String = "roof" },
      //~ ^^^^ missing-case
      }
  - name: many cases of one enumeration, of which the first speaks for all
    swift: |
      enum Notice {
          case opened
          case closed
          case moved
          //~  ^^^^^ missing-case: Kotlin has no case for `moved`, nor for 9 others of `Notice`.
          case rented
          //~ info missing-case: Kotlin has no case for `rented`.
          case lent
          //~ info missing-case
          case cleaned
          //~ info missing-case
          case painted
          //~ info missing-case
          case heated
          //~ info missing-case
          case flooded
          //~ info missing-case
          case booked
          //~ info missing-case
          case locked
          //~ info missing-case
          case sold
          //~ info missing-case
      }
    kotlin: |
      enum class Notice { OPENED, CLOSED }
  - name: a name that is the raw value which the other side writes down
    swift: |
      enum PlanState: String, Codable {
          case active
          case inBillingRetry
          case inReview
          //~  ^^^^^^^^ missing-case: Kotlin has no case for `inReview`.
      }
    kotlin: |
      @Serializable
      enum class PlanState {
          @SerialName("active") ACTIVE,
          @SerialName("inBillingRetry") RETRIED,
          @SerialName("review") CHECKED,
          //~                   ^^^^^^^ missing-case
      }
  - name: a name that is cut short, and one that only begins alike
    swift: |
      enum Stage {
          case dev
          case production
          case off
          //~ missing-case
      }
    kotlin: |
      enum class Stage {
          DEVELOPMENT,
          PRODUCTION,
          OFFER,
          //~ missing-case
      }
  - name: what one case carries is said by the names of others
    swift: |
      enum Sorting {
          case count(Order)
          //~ info missing-case
          case title(Order)
          //~ info missing-case
          case rank
      }
    kotlin: |
      enum class Sorting {
          COUNT_ASCENDING,
          //~ info missing-case
          COUNT_DESCENDING,
          //~ info missing-case
          TITLE_ASCENDING,
          //~ info missing-case
          TITLE_DESCENDING,
          //~ info missing-case
          RANK,
      }
  - name: what a sealed class keeps to itself, and what it shows
    swift: |
      public enum ProfileKey {
          case city
          case custom(String)
      }
    kotlin: |
      sealed class ProfileKey {
          internal object Email : ProfileKey()
          //~             ^^^^^ info missing-case
          object Zip : ProfileKey()
          //~    ^^^ missing-case
          object City : ProfileKey()
          data class Custom(val text: String) : ProfileKey()
      }
"""####),
    Document(path: "parity/missing-file.yml", text: ####"""
id: missing-file
check: missing-file
severity: info
summary: A file has no counterpart in the other code base.
message: "No {side} file mirrors `{name}`."
why: |
  A feature that was written for one platform and never ported looks finished to everybody who works on that platform.
  Nobody misses it until a user of the other app asks for it. But many files rightly exist on one side only (widgets,
  view plumbing, platform services), so this is a note to read through once and not an alarm.
instead: |
  Port the file, or say that it has no twin: list it under `platformOnly` in `.parity.yml`, with the reason, or begin it
  with `// parity:platform-only - <reason>`. If the counterpart exists under another name, name the pair under `pairs`
  or teach the pattern under `pairing`.
examples:
  - name: a service that was never ported
    swift: |
      //~ missing-file
      final class RefundService {
          func refund(bookingId: String) -> Bool { bookingId.isEmpty == false }
      }
  - name: a twin under the same name
    swift: |
      struct Court {
          let name: String
      }
    kotlin: |
      data class Court(val name: String)
"""####),
    Document(path: "parity/missing-member.yml", text: ####"""
id: missing-member
check: missing-member
severity: warning
habit: 4
summary: A member of a paired type has no counterpart.
message: "The {kind} `{name}` has no counterpart in {side}{more}."
why: |
  Somebody added a member on one platform and the port never came, or it was removed there and stayed here. The two types
  no longer offer the same, so the next feature that is ported by hand does not compile, or worse: it does, without the
  behaviour that the member gave. A forgotten `logout()` step keeps a user's data on one of the two phones.
instead: |
  Port the member, or remove it where it is no longer wanted. A helper that only this platform needs is best
  `private`; what belongs to the platform by intent gets `// parity:platform-only - <reason>`. What lacks in a type
  that a library keeps to itself is a note, and so is a constant: where its value counts it is used, and that is told.
examples:
  - name: a step that only iOS has
    swift: |
      final class LoginPresenter {
          func login() {}

          func skipLogin() {}
          //~  ^^^^^^^^^ missing-member: no counterpart in Kotlin
      }
    kotlin: |
      class LoginPresenter {
          fun login() {}
      }
  - name: a property that only Android has
    swift: |
      struct Tenant {
          let id: String
      }
    kotlin: |
      data class Tenant(
          val id: String,
          val timezone: String,
          //~ ^^^^^^^^ missing-member: no counterpart in Swift
      )
  - name: an extension on one side, a member on the other
    swift: |
      struct Tenant {
          let name: String
      }

      extension Tenant {
          func hasName() -> Bool { !name.isEmpty }
      }
    kotlin: |
      data class Tenant(val name: String) {
          fun hasName(): Boolean = name.isNotEmpty()
      }
  - name: a raw value by a name of its own
    swift: |
      enum Step: String {
          case first = "one"
          case second = "two"
      }
      func key(step: Step) -> String { step.rawValue }
    kotlin: |
      enum class Step(val wireName: String, val note: String) {
      //~                                       ^^^^ missing-member
          FIRST("one", "a"),
          SECOND("two", "b"),
      }
      fun key(step: Step): String = step.wireName
  - name: an overload on one side, a default on the other
    swift: |
      final class Gate {
          func open(door: String) { open(door: door, guest: nil) }
          func open(door: String, guest: Guest?) { motor.turn(door, guest) }
      }
    kotlin: |
      class Gate {
          fun open(door: String, guest: Guest? = null) { motor.turn(door, guest) }
      }
  - name: an overload of a parameter that has no default
    swift: |
      final class Gate {
          func open(door: String) { open(door: door, guest: nil) }
          //~  ^^^^ missing-member: no counterpart in Kotlin
          func open(door: String, guest: Guest?) { motor.turn(door, guest) }
      }
    kotlin: |
      class Gate {
          fun open(door: String, guest: Guest?) { motor.turn(door, guest) }
      }
  - name: a property that the class passes to its supertype
    swift: |
      protocol Signal {
          var topic: String { get }
      }
      struct GateOpened: Signal {
          let topic: String = "gate"
          let width: Int
      }
    kotlin: |
      interface Signal {
          val topic: String
      }
      open class PlainSignal(override val topic: String) : Signal
      class GateOpened(val width: Int) : PlainSignal("gate")
  - name: what one side replaces and the other only inherits
    swift: |
      class Machine {
          func rest() { stop() }
      }
      final class Mill: Machine {
          override func rest() { clean() }
          //~           ^^^^ missing-member
          func turn() {}
      }
    kotlin: |
      open class Machine {
          open fun rest() { stop() }
      }
      class Mill : Machine() {
          fun turn() {}
      }
  - name: a property and the constant that it starts with
    swift: |
      final class Harbor {
          let moduleName: String = "Harbor"
      }
    kotlin: |
      class Harbor {
          val moduleName: String = MODULE_NAME

          companion object {
              private const val MODULE_NAME: String = "Harbor"
              //~               ^^^^^^^^^^^ info missing-member
          }
      }
  - name: the number behind a set of options
    swift: |
      struct Tool: OptionSet {
          let rawValue: Int
          func sharpen() { forge.start() }
      }
    kotlin: |
      class Tool {
          fun sharpen() { forge.start() }
      }
  - name: a promise that goes by another name, kept by a class above
    swift: |
      enum Signal {
          case opened
          case closed
      }

      protocol Tracked {
          var signal: Signal { get }
      }

      struct Opened: Tracked {
          let page: Int
          let signal: Signal = .opened

          func report() -> Int { page + 1 }
      }
    kotlin: |
      enum class Signal {
          OPENED,
          CLOSED,
      }

      interface Tracked {
          val occasion: Signal
      }

      abstract class Notice(override val occasion: Signal) : Tracked

      class Opened(val page: Int) : Notice(Signal.OPENED) {
          fun report(): Int = page + 1
      }
  - name: a promise that goes by another name, and that nobody keeps
    swift: |
      enum Signal {
          case opened
          case closed
      }

      protocol Tracked {
          var signal: Signal { get }
      }

      struct Opened: Tracked {
          let page: Int
          let signal: Signal = .opened
          //~ ^^^^^^ missing-member

          func report() -> Int { page + 1 }
      }
    kotlin: |
      enum class Signal {
          OPENED,
          CLOSED,
      }

      interface Tracked {
          val occasion: Signal
      }

      abstract class Opened(val page: Int) : Tracked {
          fun report(): Int = page + 1
      }
  - name: who asks and who hands out
    swift: |
      protocol Gate {
          func open()
      }

      final class Yard {
          func makeFence() -> Int { posts.count }
          func makeOuterGardenGate() -> Gate { keeper.gate }
          //~  ^^^^^^^^^^^^^^^^^^^ missing-member
      }
    kotlin: |
      interface Gate {
          fun open()
      }

      class Yard {
          fun makeFence(): Int = posts.size
          fun makeHasInnerGardenGate(): Boolean = keeper.gate
          //~ ^^^^^^^^^^^^^^^^^^^^^^ missing-member
      }
  - name: a library's method of the same name
    swift: |
      final class PageView: WKWebView {
          func loadURL(from page: Page) {
              attempts = 0
              show(page.address)
          }
      }
    kotlin: |
      class PageView : WebView() {
          fun loadPageWithSpareUrl(page: Page) {
              attempts = 0
              show(page.address)
          }

          override fun loadUrl(url: String) {
          //~          ^^^^^^^ info missing-member
              super.loadUrl(url.trim())
          }
      }
  - name: what everybody may call, and a private helper of its name
    swift: |
      public class Journal: Log {
          public var level: Int = 0

          public func warn(message: String) {
              if level >= 2 { os_log("Warn: %@", message) }
          }

          public func log(message: String) {
          //~         ^^^ missing-member
              if level >= 3 { os_log("Log: %@", message) }
          }
      }
    kotlin: |
      public class Journal : Log {
          override var level: Int = 0

          override fun warn(message: String) {
              log(2, message)
          }

          private fun log(needed: Int, message: String) {
          //~         ^^^ info missing-member
              if (needed <= level) {
                  println(message)
              }
          }
      }
  - name: a function at the type that its name speaks of
    swift: |
      struct Page {
          let number: Int

          static func sortByNumber(_ pages: [Page]) -> [Page] { order(pages) }
          //~         ^^^^^^^^^^^^ info missing-member
      }
    kotlin: |
      data class Page(val number: Int)

      fun sortPagesByNumber(pages: List<Page>): List<Page> = order(pages)
      //~ ^^^^^^^^^^^^^^^^^ info missing-member
  - name: a function at another type
    swift: |
      struct Page {
          let number: Int
      }

      struct Shelf {
          static func sortByNumber(_ pages: [Page]) -> [Page] { order(pages) }
          //~         ^^^^^^^^^^^^ missing-member
          func clean() { rag.wipe() }
      }
    kotlin: |
      data class Page(val number: Int)

      class Shelf {
          fun clean() { rag.wipe() }
      }

      fun sortPagesByNumber(pages: List<Page>): List<Page> = order(pages)
      //~ ^^^^^^^^^^^^^^^^^ missing-member
  - name: what a serializer writes by itself says which subclass a value is
    swift: |
      final class RowPart: Codable {
          let type: String
          //~ ^^^^ info missing-member
          let title: String?
      }
    kotlin: |
      @Serializable
      @SerialName("row")
      class RowPart(val title: String? = null) : Part
  - name: a class that stands for itself
    swift: |
      final class RowPart: Codable {
          let type: String
          //~ ^^^^ missing-member
          let title: String?
      }
    kotlin: |
      @Serializable
      class RowPart(val title: String? = null)
  - name: a property and a function of its name, told once
    swift: |
      struct Labels {
          var stallName: String { "stall" }
          //~ ^^^^^^^^^ missing-member: where `stallName(row:)` is called for it
          func close() { shop.close() }
      }
    kotlin: |
      class Labels {
          fun stallName(row: Row): String = row.title
          fun close() { shop.close() }
      }
  - name: a constant made of a case that is told as missing, and one made of a text
    swift: |
      struct GateError: Error {
          enum Code { case closed, jammed }
          let code: Code
          static let closed = GateError(code: .closed)
          static let jammed = GateError(code: .jammed)
          //~        ^^^^^^ info missing-member
          static let prefix = "gate"
          //~        ^^^^^^ info missing-member
      }
    kotlin: |
      class GateError(val code: Code) : Exception() {
          enum class Code { CLOSED }
          companion object {
              val CLOSED: GateError = GateError(Code.CLOSED)
          }
      }
  - name: what an exception has from Throwable
    swift: |
      public struct LoadError: Error {
          public let cause: Error?
          public let name: String
      }
      public struct SaveError: Error {
          public let cause: Error?
          //~        ^^^^^ missing-member
          public let name: String
      }
    kotlin: |
      class LoadError(val name: String, cause: Throwable? = null) : RuntimeException(name, cause)
      class SaveError(val name: String) : RuntimeException(name)
  - name: of many functions one speaks for all
    swift: |
      final class Basket {
          func open() {}
          // parity:disable:next missing-member - the till does it
          func weigh() {}
          func wrap() {}
          //~  ^^^^ missing-member
          func label() {}
          //~ info missing-member
          func seal() {}
          //~ info missing-member
          func send() {}
          //~ info missing-member
      }
    kotlin: |
      class Basket {
          fun open() {}
      }
  - name: constants for the names under which properties are stored
    swift: |
      struct Ticket: Codable {
          let seatName: String
          let gate: String

          enum CodingKeys: String, CodingKey {
              case seatName = "seat_name"
              case gate
          }
      }
    kotlin: |
      class Ticket(val seatName: String, val gate: String) {
          companion object {
              const val KEY_SEAT_NAME = "seat_name"
              //~ info missing-member
              const val KEY_GATE = "gate"
              //~ info missing-member
              const val KEY_ROW = "row"
              //~       ^^^^^^^ info missing-member
          }
      }
  - name: what a protocol of a package asks for above, and what it does not
    swift: |
      import JournalCore

      protocol Journal: CoreJournal {
          var level: Int { get set }
      }
      final class ConsoleJournal: Journal {
          var level: Int = 0
          func debug(message: String) { print(message) }
      }
    kotlin: |
      interface Journal {
          var level: Int
          fun debug(message: String)
          //~ info missing-member
          fun flush()
          //~ ^^^^^ missing-member
      }
      class ConsoleJournal : Journal {
          override var level: Int = 0
          override fun debug(message: String) { println(message) }
          override fun flush() { println() }
          //~ info missing-member
      }
  - name: what a value needs no function for, and what only tests need
    swift: |
      struct Route {
          let from: String
          let to: String
          static func stub() -> Route { Route(from: "a", to: "b") }
          //~ info missing-member
          static func fallback() -> Route { Route(from: "", to: "") }
          //~         ^^^^^^^^ missing-member
      }
    kotlin: |
      class Route(val from: String, val to: String) {
          fun clone(): Route = Route(from, to)
          //~ info missing-member
      }
  - name: a function that calls back, and one beside it that only waits for it
    swift: |
      final class Booth {
          func open(key: Key, completion: @escaping (Result<Door, Error>) -> Void) {
              guard key.isValid else {
                  completion(.failure(BoothError.stale))
                  return
              }
              motor.open(key: key, completion: completion)
          }
      }

      extension Booth {
          func open(key: Key) async throws -> Door {
              try await withCheckedThrowingContinuation { continuation in
                  open(key: key) { result in
                      switch result {
                      case .success(let door): continuation.resume(returning: door)
                      case .failure(let error): continuation.resume(throwing: error)
                      }
                  }
              }
          }
      }
    kotlin: |
      class Booth {
          suspend fun open(key: Key): Door {
              if (!key.isValid) throw BoothException.Stale()
              return motor.open(key)
          }
      }
  - name: one that waits for a function that calls back, and does something with what came
    swift: |
      final class Booth {
          func count(completion: @escaping (Int) -> Void) {
          //~  ^^^^^ missing-member: `count(completion:)` has no counterpart in Kotlin
              motor.count(completion: completion)
          }

          func count() async -> Int {
              await withCheckedContinuation { continuation in
                  count { rounds in continuation.resume(returning: rounds + 1) }
              }
          }

          func turn(times: Int, completion: @escaping (Door) -> Void) {
          //~  ^^^^ missing-member: `turn(times:completion:)` has no counterpart in Kotlin
              motor.turn(times, completion)
          }

          func turn(times: Int) async -> Door {
              await withCheckedContinuation { continuation in
                  turn(times: 2) { door in continuation.resume(returning: door) }
              }
          }

          func close(completion: @escaping (Door) -> Void) {
          //~  ^^^^^ missing-member: `close(completion:)` has no counterpart in Kotlin
              motor.close(slowly: true, completion)
          }

          func close() async -> Door {
              await withCheckedContinuation { continuation in
                  motor.close { door in continuation.resume(returning: door) }
              }
          }
      }
    kotlin: |
      class Booth {
          suspend fun count(): Int {
              return motor.count()
          }

          suspend fun turn(times: Int): Door {
              return motor.turn(times)
          }

          suspend fun close(): Door {
              return motor.close()
          }
      }
  - name: what is sent under one name is one property, and under two names it is not
    swift: |
      struct Meal: Codable {
          let id: String
          let guests: [String]
          let price: Int
          //~ ^^^^^ missing-member: `price` has no counterpart in Kotlin
          enum CodingKeys: String, CodingKey {
              case id
              case guests = "diners"
              case price = "amount"
          }
      }
    kotlin: |
      @Serializable
      data class Meal(
          val id: String,
          val diners: List<String>,
          @SerialName("cost") val total: Int,
          //~                     ^^^^^ missing-member: `total` has no counterpart in Swift
      )
  - name: an overload that takes the same in another order, beside one that takes as many things
    swift: |
      final class Player {
          func play(ref: StepRef, place: Slot, done: (() -> Void)?) {
              machines[place]?.move(to: ref)
          }
      }
    kotlin: |
      class Player {
          fun play(clip: String, trigger: Trigger, query: Query) {
          //~ ^^^^ missing-member: The function `play(clip:trigger:query:)` has no counterpart in Swift.
              repository.load(clip, trigger, query)
          }

          fun play(place: Slot, ref: StepRef) {
              machines[place]?.move(ref)
          }
      }
  - name: what a class above does that only one side has, and what nobody does there
    swift: |
      public struct TicketCache {
          public func count() -> Int { 3 }
          public func drop(ticket: Int) { print(ticket) }
          public func refill() { print("refill") }
          //~         ^^^^^^ missing-member
      }
    kotlin: |
      abstract class BaseCache {
          fun drop(ticket: Int) { println(ticket) }
      }
      class TicketCache : BaseCache() {
          fun count(): Int = 3
      }
  - name: what a protocol has for all that adopt it
    swift: |
      protocol Dropping {}
      extension Dropping {
          func drop(ticket: Int) { print(ticket) }
      }
      struct TicketCache: Dropping {
          func count() -> Int { 3 }
      }
    kotlin: |
      class TicketCache {
          fun count(): Int = 3
          fun drop(ticket: Int) { println(ticket) }
          fun refill() { println("refill") }
          //~ ^^^^^^ missing-member
      }
  - name: two words that no other names show to be one
    swift: |
      struct Journey {
          let firstStopName: String
          let stops: [String]
          //~ ^^^^^ missing-member
      }
    kotlin: |
      data class Journey(
          val firstHaltName: String,
          val halts: List<String>,
          //~ ^^^^^ missing-member
      )
  - name: made by a function, for the constructor is private
    swift: |
      struct Timecode {
          let milliseconds: Int
          init(milliseconds: Int) {
              self.milliseconds = max(0, milliseconds)
          }
      }
    kotlin: |
      class Timecode private constructor(val milliseconds: Long) {
          companion object {
              fun ofMilliseconds(milliseconds: Long): Timecode = Timecode(milliseconds.coerceAtLeast(0))
          }
      }
"""####),
    Document(path: "parity/missing-override-of-equality.yml", text: ####"""
id: missing-override-of-equality
check: missing-override-of-equality
severity: warning
habit: 4
summary: One side says when two values of a type are equal, and the other leaves it to the language.
message: "{side} says when two `{name}` are equal, and {other} {how}."
why: |
  Equality decides whether a list updates a row, a set keeps two entries, a test passes. A class that does not say is equal
  to itself only; a data class or a struct compares every property. When one side compares by id and the other by everything,
  the same two bookings are one here and two there.
instead: |
  Write the same equality on both sides: `==` with `hash(into:)`, `equals` with `hashCode`. What spells out the comparison of
  every property, as the other language does by itself, is no difference. Where one side never says when its classes are
  equal, that is told once.
examples:
  - name: equal by id on iOS, by all on Android, which equality-scope-mismatch tells
    swift: |
      struct Booking: Equatable {
          let id: String
          let note: String

          static func == (lhs: Booking, rhs: Booking) -> Bool {
              lhs.id == rhs.id
          }
      }
    kotlin: |
      data class Booking(val id: String, val note: String)
  - name: every property, spelled out
    swift: |
      struct Booking: Equatable {
          let id: String
          let extras: [String: Any]

          static func == (lhs: Booking, rhs: Booking) -> Bool {
              lhs.id == rhs.id && NSDictionary(dictionary: lhs.extras).isEqual(to: rhs.extras)
          }
      }
    kotlin: |
      data class Booking(val id: String, val extras: Map<String, Any>)
  - name: a class that says nothing
    swift: |
      final class Booking: Equatable {
          let id: String
          init(id: String) { self.id = id }

          static func == (lhs: Booking, rhs: Booking) -> Bool {
          //~         ^^ missing-override-of-equality: and Kotlin does not.
              lhs.id == rhs.id
          }
      }
    kotlin: |
      class Booking(val id: String)
  - name: a class that a compiler plugin compares by every property
    swift: |
      final class Stall: Equatable {
          let row: Int
          let place: Int
          init(row: Int, place: Int) {
              self.row = row
              self.place = place
          }

          static func == (lhs: Stall, rhs: Stall) -> Bool {
              lhs.row == rhs.row && lhs.place == rhs.place
          }
      }
    kotlin: |
      @Poko
      class Stall(val row: Int, val place: Int)
  - name: a struct that says, and a class that compares who it is
    swift: |
      struct Seat: Equatable {
          let row: Int
          let note: String

          static func == (lhs: Seat, rhs: Seat) -> Bool {
          //~         ^^ missing-override-of-equality: and Kotlin does not.
              lhs.row == rhs.row
          }
      }
    kotlin: |
      class Seat(val row: Int, val note: String)
  - name: by the name that NSObject has for it
    swift: |
      final class Stall: NSObject {
          let row: Int
          init(row: Int) { self.row = row }

          override func isEqual(_ object: Any?) -> Bool {
              guard let other = object as? Stall else { return false }
              return row == other.row
          }
      }
    kotlin: |
      class Stall(val row: Int) {
          override fun equals(other: Any?): Boolean {
              if (other !is Stall) return false
              return row == other.row
          }
      }
  - name: a value class, which compares its value
    swift: |
      struct Row: Equatable {
          let number: Int

          static func == (lhs: Row, rhs: Row) -> Bool {
              lhs.number == rhs.number
          }
      }
    kotlin: |
      @JvmInline
      value class Row(val number: Int)
  - name: an error that is equal to others, beside an exception
    swift: |
      struct UploadError: Error {
          let code: String
      }
      extension UploadError: Equatable {
          static func == (left: UploadError, right: UploadError) -> Bool {
          //~         ^^ info missing-override-of-equality
              return left.code == right.code
          }
      }
      struct UploadState {
          let code: String
      }
      extension UploadState: Equatable {
          static func == (left: UploadState, right: UploadState) -> Bool {
          //~         ^^ missing-override-of-equality
              return left.code == right.code
          }
      }
    kotlin: |
      class UploadException(val code: String) : RuntimeException(code)
      class UploadState(val code: String)
"""####),
    Document(path: "parity/missing-parameter.yml", text: ####"""
id: missing-parameter
check: missing-parameter
severity: warning
habit: 4
summary: A parameter of a paired function has no counterpart.
message: "{how}."
why: |
  What a caller can say on one platform cannot be said on the other. Often the parameter came with a fix (a radius, a
  locale, a flag that skips the cache) and the other app still does what the fix was meant to end.
instead: |
  Add the parameter on the other side and pass it on. What only the platform needs, such as an Android `Context` or a
  dispatcher, is known and not reported; more of them can be listed under `ambient` in a names table of your own.
examples:
  - name: a filter that only iOS applies
    swift: |
      func courts(near city: String, radius: Double) -> [String] { [] }
      //~                            ^^^^^^^^^^^^^^ missing-parameter: Kotlin
    kotlin: |
      fun courts(city: String): List<String> = emptyList()
  - name: several of one function are one finding
    swift: |
      func courts(near city: String) -> [String] { [] }
    kotlin: |
      fun courts(city: String, radius: Double, isOpen: Boolean): List<String> = emptyList()
      //~                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ missing-parameter: The parameters `radius`, `isOpen` have no counterpart in Swift.
  - name: labels are no parameters
    swift: |
      func courts(near city: String) -> [String] { [] }
    kotlin: |
      fun courts(city: String): List<String> = emptyList()
  - name: each side has one that the other lacks
    swift: |
      func rent(_ court: Court, at desk: Desk) -> Bool { desk.isOpen }
      //~ missing-parameter: The parameter `court` has no counterpart in Kotlin, and `keepsLights` has none in Swift.
    kotlin: |
      fun rent(desk: Desk, keepsLights: Boolean = true): Boolean = desk.isOpen
  - name: values without names are told apart by their types
    swift: |
      enum Step {
          case paid(Ticket, Receipt?, Voucher)
          //~ missing-parameter: The parameter `_` has no counterpart in Kotlin.
          case failed(Ticket)
      }
    kotlin: |
      sealed class Step {
          class Paid(val ticket: Ticket, val receipt: Receipt?) : Step()
          class Failed(val ticket: Ticket) : Step()
      }
  - name: names that are given to others
    swift: |
      final class Clock {
          func shift(_ value: Int, _ unit: Step) -> Int { value * unit.length }
      }
    kotlin: |
      class Clock {
          fun shift(unit: Int, type: Step): Int = unit * type.length
      }
  - name: one side has at hand what the other is handed
    swift: |
      final class Parcel {
          let street: String
          init(street: String) { self.street = street }
          func label(city: String) -> String { street + city }
      }
    kotlin: |
      class Parcel(val street: String) {
          fun label(city: String, street: String): String = street + city
          //~                     ^^^^^^^^^^^^^^ info missing-parameter: `street`
      }
  - name: one of a name in the plural, and one more
    swift: |
      final class Post {
          func seal(remark: Remark) { print(remark) }
      }
    kotlin: |
      class Post {
          fun seal(remarks: Remark, isUrgent: Boolean) { print(remarks) }
          //~                       ^^^^^^^^^^^^^^^^^ missing-parameter: The parameter `isUrgent` has no counterpart in Swift.
      }
  - name: several that only the overridden function asks for
    swift: |
      final class Board {
          func result(of key: String) -> String { rows.find(key) }
          func count(of key: String) -> Int { rows.count(key) }
      }
    kotlin: |
      class Board : Source {
          override fun result(key: String, guest: String?, group: String?): String = rows.find(key)
          //~ info missing-parameter: The parameters `guest`, `group` have no counterpart in Swift.
          override fun count(key: String, day: Int, hall: String?): Int = rows.count(key) + day
          //~                             ^^^^^^^^ missing-parameter: The parameter `day` has no counterpart in Swift.
          //~                                       ^^^^^^^^^^^^^ info missing-parameter: The parameter `hall`
      }
  - name: several that one side has at hand, and one that it has not
    swift: |
      final class Parcel {
          let street: String
          let town: String
          init(street: String, town: String) {
              self.street = street
              self.town = town
          }
          func label(to name: String) -> String { name + street + town }
      }
    kotlin: |
      class Parcel(val street: String, val town: String) {
          fun label(name: String, street: String, town: String, floor: Int): String = name + street + town
          //~                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info missing-parameter: The parameters `street`, `town`
          //~                                                   ^^^^^^^^^^ missing-parameter: The parameter `floor`
      }
  - name: a mark that may be left out is taken on both sides, or is one platform's affair
    swift: |
      final class Diary {
          func note(_ message: String, _ tag: String? = nil) { write(message, tag) }
          func warn(_ message: String) { write(message, nil) }
      }
    kotlin: |
      class Diary {
          fun note(message: String, tag: String?) { write(message, tag) }
          fun warn(message: String, tag: String? = null) { write(message, null) }
      }
  - name: one parameter under two names, beside one that need not be given and beside one that has to be
    swift: |
      final class Shelf {
          func load(withNumbers numbers: [String], done: ([String]) -> Void) { done(numbers) }
          func read(withNumbers numbers: [String], done: ([String]) -> Void) { done(numbers) }
      }
    kotlin: |
      class Shelf {
          fun load(bookCodes: List<String>, kind: Int = 0, done: (List<String>) -> Unit) { done(bookCodes) }
          //~ missing-parameter: The parameter `kind` has no counterpart in Swift.
          fun read(bookCodes: List<String>, kind: Int, done: (List<String>) -> Unit) { done(bookCodes) }
          //~ missing-parameter: The parameters `bookCodes`, `kind` have no counterpart in Swift, and `numbers` has none
      }
  - name: what another overload takes, and what none takes
    swift: |
      final class Board {
          func show(rows: [String], name: String) { draw(name) }
          func show(tiers: [String], depth: Int, name: String) { draw(name) }
      }
    kotlin: |
      class Board {
          fun show(rows: List<String>, tiers: List<String>, depth: Int, name: String, key: Int) { draw(name) }
          //~ info missing-parameter: The parameter `rows` has no counterpart in Swift.
          //~ missing-parameter: The parameter `key` has no counterpart in Swift.
      }
  - name: an overload that calls back, beside one that gives
    swift: |
      protocol Shop {
          func load(user: User?, completion: ((Shop, Error?) -> Void)?)
          //~ info missing-parameter
          func load(user: User?, options: LoadOptions?, completion: ((Shop, Error?) -> Void)?)
          //~ info missing-parameter
      }
    kotlin: |
      interface Shop {
          fun load(user: User?): Future<Shop>
          fun load(user: User?, options: LoadOptions?): Future<Shop>
      }
  - name: what a case carries in a value of a type of its own, and the other side's case by itself
    swift: |
      enum VisitRecord {
          case planned(Planned)
          case shiftDone(ShiftDone)

          struct Planned {
              let day: Day
          }

          struct ShiftDone {
              let day: Day
              let minutes: Int
              //~ missing-parameter
          }
      }
    kotlin: |
      sealed class VisitRecord {
          data class PlannedVisitRecord(val day: Day) : VisitRecord()
          data class ShiftDoneVisitRecord(val day: Day) : VisitRecord()
      }
"""####),
    Document(path: "parity/missing-type.yml", text: ####"""
id: missing-type
check: missing-type
severity: warning
habit: 4
summary: A type of a paired file has no counterpart.
message: "The {kind} `{name}` has no counterpart in {side}."
why: |
  Both files of a twin are ported together. A type that only one of them declares is usually a change that was made after
  the port and forgotten on the other side: what it models (a state, an error, a kind of payment) does not exist there,
  and the other app handles it by accident or not at all.
instead: |
  Declare the type on the other side, in any file: types are looked up by name across the whole code base. If the
  platform needs it and the other does not, write `// parity:platform-only - <reason>` above it. Beside a file of another
  name it is a note: each of the two may hold other types. So is a type around one property or one case, one whose name
  another type of the other side has, and what a library keeps to itself.
examples:
  - name: an error type added later
    swift: |
      struct Booking {
          let id: String
      }

      enum BookingError: Error {
      //~  ^^^^^^^^^^^^ missing-type
          case courtTaken
          case paymentRefused
      }
    kotlin: |
      data class Booking(val id: String)
  - name: nested on one side, at top level on the other
    swift: |
      struct Booking {
          let id: String

          struct Price {
              let amount: Double
          }
      }
    kotlin: |
      data class Booking(val id: String)

      data class Price(val amount: Double)
  - name: a wrapper for another language
    swift: |
      struct Gate {
          let width: Int
      }

      @objc(Gate)
      final class GateObjC: NSObject {
          private let gate: Gate
          @objc var width: Int { gate.width }

          init(gate: Gate) {
              self.gate = gate
          }
      }
    kotlin: |
      data class Gate(val width: Int)
  - name: a type that one side writes twice
    swift: |
      struct Page {
          let number: Int
      }

      struct TimeSpan {
          let start: Int
          let end: Int
      }
    kotlin: |
      data class Page(val number: Int) {
          data class TimeSpan(val start: Int, val end: Int)
          //~        ^^^^^^^^ info missing-type
      }

      data class TimeSpan(val start: Int, val end: Int)
  - name: a type whose name another one has, which has its counterpart
    swift: |
      struct Page {
          let number: Int
      }

      struct TimeSpan {
          let start: Int
          let end: Int
      }
    kotlin: |
      data class Page(val number: Int) {
          data class TimeSpan(val start: Int, val end: Int, val pause: Int)
          //~        ^^^^^^^^ info missing-type
      }

      data class TimeSpan(val start: Int, val end: Int)
  - name: two siblings that share what all siblings share
    swift: |
      struct Card {
          let name: String

          struct SetNameAction: Action {
              let name: String

              func reduce(card: Card) -> Card { Card(name: name) }
          }

          struct SetColorAction: Action {
          //~    ^^^^^^^^^^^^^^ missing-type
              let color: Color

              func reduce(card: Card) -> Card { Card(name: card.name) }
          }
      }
    kotlin: |
      class Card(val name: String) {
          class SetNameAction(val name: String) : Action {
              override fun reduce(card: Card): Card = Card(name)
          }

          class SetOwnerIdAction(val ownerId: String) : Action {
          //~   ^^^^^^^^^^^^^^^^ missing-type
              override fun reduce(card: Card): Card = Card(card.name)
          }
      }
  - name: types that one side calls by a prefix of its own
    swift: |
      struct Stock {
          let crates: Int
          let weight: Int
      }
      final class Sieve {
          func isFine(grain: Grain) -> Bool { grain.size < 3 }
      }
    kotlin: |
      data class QZStock(val crates: Int, val weight: Int)
      class QZSieve {
          fun fine(grain: Grain): Boolean = grain.size < 3
      }
  - name: a prefix before the names of two types, and a type of another kind behind one
    swift: |
      struct Stock {
          let crates: Int
          let weight: Int
      }
      final class Sieve {
      //~         ^^^^^ missing-type
          func isFine(grain: Grain) -> Bool { grain.size < 3 }
      }
      enum Grade {
          //~ info missing-type
          case low
          case high
      }
    kotlin: |
      data class QZStock(val crates: Int, val weight: Int)
      class QZSieve {
      //~   ^^^^^^^ missing-type
          fun fine(grain: Grain): Boolean = grain.size < 3
      }
      class ABSieve {
      //~   ^^^^^^^ missing-type
          fun coarse(grain: Grain): Boolean = grain.size > 3
      }
      class QZGrade(val level: Int) {
          //~ info missing-type
          fun rise(): Int = level + 1
      }
  - name: a nested type by the path of the other, although a property is called as it is
    swift: |
      enum Moments {
          enum WarmUpState {
              case start
              case complete
          }

          struct WarmUp {
              let state: WarmUpState
              let count: Int
          }

          struct Fetch {
          //~    ^^^^^ missing-type
              enum State {
                  case start
                  case fail
                  case complete
              }

              let state: State
          }
      }
    kotlin: |
      object Moments {
          data class WarmUp(val state: State, val count: Int) {
              enum class State { START, COMPLETE }
          }
      }
"""####),
    Document(path: "parity/mutability-differs.yml", text: ####"""
id: mutability-differs
check: mutability-differs
severity: warning
habit: 4
summary: A property may be set on one side only.
message: "{name} can be set in {side} only."
why: |
  Where a property can be set, somebody sets it: a screen changes the price that another one shows, a test fixes a date.
  On the other side the same change has to go another way, or does not happen. Requirements of a protocol decide even what
  every implementation must offer.
instead: |
  Make it `let` and `val`, or `var` and `var`; `private(set)` and `private set` count as not settable. A struct's
  `var` beside a data class's `val` is no difference, nor is a mutable collection that Kotlin holds in a `val`. What
  a library keeps to itself is a note, unless all else in the type is equal.
examples:
  - name: a protocol that asks for more
    swift: |
      protocol Player {
          var volume: Double { get set }
          //~ ^^^^^^ mutability-differs: in Swift only
      }
    kotlin: |
      interface Player {
          val volume: Double
      }
  - name: copies instead of changes
    swift: |
      struct Visit {
          var guests: Int
      }
    kotlin: |
      data class Visit(val guests: Int)
  - name: a protocol that asks only to read is a note
    swift: |
      protocol Stored {
          static var folder: Folder { get }
      }
      enum Ticket: Stored {
          static var folder: Folder = .cache
          //~ info mutability-differs
      }
    kotlin: |
      interface Stored {
          val folder: Folder
      }
      object Ticket : Stored {
          override val folder: Folder get() = Folder.CACHE
      }
  - name: what its own file alone sets, read through a getter, is a note
    swift: |
      final class Meter {
          var count: Int = 0
          //~ info mutability-differs
          func tick() { count += 1 }
      }
    kotlin: |
      class Meter {
          private var counted: Int = 0
          val count: Int
              get() = counted
          fun tick() { counted += 1 }
      }
  - name: what other modules cannot set is a note
    swift: |
      public final class Parcel {
          public let stamp: String?
          //~ info mutability-differs
          public let weight: Int?
          //~ mutability-differs: in Kotlin only
          public init(stamp: String?, weight: Int?) {
              self.stamp = stamp
              self.weight = weight
          }
      }
    kotlin: |
      class Parcel {
          var stamp: String? = null
              internal set
          var weight: Int? = null
      }
  - name: a var that nobody sets
    swift: |
      final class Crate {
          var label: String
          //~ info mutability-differs
          var weight: Int
          //~ mutability-differs
          init(label: String, weight: Int) {
              self.label = label
              self.weight = weight
          }
          func fill() { weight += 1 }
      }
    kotlin: |
      class Crate(val label: String, val weight: Int) {
          fun fill() {}
      }
  - name: what a protocol asks for is a note of each type that conforms to it on both sides
    swift: |
      protocol Player {
          var volume: Double { get set }
          //~ ^^^^^^ mutability-differs
          var speed: Double { get }
      }
      public final class Radio: Player {
          public var volume: Double = 1
          //~        ^^^^^^ info mutability-differs
          public var speed: Double = 1
          //~        ^^^^^ mutability-differs
      }
      public final class Bell {
          public var volume: Double = 1
          //~        ^^^^^^ mutability-differs
      }
    kotlin: |
      interface Player {
          val volume: Double
          val speed: Double
      }
      class Radio : Player {
          override val volume: Double = 1.0
          override val speed: Double = 1.0
      }
      class Bell : Player {
          override val volume: Double = 1.0
      }
  - name: a type of which all can be set on one side only, and one of which something cannot
    swift: |
      public struct Badge {
          let text: String
          //~ ^^^^ mutability-differs: `text` and `color` can be set in Kotlin only.
          let color: String
      }
      public struct Ticket {
          let text: String
          //~ ^^^^ mutability-differs: `text` can be set
          let color: String
          //~ ^^^^^ mutability-differs: `color` can be set
          let row: Int
      }
    kotlin: |
      class Badge(var text: String, var color: String)
      class Ticket(var text: String, var color: String, val row: Int)
"""####),
    Document(path: "parity/name-differs.yml", text: ####"""
id: name-differs
check: name-differs
severity: warning
habit: 4
summary: A member has another name on the other side.
message: "The {kind} `{swift}` in Swift is `{kotlin}` in Kotlin."
why: |
  Somebody renamed a member on one platform and stopped there. The two still do the same, so nothing breaks today; but
  whoever ports the next change by hand searches for a name that does not exist, writes the member a second time, and
  from then on every fix lands in one of the two.
instead: |
  Rename the member on the side that lags behind. Where both names are what their platform expects, write
  `// parity:twin Type.member` above one of them. Of properties that both sides send or store under one name it is a
  note. What a library keeps to itself is a note, unless all else in the type is equal.
examples:
  - name: renamed on one side only
    swift: |
      struct Court {
          let width: Int
          let depth: Int

          func surfaceArea() -> Int {
              let total = width * depth
              return total > 0 ? total : 0
          }
      }
    kotlin: |
      data class Court(val width: Int, val depth: Int) {
          fun area(): Int {
          //~ ^^^^ name-differs: `surfaceArea` in Swift is `area` in Kotlin
              val total = width * depth
              return if (total > 0) total else 0
          }
      }
  - name: another spelling of one name
    swift: |
      struct Court {
          func courtURL() -> String { "courts" }
      }
    kotlin: |
      class Court {
          fun courtUrl(): String = "courts"
      }
  - name: cases of the same words in another order, wherever they are asked for
    swift: |
      enum Scheme {
          case light, contrastDark, contrastLight
          //~         ^^^^^^^^^^^^ name-differs
          //~                       ^^^^^^^^^^^^^ name-differs

          func background() -> String {
              switch self {
              case .light: return "white"
              case .contrastLight: return "snow"
              case .contrastDark: return "black"
              }
          }
      }
    kotlin: |
      enum class Scheme {
          LIGHT, DARK_CONTRAST, LIGHT_CONTRAST;

          fun background(): String = when (this) {
              LIGHT -> "white"
              DARK_CONTRAST -> "black"
              LIGHT_CONTRAST -> "snow"
          }
      }
  - name: what hangs on the order of the words
    swift: |
      class Ruler {
          func milesToMetres(value: Double) -> Double { value * 1609.344 }
      }
    kotlin: |
      class Ruler {
          fun metresToMiles(value: Double): Double = value / 1609.344
      }
  - name: a case is known by its raw value
    swift: |
      enum Relation: Int {
          case memberOf = 0
          case partOf = 2
          case listsPartOf = 34
      }
    kotlin: |
      enum class Relation(val id: Int, val value: String) {
          IS_MEMBER(0, "IN"),
      //~ ^^^^^^^^^ name-differs
          PART_OF(2, "OF"),
          LISTS(34, "LISTS"),
      //~ ^^^^^ name-differs
      }
  - name: cases that are numbered alike and called otherwise throughout, told once
    swift: |
      enum Comparator: Int {
          case anyOf = 0
          case less = 1
          //~  ^^^^ name-differs
          case greater = 3
          //~  ^^^^^^^ info name-differs
          case equals = 4
          //~  ^^^^^^ info name-differs
      }
    kotlin: |
      enum class Comparator(val rawValue: Int) {
          ANY_OF(0),
          LT(1),
          GT(3),
          SAME(4);
      }
  - name: what is made with a line is no place of a call
    swift: |
      final class Marker {
          let line: Int
          let width: Int

          init(line: Int = 0, width: Int) {
              self.line = line
              self.width = width
          }
      }
    kotlin: |
      data class Marker(
          val line: Int = 0,
          val width: Int,
      )
  - name: a case is known by the text that its enum gives for it
    swift: |
      enum Coupon {
          case printed
          case existingCodes
          //~  ^^^^^^^^^^^^^ name-differs
          var description: String {
              switch self {
              case .printed: return "PRINTED"
              case .existingCodes: return "OLD_CODES"
              }
          }
      }
    kotlin: |
      enum class Coupon {
          PRINTED, KNOWN;

          val description: String
              get() = when (this) {
                  PRINTED -> "PRINTED"
                  KNOWN -> "OLD_CODES"
              }
      }
  - name: the unit in which a platform counts
    swift: |
      final class Sprinkler {
          var waterDelay: TimeInterval = 1
      }
    kotlin: |
      class Sprinkler {
          var waterDelayMs: Long = 1000
      }
  - name: two names of a case, found by what it prints
    swift: |
      enum Coupon: CustomStringConvertible {
          case printed
          case existingCodes
          //~  ^^^^^^^^^^^^^ name-differs

          var description: String {
              switch self {
              case .printed: return "PRINTED"
              case .existingCodes: return "OLD_CODES"
              }
          }
      }
    kotlin: |
      enum class Coupon {
          PRINTED, KNOWN;

          val description: String
              get() = when (this) {
                  PRINTED -> "PRINTED"
                  KNOWN -> "OLD_CODES"
              }
      }
  - name: two names of cases that carry the same
    swift: |
      enum Origin {
          case ours
          case saleFunc(Ticket)
          //~  ^^^^^^^^ name-differs
          case gateFunc(Ticket)
          //~  ^^^^^^^^ name-differs
      }
    kotlin: |
      sealed class Origin {
          object Ours : Origin()
          data class OnlineSale(val ticket: Ticket) : Origin()
          data class GateMode(val ticket: Ticket) : Origin()
      }
  - name: a property named after its type on one side
    swift: |
      struct Folio {
          let folioRim: Rim
          //~ ^^^^^^^^ name-differs
          let width: Int
      }
    kotlin: |
      data class Folio(val rim: Int, val width: Int)
  - name: a name that says what a label says
    swift: |
      class Library {
          func fetchPages(for pageTitles: [String]) {
          //~  ^^^^^^^^^^ name-differs
              let found = shelf.pages.filter { pageTitles.contains($0.title) }
              show(found)
          }
          func close() { store.close() }
      }
    kotlin: |
      abstract class Library {
          abstract fun fetchPagesByTitles(titles: List<String>)
          fun close() { store.close() }
      }
  - name: tests of a base that the team wrote itself
    swift: |
      final class ShelfTests: AppTest {
          func testReadsThePagesGivenNothingElseAndKeepsThem() {
              check(shelf.read())
          }

          func testReadsThePagesGivenNothingElseAndDropsThem() {
              check(shelf.drop())
          }
      }
    kotlin: |
      class ShelfTests : AppTest() {
          @Test
          fun readsThePages_givenNothingElse_andKeepsThem() {
              check(shelf.read())
          }

          @Test
          fun readsThePages_givenNothingElse_andDropsThem() {
              check(shelf.drop())
          }
      }
  - name: cases of one text that nobody else sees
    swift: |
      enum Lamp: String {
          case standing = "floor"
          //~  ^^^^^^^^ info name-differs
          case ceiling = "ceiling"
      }
    kotlin: |
      enum class Lamp(val value: String) {
          FLOOR("floor"),
          CEILING("ceiling"),
      }
  - name: a case whose short name is a word of the language
    swift: |
      public enum Lamp: String {
          case toggleSwitch = "switch"
          //~  ^^^^^^^^^^^^ info name-differs
          case ceilingLamp = "ceiling"
          //~  ^^^^^^^^^^^ name-differs
      }
    kotlin: |
      enum class Lamp(val value: String) {
          SWITCH("switch"),
          CEILING("ceiling"),
      }
  - name: cases that all begin with a word of their enum
    swift: |
      enum MarketError: Int {
          case stallTaken = 7
          case rowClosed = 8
      }
    kotlin: |
      enum class MarketError(val value: Int) {
          MarketStallTaken(7),
          MarketRowClosed(8),
      }
  - name: one case that begins with a word of its enum
    swift: |
      enum MarketError: Int {
          case stallTaken = 7
          //~  ^^^^^^^^^^ name-differs
          case rowClosed = 8
      }
    kotlin: |
      enum class MarketError(val value: Int) {
          MarketStallTaken(7),
          RowClosed(8),
      }
  - name: a case that is known by its text, whatever that is called
    swift: |
      enum Notice: String {
          case board
          case loudSpeaker = "loud-speaker"
          //~  ^^^^^^^^^^^ name-differs
      }
    kotlin: |
      enum class Notice(val wire: String) {
          BOARD("board"),
          HORN("loud-speaker"),
      }
  - name: a function that says in its name that it waits
    swift: |
      protocol Market {
          func stalls() async throws -> [String]
          func closeAsync() async throws -> Bool
      }
    kotlin: |
      interface Market {
          suspend fun awaitStalls(): List<String>
          suspend fun close(): Boolean
      }
  - name: a word more that limits nothing
    swift: |
      struct Reading {
          let value: Double
          let sensorNotes: [String]
          //~ name-differs: `notes` in Kotlin
      }
    kotlin: |
      data class Reading(val value: Double, val notes: List<String>)
  - name: the last case that is left, where it carries a type of the code
    swift: |
      struct Seat { let row: Int }
      enum Change {
          case taken(Seat)
          //~  ^^^^^ name-differs: `Occupied` in Kotlin
          case opened
          case closed
      }
    kotlin: |
      data class Seat(val row: Int)
      sealed class Change {
          data class Occupied(val seat: Seat) : Change()
          data object Opened : Change()
          data object Closed : Change()
      }
  - name: a word more that limits no case
    swift: |
      enum Outage {
          case serviceUnavailable(String)
          //~  ^^^^^^^^^^^^^^^^^^ name-differs: `Unavailable` in Kotlin
          case offline
      }
    kotlin: |
      sealed class Outage {
          data class Unavailable(val text: String) : Outage()
          data object Offline : Outage()
      }
  - name: what keeps a value of a type that is called otherwise
    swift: |
      struct TicketInfo { let id: String }
      final class Gate {
          var lastInfo: TicketInfo?
          //~ ^^^^^^^^ name-differs: `lastData` in Kotlin
          func open(_ info: TicketInfo) { lastInfo = info }
      }
    kotlin: |
      data class TicketData(val id: String)
      class Gate {
          var lastData: TicketData? = null
          fun open(data: TicketData) { lastData = data }
      }
  - name: what a protocol calls otherwise is a note of each type that conforms to it on both sides
    swift: |
      protocol Reading {
          var sensorNotes: [String] { get }
          //~ ^^^^^^^^^^^ name-differs: `notes` in Kotlin
          var value: Double { get }
      }
      struct Probe: Reading {
          let sensorNotes: [String]
          //~ ^^^^^^^^^^^ info name-differs: `notes` in Kotlin
          let value: Double
          let probeMarks: [Int]
          //~ ^^^^^^^^^^ name-differs: `marks` in Kotlin
      }
    kotlin: |
      interface Reading {
          val notes: List<String>
          val value: Double
      }
      data class Probe(
          override val notes: List<String>,
          override val value: Double,
          val marks: List<Int>
      ) : Reading
  - name: aliases that have the prefix of their side, and one that has another
    swift: |
      struct Ticket { let id: String }
      final class TicketStore {
          func all() -> Tickets { [:] }
      }
      typealias Tickets = [String: Ticket]
      typealias RefreshHandler = (Ticket) -> Void
      //~       ^^^^^^^^^^^^^^ name-differs: `ABRefreshHandler` in Kotlin
    kotlin: |
      data class QZTicket(val id: String)
      class QZTicketStore {
          fun all(): QZTickets = emptyMap()
      }
      typealias QZTickets = Map<String, QZTicket>
      typealias ABRefreshHandler = (QZTicket) -> Unit
  - name: cases that print one text, which one side's cases say each by itself
    swift: |
      enum Layer: String {
          case top = "top"
          case lowest = "base"
          //~  ^^^^^^ name-differs: `Ground` in Kotlin
      }
    kotlin: |
      enum class Layer {
          Top { override fun toString(): String = "top" },
          Ground { override fun toString(): String = "base" },
      }
  - name: properties that are sent under one name, and such of which that is not known
    swift: |
      struct Claim: Encodable {
          let clubGuestId: String?
          //~ ^^^^^^^^^^^ info name-differs: `guestId` in Kotlin
          let code: String
          let guests: [String]
          //~ ^^^^^^ info name-differs: `diners` in Kotlin
          enum CodingKeys: String, CodingKey {
              case clubGuestId, code
              case guests = "diners"
          }
      }
      struct Draft {
          let clubGuestId: String?
          //~ ^^^^^^^^^^^ name-differs: `guestId` in Kotlin
      }
    kotlin: |
      @Serializable
      data class Claim(
          @SerialName("clubGuestId") val guestId: String?,
          @SerialName("code") val code: String,
          val diners: List<String>,
      )
      @Serializable
      data class Draft(@SerialName("clubGuestId") val guestId: String?)
  - name: codes of an error of which one says that it is an error, and what is no code
    swift: |
      struct SafeError: Error {
          enum Code {
              case noEntry
              case unknown
              //~  ^^^^^^^ info name-differs: `UNKNOWN_ERROR` in Kotlin
          }
          let code: Code
          static func isLocked(status: Int) -> Bool {
          //~         ^^^^^^^^ name-differs: `isLockedError` in Kotlin
              return status == 503
          }
      }
      enum Screen {
          case title
          case loading
          //~  ^^^^^^^ name-differs: `LOADING_ERROR` in Kotlin
      }
    kotlin: |
      class SafeException(val code: Code) : Exception() {
          enum class Code {
              NO_ENTRY,
              UNKNOWN_ERROR
          }
          companion object {
              fun isLockedError(status: Int): Boolean {
                  return status == 503
              }
          }
      }
      enum class Screen {
          TITLE,
          LOADING_ERROR
      }
  - name: what a side calls by another word throughout, and what is another thing besides
    swift: |
      struct Journey {
          let firstStopName: String
          let lastStopName: String
          let longestStopTime: Int
          let stops: [String]
          //~ ^^^^^ name-differs: `stops` in Swift is `halts` in Kotlin
          let stopSigns: [String]
      }
    kotlin: |
      data class Journey(
          val firstHaltName: String,
          val lastHaltName: String,
          val longestHaltTime: Int,
          val halts: List<String>,
          val haltLamps: List<String>,
      )
"""####),
    Document(path: "parity/narrower-visibility.yml", text: ####"""
id: narrower-visibility
check: narrower-visibility
severity: warning
habit: 4
summary: A type or member may be used from outside on one side only.
message: "{name}: {swift} in Swift and {kotlin} in Kotlin."
why: |
  What is public is a promise to whoever uses the library: it is called, documented and has to stay. When one side hides
  what the other one shows, code of an app that uses both libraries cannot be written alike, and what should have stayed an
  inner detail can no longer be changed on the side where it leaked.
instead: |
  Decide who is to see it and write the same on both sides. Swift hides what says nothing and Kotlin shows it, so the Kotlin
  side of a Swift `internal` needs the word `internal`. In apps, where nobody says `public`, defaults are not compared, and
  a member that only one side keeps private is shown as info. From four types on that one side shows and the other hides,
  one speaks for all.
examples:
  - name: the storage leaks on iOS
    swift: |
      public final class SessionStorage {
          public let projectId: String
          public let store: Store
          //~        ^^^^^ narrower-visibility: `store`: public in Swift and private in Kotlin
          public init(projectId: String, store: Store) {
              self.projectId = projectId
              self.store = store
          }
      }
    kotlin: |
      class SessionStorage(val projectId: String, private val store: Store)
  - name: what each language takes when nothing is written
    swift: |
      final class Visit {
          var guests = 2
          func cancel() { guests = 0 }
      }
    kotlin: |
      class Visit {
          var guests = 2
          fun cancel() { guests = 0 }
      }
  - name: a getter as Java has them
    swift: |
      public struct Badge {
          public let name: String
          public let score: Int
          //~        ^^^^^ narrower-visibility
      }
    kotlin: |
      class Badge internal constructor(private val name: String, private val score: Int) {
          fun getName(): String = name
          fun rank(): Int = this.score
      }
  - name: an initializer that says no word of who is to call it
    swift: |
      public struct Stamp {
          public let price: Int
          init(price: Int) { self.price = price }
          //~ info narrower-visibility: `init`
      }
    kotlin: |
      data class Stamp(val price: Int)
  - name: a getter by the other side's name
    swift: |
      public struct Ribbon {
          public let color: String
          public let length: Int
      }
    kotlin: |
      class Ribbon internal constructor(private val colorText: String, val length: Int) {
          fun getColor(): String = this.colorText
      }
  - name: an initializer of which neither side says who may call it
    swift: |
      public final class Medal {
          public let price: Int
          init(price: Int) { self.price = price }
          //~ info narrower-visibility: `init`
      }
      public final class Coin {
          public let price: Int
          init(price: Int) { self.price = price }
          //~ info narrower-visibility: `init`
      }
    kotlin: |
      data class Medal(val price: Int)
      class Coin(val price: Int)
  - name: public for those who ask for it by name
    swift: |
      public struct Stall {
          public let row: Int
          @_spi(Internal) public var isShaded: Bool { false }
          @_spi(Experimental) public var isHeated: Bool { false }
          //~                            ^^^^^^^^ narrower-visibility
      }
    kotlin: |
      class Stall(val row: Int) {
          internal val isShaded: Boolean get() = false
          internal val isHeated: Boolean get() = false
      }
  - name: an annotation that marks what is internal, and one that does not
    swift: |
      public struct Stall {
          public let row: Int
          public let place: Int
          public let width: Int
          public let depth: Int
          internal var isShaded: Bool { false }
          internal var isHeated: Bool { false }
          //~          ^^^^^^^^ narrower-visibility
      }
    kotlin: |
      class Stall(val row: Int, val place: Int, val width: Int, val depth: Int) {
          @InternalMarketApi
          public val isShaded: Boolean get() = false
          @ExperimentalMarketApi
          public val isHeated: Boolean get() = false
      }
  - name: a private field beside a public type, whose names differ by an underscore
    swift: |
      private struct _Ticket {
          let seat: String
          let row: String?
      }
      public final class Ticket {
          public let seat: String
          public let row: String?
          public init(seat: String, row: String?) {
              self.seat = seat
              self.row = row
          }
          public var label: String { String(describing: _Ticket(seat: seat, row: row)) }
      }
    kotlin: |
      data class Ticket(val seat: String, val row: String?)
"""####),
    Document(path: "parity/nullability-differs.yml", text: ####"""
id: nullability-differs
check: nullability-differs
severity: warning
habit: 4
summary: A value may be absent on one side only.
message: "{name} may be {nothing} in {side} only: `{swift}` in Swift, `{kotlin}` in Kotlin."
why: |
  Where the value may be absent, the app copes; where it may not, the same answer of the server fails to decode or
  crashes. Teams meet this as "works on my Android": one profile without a phone number, and one of the two apps shows an
  empty screen.
instead: |
  Find out whether the value can be absent (the server's contract decides, not the client's) and make both sides say so.
  A default value in place of `nil` must be the same on both sides too.
examples:
  - name: a phone number that not everyone has
    swift: |
      struct User {
          let phone: String?
      }
    kotlin: |
      data class User(
          val phone: String,
          //~ nullability-differs: in Swift only
      )
  - name: optional on both sides
    swift: |
      struct User {
          let phone: String?
      }
    kotlin: |
      data class User(val phone: String?)
  - name: the other side's default in the place of nothing
    swift: |
      public struct Shelf {
          public let rows: Set<String>
          public func sorted(name: String, rows: Set<String>? = nil) -> Shelf {
              return make(name: name, rows: rows ?? self.rows)
          }
      }
    kotlin: |
      data class Shelf(val rows: Set<String>) {
          fun sorted(name: String, rows: Set<String> = this.rows): Shelf {
              return make(name = name, rows = rows)
          }
      }
  - name: another value in the place of nothing
    swift: |
      public struct Shelf {
          public let rows: Set<String>
          public func sorted(name: String, depth: Int? = nil) -> Shelf {
          //~ info nullability-differs
              return make(name: name, depth: depth ?? 3)
          }
      }
    kotlin: |
      data class Shelf(val rows: Set<String>) {
          fun sorted(name: String, depth: Int = 4): Shelf {
              return make(name = name, depth = depth)
          }
      }
  - name: an absent list beside an empty one is a note, and what never is anything is none
    swift: |
      final class Library {
          func shelves(of room: String) -> [Shelf]? {
          //~ info nullability-differs
              return rooms.find(room)
          }
      }
      enum Switches {
          static let disabled: Bool? = nil
      }
    kotlin: |
      class Library {
          fun shelves(room: String): List<Shelf> {
              return rooms.find(room)
          }
      }
      object Switches {
          val disabled: Nothing? = null
      }
  - name: what is thrown in the place of nothing, and an overload without the parameter, are notes
    swift: |
      final class Library {
          func shelf(named name: String) -> Shelf? {
          //~ info nullability-differs: `shelf` may be nil in Swift only
              guard let shelf = rooms.find(name) else {
                  return nil
              }
              log.add(shelf)
              return shelf
          }
          func clean(dry: Bool) { broom.sweepAll(dry) }
          func clean(_ room: String, dry: Bool) { broom.sweep(room, dry) }
          //~ info nullability-differs: `room` may be null in Kotlin only
      }
    kotlin: |
      class Library {
          fun shelf(name: String): Shelf {
              val shelf = rooms.find(name) ?: throw LostShelf(name)
              log.add(shelf)
              return shelf
          }
          fun clean(room: String? = null, dry: Boolean) { broom.sweep(room, dry) }
      }
  - name: a type parameter without bound takes null, and promises nothing to who asks
    swift: |
      final class Shelf {
          func put<Item>(_ item: Item?, row: Int) { box.add(item, row) }
          //~            ^^^^^^^^^^^^^ info nullability-differs: `item`
          func take<Item>(row: Int) -> Item? { box.take(row) }
          //~                          ^^^^^ nullability-differs: `take`
          func lend<Item>(_ item: Item?, row: Int) { box.lend(item, row) }
          //~             ^^^^^^^^^^^^^ nullability-differs: `item`
      }
    kotlin: |
      class Shelf {
          fun <T> put(item: T, row: Int) { box.add(item, row) }
          fun <T> take(row: Int): T = box.take(row)
          fun <T : Any> lend(item: T, row: Int) { box.lend(item, row) }
      }
  - name: an overload that hands on nothing, and one that hands on something
    swift: |
      final class Shelf {
          func clean(dry: Bool) { sweep(room: nil, dry: dry) }
          func clean(_ room: String, dry: Bool) { sweep(room: room, dry: dry) }
          //~ info nullability-differs: `room` may be null in Kotlin only
          func air(long: Bool) { open(room: "all", long: long) }
          func air(_ room: String, long: Bool) { open(room: room, long: long) }
          //~ nullability-differs: `room` may be null in Kotlin only
      }
    kotlin: |
      class Shelf : Keeper {
          override fun clean(room: String?, dry: Boolean) { sweep(room = room, dry = dry) }
          override fun air(room: String?, long: Boolean) { open(room = room, long = long) }
      }
  - name: what is only put before a property's own value
    swift: |
      struct Setup {
          let key: String
          let host: String
          //~ info nullability-differs: `host`
          let limit: Int
          //~ nullability-differs: `limit`
          let depth: Int
          let mode: String
          let color: String
          let lines: Int
          let isOpen: Bool
      }
    kotlin: |
      class Setup(
          val key: String,
          hostOverride: String? = null,
          limitOverride: Int? = null,
          val depth: Int,
          val mode: String,
          val color: String,
          val lines: Int,
          val isOpen: Boolean
      ) {
          val host: String = hostOverride ?: "shop.example.org"
          val limit: Int = 3
      }
  - name: what an initializer makes into its property is told of the property
    swift: |
      struct BadgeStyle {
          let frame: Drawn.Frame?
          //~ nullability-differs: `frame` may be nil in Swift only: `Drawn.Frame?`
          init(frame: Raw.Frame?) {
          //~ info nullability-differs: `frame` may be nil in Swift only: `Raw.Frame?`
              self.frame = frame?.drawn
          }
      }
    kotlin: |
      class BadgeStyle(val frame: Frame)
  - name: two defaults tell what may be absent, where both have one
    swift: |
      final class Till {
          func pay(sum: Int, note: String? = nil) { drawer.put(sum, note) }
          //~                ^^^^^^^^^^^^^^^^^^^ info nullability-differs
          func take(sum: Int, note: String? = nil) { drawer.take(sum, note) }
          //~                 ^^^^^^^^^^^^^^^^^^^ nullability-differs
          func lend(sum: Int, note: String?) { drawer.lend(sum, note) }
          //~                 ^^^^^^^^^^^^^ nullability-differs
      }
    kotlin: |
      class Till {
          fun pay(sum: Int, note: String = "") { drawer.put(sum, note) }
          fun take(sum: Int, note: String) { drawer.take(sum, note) }
          fun lend(sum: Int, note: String = "") { drawer.lend(sum, note) }
      }
  - name: what a protocol lets be absent is a note of each type that conforms to it on both sides
    swift: |
      protocol Parcel: AnyObject {
          var sender: Sender? { get set }
          //~ ^^^^^^^^^^^^^^^ nullability-differs
          func weigh() -> Weight?
          //~             ^^^^^^^ nullability-differs
      }
      final class Letter: Parcel {
          var sender: Sender?
          //~ ^^^^^^^^^^^^^^^ info nullability-differs
          var stamp: Stamp?
          //~ ^^^^^^^^^^^^^ nullability-differs: `stamp`
          func weigh() -> Weight? { scale.read() }
          //~             ^^^^^^^ info nullability-differs
      }
      final class Sack: Parcel {
          var sender: Sender?
          //~ ^^^^^^^^^^^^^^^ info nullability-differs
          func weigh() -> Weight? { scale.add() }
          //~             ^^^^^^^ info nullability-differs
      }
    kotlin: |
      interface Parcel {
          var sender: Sender
          fun weigh(): Weight
      }
      class Letter(override var sender: Sender, var stamp: Stamp) : Parcel {
          override fun weigh(): Weight = scale.read()
      }
      class Sack(override var sender: Sender) : Parcel {
          override fun weigh(): Weight = scale.add()
      }
  - name: the only type that does what a protocol asks for, and one that does so on one side only
    swift: |
      protocol Session: AnyObject {
          var onEnd: () -> Void { get set }
          //~ ^^^^^^^^^^^^^^^^^ nullability-differs
      }
      final class DeskSession: Session {
          var onEnd: () -> Void = {}
          //~ ^^^^^^^^^^^^^^^^^ nullability-differs
      }
      final class LoneSession {
          var onEnd: () -> Void = {}
          //~ ^^^^^^^^^^^^^^^^^ nullability-differs
      }
    kotlin: |
      interface Session {
          var onEnd: (() -> Unit)?
      }
      class DeskSession : Session {
          override var onEnd: (() -> Unit)? = null
      }
      class LoneSession : Session {
          override var onEnd: (() -> Unit)? = null
      }
"""####),
    Document(path: "parity/order-differs.yml", text: ####"""
id: order-differs
check: order-differs
severity: warning
summary: The same statements stand in another order, and one depends on the other.
message: "`{name}` and `{other}` stand in opposite orders."
why: |
  Steps that ask the same object for something, or of which one sets what the other reads, give another result in another
  order: the token is cleared before it is sent to the server, the list is saved before the item is added. Both texts hold
  the same lines, so a review side by side seldom notices. The cases of an enumeration that Swift lists or compares
  (`CaseIterable`, `Comparable`) are listed by Kotlin in the order in which they stand, and compared by it; where neither file
  lists them, that is a note.
instead: |
  Bring the steps into one order. Where the order has no effect that anybody can see, keep it the same anyway: the next
  one who ports a change looks for the line where it stands on the other side. Steps that have nothing to do with each
  other are shown as info.
examples:
  - name: cleared before it is used
    swift: |
      final class Account {
          func logout() {
              session.revoke(token)
              session.clear()
      //~     ^^^^^^^^^^^^^^^ order-differs: `session.revoke(token)`
              router.showLogin()
          }
      }
    kotlin: |
      class Account {
          fun logout() {
              session.clear()
              session.revoke(token)
              router.showLogin()
          }
      }
  - name: forgotten before it is written down
    swift: |
      final class Tracker {
          private var id: String?
          func end() {
              emit("end")
              //~ order-differs: `emit("end")` and `id = nil`
              id = nil
          }
          private func emit(_ name: String) {
              sink(name, id)
          }
      }
    kotlin: |
      class Tracker {
          private var id: String? = null
          fun end() {
              id = null
              emit("end")
          }
          private fun emit(name: String) {
              sink(name, id)
          }
      }
  - name: what the function does not look at
    swift: |
      final class Tracker {
          private var id: String?
          func end() {
              emit("end")
              //~ info order-differs
              id = nil
          }
          private func emit(_ name: String) {
              sink(name)
          }
      }
    kotlin: |
      class Tracker {
          private var id: String? = null
          fun end() {
              id = null
              emit("end")
          }
          private fun emit(name: String) {
              sink(name)
          }
      }
  - name: the same order
    swift: |
      final class Account {
          func logout() {
              session.revoke(token)
              session.clear()
          }
      }
    kotlin: |
      class Account {
          fun logout() {
              session.revoke(token)
              session.clear()
          }
      }
  - name: tabs in the order in which they are shown
    swift: |
      enum Tab: CaseIterable {
          case home
          case search
          //~  ^^^^^^ order-differs: `search` and `profile`
          case profile
      }
      func titles() -> [String] { Tab.allCases.map { title($0) } }
    kotlin: |
      enum class Tab { HOME, PROFILE, SEARCH }
      fun titles(): List<String> = Tab.entries.map { title(it) }
  - name: cases that somebody may list
    swift: |
      enum Tab: CaseIterable {
          case home
          case search
          //~  ^^^^^^ info order-differs
          case profile
      }
    kotlin: |
      enum class Tab { HOME, PROFILE, SEARCH }
  - name: cases whose order nobody sees
    swift: |
      enum Mood {
          case glad
          case sad
      }
    kotlin: |
      enum class Mood { SAD, GLAD }
  - name: the first of two reasons decides
    swift: |
      final class Gate {
          func mayPass(guest: Guest, room: Room) -> Bool {
              if guest.isOwner { return true }
              //~ order-differs
              if room.isClosed { return false }
              return room.isFree
          }
      }
    kotlin: |
      class Gate {
          fun mayPass(guest: Guest, room: Room): Boolean {
              if (room.isClosed) return false
              if (guest.isOwner) return true
              return room.isFree
          }
      }
  - name: of two reasons never both hold
    swift: |
      final class Gate {
          func price(age: Int) -> Int {
              if age < 6 { return 0 }
              //~ info order-differs
              if age > 64 { return 5 }
              return 9
          }
      }
    kotlin: |
      class Gate {
          fun price(age: Int): Int {
              if (age > 64) return 5
              if (age < 6) return 0
              return 9
          }
      }
"""####),
    Document(path: "parity/parameter-order-differs.yml", text: ####"""
id: parameter-order-differs
check: parameter-order-differs
severity: warning
summary: The same parameters stand in different orders.
message: "`{name}` takes `{swift}` in Swift and `{kotlin}` in Kotlin."
why: |
  Swift callers name their arguments, Kotlin callers often do not. Two neighbours of the same type that change places
  swap silently in code that is ported line by line: a booking from two to one o'clock compiles well.
instead: |
  Bring both into one order; where that would break callers, name the arguments in Kotlin calls. Where no two of the
  parameters that change places have one type, the compiler would notice, and it is shown as info; so it is where an
  initializer only fills properties and no Kotlin call relies on their order. So it is in what a library keeps to
  itself.
examples:
  - name: start and end change places
    swift: |
      func book(from start: Int, to end: Int) {}
    kotlin: |
      fun book(end: Int, start: Int) {}
      //~      ^^^^^^^^ parameter-order-differs
  - name: the same order under other labels
    swift: |
      func book(from start: Int, to end: Int) {}
    kotlin: |
      fun book(start: Int, end: Int) {}
  - name: properties are handed over in their order
    swift: |
      struct Card {
          let title: String
          //~ parameter-order-differs
          let detail: String
      }
    kotlin: |
      data class Card(val detail: String, val title: String)

      fun empty(): Card = Card("nothing", "none")
"""####),
    Document(path: "parity/parameter-type-differs.yml", text: ####"""
id: parameter-type-differs
check: parameter-type-differs
severity: warning
habit: 4
summary: The same parameter takes different types.
message: "The {what} {name} {are} of type `{swift}` in Swift and `{kotlin}` in Kotlin."
why: |
  The same value does not fit both, so one of the apps rounds, truncates or refuses what the other accepts: a price as a
  whole number of euros loses its cents, a text where the twin takes an enumeration lets typing mistakes through to
  the server.
instead: |
  Agree on one type. Types that mean the same (`Bool` and `Boolean`, `[Court]` and `List<Court>`) are known; if two
  of your own mean the same, say so in an equivalence of your own. What a library keeps to itself is a note, unless
  all else in the type is equal.
examples:
  - name: cents are lost on Android
    swift: |
      func pay(amount: Double) {}
    kotlin: |
      fun pay(amount: Int) {}
      //~     ^^^^^^^^^^^ parameter-type-differs
  - name: the same types, spelled differently
    swift: |
      func pay(amounts: [Double], by user: String?) {}
    kotlin: |
      fun pay(amounts: List<Double>, user: String?) {}
  - name: two parameters that have nothing in common are missing, each on the other side
    swift: |
      func rent(_ court: Court, at desk: Desk) -> Bool { desk.isOpen }
    kotlin: |
      fun rent(desk: Desk, keepsLights: Boolean = true): Boolean = desk.isOpen
  - name: enumerations of one content under two names
    swift: |
      final class Shelf {
          func label(key: ShelfKey) {}
      }

      enum ShelfKey: String {
          case last = "last_row"
          case open = "is_open"
      }
    kotlin: |
      class Shelf {
          fun label(key: Rack.Constants) {}
      }

      interface Rack {
          enum class Constants(val raw: String) {
              LAST("last_row"),
              OPEN("is_open"),
          }
      }
  - name: a word in common against the very types, and one parameter of another type
    swift: |
      final class Badge {
          func setMember(_ memberID: String?, forSort sort: MemberSort, desk: String) { put(sort, memberID, desk) }
          func setRow(_ rowID: Int, forSort sort: MemberSort) { put(sort, rowID) }
          //~ parameter-type-differs: The parameter `rowID`
      }
    kotlin: |
      class Badge {
          fun setMember(memberKey: MemberSort, value: String?, desk: String) { put(memberKey, value, desk) }
          fun setRow(rowKey: String, value: MemberSort) { put(value, rowKey) }
      }
  - name: as many as come, or a list
    swift: |
      final class Ferry {
          func board(_ riders: Rider...) {}
          func load(_ crates: Int...) {}
          //~       ^^^^^^^^^^^^^^^^ parameter-type-differs
      }
    kotlin: |
      class Ferry {
          fun board(riders: List<Rider>) {}
          fun load(crates: List<String>) {}
      }
  - name: what may be absent inside what a name stands for
    swift: |
      final class Cache {
          typealias Check = (Request, Answer) -> Bool
      }
      extension Shop {
          func keep(check: @escaping Cache.Check) {}
          //~       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ parameter-type-differs
      }
    kotlin: |
      typealias AnswerCheck = (Request?, Answer) -> Boolean
      class Cache
      fun Shop.keep(check: AnswerCheck) {}
  - name: of many overloads two that are left
    swift: |
      final class Flags {
          func flag(key: String, fallback: String) {}
          func flag(key: String, fallback: Double) {}
          //~                    ^^^^^^^^^^^^^^^^ info parameter-type-differs
          func flag(key: String, fallback: Int) {}
          func flag(key: String, fallback: Date) {}
      }
    kotlin: |
      class Flags {
          fun flag(key: String, fallback: String) {}
          fun flag(key: String, fallback: List<Int>) {}
          fun flag(key: String, fallback: Int) {}
      }
"""####),
    Document(path: "parity/raw-value-differs.yml", text: ####"""
id: raw-value-differs
check: raw-value-differs
severity: warning
summary: A case of an enumeration stands for another value outside the app.
message: "`{swift}` in Swift is `{kotlin}` in Kotlin for the same case."
why: |
  The raw value of a case is what the server sends and what is stored on the device. Where it differs, one app does not
  understand the answer that the other one shows, or reads a setting back as something else after an update.
  Where neither side says a text, each sends its own: `coolingDown` of a Swift case, `COOLING_DOWN` of one that Kotlin's
  `@Serializable` reads and writes without `@SerialName`. Of such an enumeration one case is shown for all; where no case
  has a name for the outside, as a note.
instead: |
  Compare with the interface's description and correct the one that is wrong. A value that was ever stored or sent must not
  be changed without a migration.
examples:
  - name: one letter of the server's word
    swift: |
      enum PaymentStatus: String {
          case pending = "PENDING"
          case canceled = "CANCELLED"
          //~             ^^^^^^^^^^^ raw-value-differs
      }
    kotlin: |
      enum class PaymentStatus(val value: String) {
          PENDING("PENDING"),
          CANCELED("CANCELED"),
      }
  - name: whatever Kotlin calls what it gives each case
    swift: |
      enum Zone: String {
          case north = "n"
          case east = "e"
          //~         ^^^ raw-value-differs: `"e"` in Swift is `"ea"` in Kotlin

          var gate: String { rawValue }
      }
    kotlin: |
      enum class Zone(val gate: String) {
          NORTH("n"),
          EAST("ea"),
      }
  - name: the same of a sealed class
    swift: |
      enum Zone: String {
          case north = "n"
          case east = "e"
          //~         ^^^ raw-value-differs: `"e"` in Swift is `"ea"` in Kotlin
      }
    kotlin: |
      sealed class Zone(val gate: String) {
          object North : Zone("n")
          object East : Zone(gate = "ea")
      }
  - name: another name for the raw value
    swift: |
      enum Zone: String {
          case north = "n"
          case east = "e"

          var gate: String { rawValue }
      }
    kotlin: |
      enum class Zone(val value: String) {
          NORTH("n"),
          EAST("e"),
      }
  - name: numbers that Swift counts by itself
    swift: |
      enum Level: Int {
          case beginner = 1
          case advanced = 2
      }
    kotlin: |
      enum class Level(val value: Int) {
          BEGINNER(1),
          ADVANCED(2),
      }
  - name: what the constructor takes and forgets
    swift: |
      enum Pump: Int {
          case idle, running
      }
    kotlin: |
      enum class Pump(level: Int) {
          RUNNING(3),
          IDLE(7),
      }
  - name: a number that Swift counts by itself is told as that number
    swift: |
      enum Pump: Int {
          case idle
          case running
          //~  ^^^^^^^ raw-value-differs: `1` in Swift is `4` in Kotlin
      }
    kotlin: |
      enum class Pump(val value: Int) {
          IDLE(0),
          RUNNING(4),
      }
  - name: cases that are numbered for Objective-C and read by their words
    swift: |
      @objc enum Phase: Int {
          case open = 0
          //~         ^ info raw-value-differs
          case shut = 1
          //~         ^ info raw-value-differs
      }
    kotlin: |
      @Serializable
      enum class Phase {
          @SerialName("open")
          OPEN,
          @SerialName("shut")
          SHUT,
      }
  - name: cases that are numbered for Objective-C and sent as numbers
    swift: |
      @objc enum Phase: Int, Codable {
          case open = 0
          //~         ^ raw-value-differs
          case shut = 1
          //~         ^ raw-value-differs
      }
    kotlin: |
      @Serializable
      enum class Phase {
          @SerialName("open")
          OPEN,
          @SerialName("shut")
          SHUT,
      }
  - name: names that each language sends as it spells them, if both send them
    swift: |
      enum LampState: String, Codable {
          case ready
          //~  ^^^^^ info raw-value-differs: `"ready"` in Swift is `"READY"` in Kotlin
          case coolingDown
      }
      struct Lamp: Codable {
          let state: LampState
      }
    kotlin: |
      @Serializable
      enum class LampState { READY, COOLING_DOWN }
      @Serializable
      data class Lamp(val state: LampState)
  - name: one case that its annotation was forgotten for, and what is never sent
    swift: |
      enum LampState: String, Codable {
          case unknown
          case ready
          case coolingDown
          //~  ^^^^^^^^^^^ raw-value-differs: `"coolingDown"` in Swift is `"COOLING_DOWN"` in Kotlin
      }
    kotlin: |
      @Serializable
      enum class LampState {
          UNKNOWN,
          @SerialName("ready")
          READY,
          COOLING_DOWN,
      }
  - name: names that nothing shows to be sent
    swift: |
      enum LampState: String, Codable {
          case ready
          //~  ^^^^^ info raw-value-differs
          case coolingDown
      }
    kotlin: |
      @Serializable
      enum class LampState { READY, COOLING_DOWN }
  - name: names that code of one side reads and writes
    swift: |
      enum LampState: String, Codable { case ready, coolingDown }
      enum FanState: String, Codable { case ready, coolingDown }
      enum HoodState: String, Codable {
          case ready
          case coolingDown
          init(from decoder: any Decoder) throws {
              let text = try decoder.singleValueContainer().decode(String.self)
              self = text == "READY" ? .ready : .coolingDown
          }
      }
      enum OvenState: String { case ready, coolingDown }
      enum RackState: String, Codable { case ready, coolingDown }
      struct Stove: Codable {
          let lamp: LampState
          let fan: FanState
          let hood: HoodState
          let rack: RackState
      }
    kotlin: |
      @Serializable(with = LampStateSerializer::class)
      enum class LampState { READY, COOLING_DOWN }
      @Serializable
      enum class FanState {
          READY,
          COOLING_DOWN;
          override fun toString(): String = name.lowercase()
      }
      @Serializable
      enum class HoodState { READY, COOLING_DOWN }
      enum class OvenState { READY, COOLING_DOWN }
      @Serializable
      sealed class RackState {
          @SerialName("ready")
          object Ready : RackState()
          @SerialName("coolingDown")
          object CoolingDown : RackState()
      }
      @Serializable
      data class Stove(val lamp: LampState, val fan: FanState, val hood: HoodState, val rack: RackState)
"""####),
    Document(path: "parity/return-type-differs.yml", text: ####"""
id: return-type-differs
check: return-type-differs
severity: warning
habit: 4
summary: A function gives, or a property holds, different types.
message: "{name} {give} `{swift}` in Swift and `{kotlin}` in Kotlin."
why: |
  Whatever is built on the result parts ways with it: sums overflow or lose their fraction, lists show duplicates that a
  set on the other side swallows, a comparison of texts sorts "10" before "9". Code that uses the result cannot be ported
  line by line any more.
instead: |
  Give both the same type. Where the types are your own and mean the same, add an equivalence. What a function gives
  that a library keeps to itself, and which type of its own a property of it has, is a note, unless all else in the type
  is equal.
examples:
  - name: a total with and without cents
    swift: |
      struct Order {
          func total() -> Double { 12.5 }
      }
    kotlin: |
      class Order {
          fun total(): Int = 12
          //~          ^^^ return-type-differs
      }
  - name: an inferred type is no difference
    swift: |
      struct Order {
          let currency: String = "EUR"
      }
    kotlin: |
      class Order {
          val currency = "EUR"
      }
  - name: a function and a setting of one name
    swift: |
      final class Greenhouse {
          func openVents() { motor.start() }
      }
    kotlin: |
      class Greenhouse(private val openVents: Boolean = true)
  - name: a text and the entry that is known by it
    swift: |
      struct Parcel {
          var kind: String = "box"
      }
    kotlin: |
      enum class Kind { @SerialName("box") BOX, @SerialName("bag") BAG }
      class Parcel {
          var kind: Kind = Kind.BOX
      }
  - name: a text and an entry that is known by another one
    swift: |
      struct Parcel {
          var kind: String = "bax"
          //~ return-type-differs
      }
    kotlin: |
      enum class Kind { @SerialName("box") BOX, @SerialName("bag") BAG }
      class Parcel {
          var kind: Kind = Kind.BOX
      }
  - name: neither ever is anything
    swift: |
      enum Switches {
          static let disabled: Bool? = nil
      }
    kotlin: |
      object Switches {
          val disabled: Nothing? = null
      }
  - name: what JSON holds goes by many names
    swift: |
      struct Parcel {
          let labels: JSON
          let notes: JSONValue?
          let extra: [String: AnyCodable]?
          let sent: [String: Any]
          let answer: JSONValue
      }
    kotlin: |
      class Parcel {
          val labels: Map<String, @Serializable(with = LooseSerializer::class) Any>
          val notes: Any?
          val extra: Map<String, Any>?
          val sent: JsonObject
          val answer: JsonElement
      }
  - name: what JSON holds and a text
    swift: |
      struct Parcel {
          let labels: JSONObject
      //~ return-type-differs
      }
    kotlin: |
      class Parcel {
          val labels: List<String>
      }
  - name: thrown on one side, given on the other
    swift: |
      struct Leaf { let size: Int }
      final class Garden {
          func pick() async throws -> Leaf { try await gardener.pick() }
          func sow() async throws -> Leaf { try await gardener.sow() }
      }
    kotlin: |
      data class Leaf(val size: Int)
      sealed class Harvest<out T, out E> {
          data class Success<T>(val value: T) : Harvest<T, Nothing>()
          data class Failure<E>(val error: E) : Harvest<Nothing, E>()
      }
      class Garden {
          suspend fun pick(): Harvest<Leaf, Frost> = gardener.pick()
          suspend fun sow(): Result<Leaf> = gardener.sow()
      }
  - name: another value beside what may fail
    swift: |
      final class Garden {
          func pick() async throws -> Int { try await gardener.pick() }
          //~                         ^^^ return-type-differs
      }
    kotlin: |
      class Garden {
          suspend fun pick(): Result<String> = gardener.pick()
      }
  - name: a span of time in either unit
    swift: |
      final class Sprinkler {
          var pauseTime: TimeInterval = 2
      }
    kotlin: |
      class Sprinkler {
          var pauseTime: Long = 2000
      }
  - name: a publisher beside a function that calls back
    swift: |
      final class Depot {
          func parcels(sort: String, completion: @escaping (Parcels) -> Void) { load(sort, completion) }
          func parcels(sort: String) -> AnyPublisher<Parcels, Never> {
              Future { done in self.parcels(sort: sort) { done(.success($0)) } }.eraseToAnyPublisher()
          }
          func weight(sort: String) -> Int { scale.weigh(sort) }
          //~                          ^^^ return-type-differs
      }
    kotlin: |
      class Depot {
          fun getParcels(callback: Callback<Parcels>) { getParcels("age", callback) }
          fun getParcels(sort: String, callback: Callback<Parcels>) { load(sort, callback) }
          fun weight(sort: String): String = scale.weigh(sort)
      }
  - name: later, or at once by who waits
    swift: |
      protocol Store {
          func clear() -> Future<Void, Never>
          //~             ^^^^^^^^^^^^^^^^^^^ info return-type-differs
          func load()
      }
    kotlin: |
      interface Store {
          suspend fun clear()
          fun load(): Job
      }
  - name: two words for one type, throughout
    swift: |
      final class Feature {
          var value: Json = Json()
          //~ return-type-differs: `Json` in Swift and `ShopValue` in Kotlin
          func first() -> Json { value }
          //~             ^^^^ info return-type-differs
          func last() -> Json { value }
          //~            ^^^^ info return-type-differs
          func all() -> [Json] { [value] }
          //~           ^^^^^^ return-type-differs
      }
      final class Rules {
          func force() -> Json { Json() }
          //~             ^^^^ info return-type-differs
      }
      struct Json {}
    kotlin: |
      class Feature {
          var value: ShopValue = ShopValue()
          fun first(): ShopValue = value
          fun last(): ShopValue = value
          fun all(): List<ShopValue> = listOf(value)
      }
      class Rules {
          fun force(): ShopValue = ShopValue()
      }
      class ShopValue
  - name: a result that callers may leave out of account, and one that they may not
    swift: |
      final class Shelf {
          @discardableResult
          func clear() -> Bool {
          //~             ^^^^ info return-type-differs
              rows.removeAll()
              return true
          }
          func close() -> Bool {
          //~             ^^^^ return-type-differs
              rows.removeAll()
              return true
          }
      }
    kotlin: |
      class Shelf {
          fun clear() {
              rows.clear()
          }
          fun close() {
              rows.clear()
          }
      }
  - name: what may have failed, function after function, and a type that is another one
    swift: |
      struct Item { let id: String }
      final class Shop {
          func items() async -> [Item] { await stock.items() }
          //~                   ^^^^^^ return-type-differs: `items`
          func count() async -> Int { await stock.count() }
          //~                   ^^^ info return-type-differs: `count`
          func find(id: String) async -> Item { await stock.find(id) }
          //~                            ^^^^ info return-type-differs: `find`
          func title() async -> String { await stock.title() }
          //~                   ^^^^^^ return-type-differs: `title`
      }
    kotlin: |
      data class Item(val id: String)
      class Shop {
          suspend fun items(): Result<List<Item>> = stock.items()
          suspend fun count(): Result<Int> = stock.count()
          suspend fun find(id: String): Result<Item> = stock.find(id)
          suspend fun title(): Result<Int> = stock.title()
      }
  - name: a struct that changes itself, and a data class that gives a changed copy
    swift: |
      struct Basket {
          private(set) var owner = "nobody"
          private(set) var weight = 1
          mutating func give(to owner: String) {
          //~           ^^^^ info return-type-differs
              self.owner = owner
          }
      }
    kotlin: |
      data class Basket(val owner: String = "nobody", val weight: Int = 1) {
          fun give(owner: String): Basket {
              return copy(owner = owner)
          }
      }
  - name: a class changes for all who hold it
    swift: |
      final class Basket {
          private(set) var owner = "nobody"
          func give(to owner: String) {
          //~  ^^^^ return-type-differs
              self.owner = owner
          }
      }
    kotlin: |
      data class Basket(val owner: String = "nobody") {
          fun give(owner: String): Basket {
              return copy(owner = owner)
          }
      }
  - name: a data class that gives something made anew
    swift: |
      struct Basket {
          private(set) var owner = "nobody"
          private(set) var weight = 1
          mutating func give(to owner: String) {
          //~           ^^^^ return-type-differs
              self.owner = owner
          }
      }
    kotlin: |
      data class Basket(val owner: String = "nobody", val weight: Int = 1) {
          fun give(owner: String): Basket {
              return Basket(owner)
          }
      }
"""####),
    Document(path: "parity/statement-differs.yml", text: ####"""
id: statement-differs
check: statement-differs
severity: warning
summary: A statement and its counterpart do different things.
message: "`{swift}` in Swift is `{kotlin}` in Kotlin."
why: |
  Both bodies have a step at this place and the steps are not the same in more than one part, or in a part that no
  narrower rule names. One side was changed, or the port was never exact, and the two apps compute different things here.
instead: |
  Read both statements side by side and port the right one. If they mean the same, write the pair down as a phrase.
examples:
  - name: a discount is computed differently
    swift: |
      struct Price {
          func discounted(amount: Double, rate: Double) -> Double {
              let discount = amount * rate
              return amount - discount
          }
      }
    kotlin: |
      class Price {
          fun discounted(amount: Double, rate: Double): Double {
              val discount = amount - rate
          //~                ^^^^^^^^^^^^^ statement-differs
              return amount - discount
          }
      }
  - name: local names may differ
    swift: |
      struct Price {
          func discounted(amount: Double, rate: Double) -> Double {
              let discount = amount * rate
              return amount - discount
          }
      }
    kotlin: |
      class Price {
          fun discounted(amount: Double, rate: Double): Double {
              val reduction = amount * rate
              return amount - reduction
          }
      }
  - name: what a variable starts with, and what is computed
    swift: |
      final class Lamp {
          private(set) var isLit: Bool = false
      }
    kotlin: |
      class Lamp {
          val isLit: Boolean get() = state is Burning
      }
  - name: a constant that holds what changes
    swift: |
      final class Lamp {
          var isLit: Bool { state == .burning }
      }
    kotlin: |
      class Lamp {
          val isLit = AtomicBoolean(false)
      }
  - name: a text and the entry that is known by it
    swift: |
      struct Parcel {
          var kind: String = "box"
      }
    kotlin: |
      enum class Kind { @SerialName("box") BOX, @SerialName("bag") BAG }
      class Parcel {
          var kind: Kind = Kind.BOX
      }
  - name: arguments that have nothing to do with each other
    swift: |
      final class Shelf {
          func fill(name: String) {
              draw(Card(title: name, shop: .corner))
          }
      }
    kotlin: |
      class Shelf {
          fun fill(name: String) {
              draw(Card(title = name, isActive = true))
          }
      }
  - name: a thousand times as much of what is no time
    swift: |
      final class Ride {
          func cost(age: Int, price: Double) -> Double { return price }
          //~ statement-differs: `price` in Swift
          func pause(limit: Int) { begin(limit) }
      }
    kotlin: |
      class Ride {
          fun cost(age: Int, price: Double): Double { return price * 1000 }
          fun pause(limit: Int) { begin(limit * 1000) }
      }
  - name: a branch that gives what it finds, or leaves with something else
    swift: |
      final class Shelf {
          func find(_ start: Node, key: String, spare: Node) -> Node? {
              var current = start
              switch current {
              case .branch(let children):
                  guard let next = children[key] else { return nil }
                  //~ statement-differs
                  current = next
              default:
                  return nil
              }
              return current
          }
      }
    kotlin: |
      class Shelf {
          fun find(start: Node, key: String, spare: Node): Node? {
              var current = start
              current = when (val node = current) {
                  is Node.Branch -> node.children[key] ?: return spare
                  else -> return null
              }
              return current
          }
      }
  - name: a time as a bare number of seconds and with its unit
    swift: |
      final class Porter {
          func open(door: Door) { door.open(timeout: 30) }
          func shut(door: Door) { door.shut(timeout: 30) }
          //~ statement-differs
      }
    kotlin: |
      class Porter {
          fun open(door: Door) { door.open(timeout = 30.seconds) }
          fun shut(door: Door) { door.shut(timeout = 30.minutes) }
      }
  - name: a value made anew, and a copy that keeps nothing and holds something else
    swift: |
      struct Frame {
          let width: Int
          let height: Int
          func grown(_ by: Int) -> Frame { Frame(width: width + by, height: height + by) }
          //~ statement-differs
      }
    kotlin: |
      data class Frame(val width: Int, val height: Int) {
          fun grown(by: Int): Frame = copy(width = width + by, height = height - by)
      }
  - name: cases that Swift numbers by itself
    swift: |
      enum Loudness: Int {
          case quiet
          //~ info statement-differs
          case loud
          //~ info statement-differs
      }
    kotlin: |
      enum class Loudness(val value: Int) {
          QUIET(Log.DEBUG),
          LOUD(Log.WARN),
      }
  - name: what a property starts with, behind a constant of its name
    swift: |
      final class Uploader {
          private var labels: [String] = []
          private var policies: [Policy] = [CountPolicy(), TimerPolicy()]
          //~                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ statement-differs
      }
    kotlin: |
      class Uploader {
          private companion object Defaults {
              val labels: List<String> = emptyList()
              val policies: List<Policy> = emptyList()
          }
          private var labels: List<String> = Defaults.labels
          private var policies: List<Policy> = Defaults.policies
      }
  - name: one case of several, where all else is written otherwise
    swift: |
      enum EditError: Error { case notFound, notAuthor, deleted }
      struct Message {
          let author: String
          let isDeleted: Bool
      }
      final class Editor {
          private var messages: [String: Message] = [:]
          private func editable(_ id: String, by user: String) throws -> Message {
              guard let message = messages[id] else { throw EditError.notFound }
              if message.author != user { throw EditError.notAuthor }
              if message.isDeleted { throw EditError.deleted }
              //~                          ^^^^^^^^^^^^^^^^^ statement-differs
              return message
          }
      }
    kotlin: |
      enum class EditError { NOT_FOUND, NOT_AUTHOR, DELETED }
      class Message(val author: String, val isDeleted: Boolean)
      class Editor {
          private val messages = mutableMapOf<String, Message>()
          private fun editable(id: String, user: String): Message {
              val message = messages[id] ?: fail(EditError.NOT_FOUND)
              if (message.author != user) fail(EditError.NOT_AUTHOR)
              if (message.isDeleted) fail(EditError.NOT_FOUND)
              return message
          }
      }
"""####),
    Document(path: "parity/statement-missing.yml", text: ####"""
id: statement-missing
check: statement-missing
severity: warning
summary: A statement of a paired body has no counterpart.
message: "`{name}` has no counterpart in {side}{how}."
why: |
  The two bodies do the same, except that one of them does a step more: hides the keyboard, clears a cache, reports an
  error. Most often a fix was made on one platform and forgotten on the other, where the fault that it mended lives on. A
  local that one side has more is a note, as what is made of it is compared where it is used, unless a change brought it.
instead: |
  Port the statement. When the platform alone needs it, write
  `// parity:disable:next statement-missing - <reason>` above it.
examples:
  - name: Android does not clear the cache
    swift: |
      final class Account {
          func logout() {
              session.close()
              cache.clear()
      //~     ^^^^^^^^^^^^^ statement-missing: Kotlin
              router.showLogin()
          }
      }
    kotlin: |
      class Account {
          fun logout() {
              session.close()
              router.showLogin()
          }
      }
  - name: logging is no behaviour
    swift: |
      final class Account {
          func logout() {
              logger.debug("logout")
              session.close()
          }
      }
    kotlin: |
      class Account {
          fun logout() {
              session.close()
          }
      }
  - name: one side goes on where the other returns
    swift: |
      final class Account {
          func logout(force: Bool) {
              if !force {
                  askFirst()
                  return
      //~         ^^^^^^ statement-missing: `return` has no counterpart in Kotlin: Kotlin goes on where Swift returns.
              }
              session.close()
              router.showLogin()
          }
      }
    kotlin: |
      class Account {
          fun logout(force: Boolean) {
              if (!force) {
                  askFirst()
              }
              session.close()
              router.showLogin()
          }
      }
  - name: Swift asks whether what its closure holds weakly is still there
    swift: |
      final class Porch {
          func wait(guest: Guest) {
              door.onKnock { [weak self, weak guest] name in
                  guard let self, let guest else { return }
                  self.admit(name)
                  guest.greet(name)
              }
          }
      }
    kotlin: |
      class Porch {
          fun wait(guest: Guest) {
              door.onKnock { name ->
                  admit(name)
                  guest.greet(name)
              }
          }
      }
  - name: the closure leaves without a guest that it holds
    swift: |
      final class Porch {
          func wait(guest: Guest?) {
              door.onKnock { name in
                  guard let guest else { return }
      //~ statement-missing
                  admit(name)
                  greet(name)
              }
          }
      }
    kotlin: |
      class Porch {
          fun wait(guest: Guest?) {
              door.onKnock { name ->
                  admit(name)
                  greet(name)
              }
          }
      }
  - name: a default that whoever makes the value may leave, and what is computed
    swift: |
      final class Lamp {
          var voltage: Int {
              switch socket {
              case .small: return 12
              case .large: return 230
              }
          }
      }
    kotlin: |
      class Lamp(val voltage: Int = 12)
  - name: a variable that holds the only one, and a function that looks for it
    swift: |
      final class Lantern {
          static var shared = Lantern()
      }
    kotlin: |
      class Lantern {
          companion object {
              fun shared(): Lantern { return shelves[NAME] as? Lantern ?: throw IllegalStateException("none") }
          }
      }
  - name: one arm for two cases
    swift: |
      struct Ticket {
          var source: String? {
              switch kind {
              case .wall: return "wall"
              case .result, .confirm: return nil
              }
          }
      }
    kotlin: |
      class Ticket {
          val source: String?
              get() = when (kind) {
                  is Kind.Wall -> "wall"
                  is Kind.Result -> null
                  is Kind.Confirm -> null
              }
      }
  - name: an arm for each case
    swift: |
      struct Ticket {
          var source: String? {
              switch kind {
              case .wall: return "wall"
              case .result: return nil
              case .confirm: return nil
              }
          }
      }
    kotlin: |
      class Ticket {
          val source: String?
              get() = when (kind) {
                  is Kind.Wall -> "wall"
                  is Kind.Result, is Kind.Confirm -> null
              }
      }
  - name: Swift calls the new value by another name
    swift: |
      final class Screen {
          private var options = Options()
          var mode: Mode {
              get { options.mode }
              set {
                  options.mode = newValue
                  let wish = newValue
                  apply(wish)
                  if newValue == .quiet { return }
                  redraw()
              }
          }
      }
    kotlin: |
      class Screen {
          private var options = Options()
          var mode: Mode
              get() = options.mode
              set(value) {
                  options.mode = value
                  apply(value)
                  if (value == Mode.QUIET) return
                  redraw()
              }
      }
  - name: a value that one side asks for before it sets something else
    swift: |
      final class Kitchen {
          func pause() {
              let cold = mustCool()
              isOpen = false
              isCold = cold
              stove?.stop()
          }

          func isLate(limit: Double?) -> Bool {
              let limit = limit ?? 60.0
              guard let start = start else { return true }
              let spent = clock.spent(start)
              return spent > limit
          }
      }
    kotlin: |
      class Kitchen {
          fun pause() {
              isOpen = false
              isCold = mustCool()
              stove?.stop()
          }

          fun isLate(limit: Double?): Boolean {
              if (start == null) return true
              val spent = clock.spent(start)
              return spent > (limit ?: 60.0)
          }
      }
  - name: a name for a condition that is asked in a loop
    swift: |
      final class Kitchen {
          func pick(warm: Bool, fresh: Bool, meals: [Meal]) -> Meal? {
              let wanted = warm && fresh
              for meal in meals {
                  if wanted { return meal }
                  note(meal)
              }
              return nil
          }
      }
    kotlin: |
      class Kitchen {
          fun pick(warm: Boolean, fresh: Boolean, meals: List<Meal>): Meal? {
              for (meal in meals) {
                  if (warm && fresh) return meal
                  note(meal)
              }
              return null
          }
      }
  - name: a local that is called like the function that gives it
    swift: |
      final class Kitchen {
          func close() {
              let busy = busy()
              if busy { return }
              lock()
          }
      }
    kotlin: |
      class Kitchen {
          fun close() {
              if (busy()) return
              lock()
          }
      }
  - name: the keys of a map, and a name for each
    swift: |
      final class Pantry {
          func clear(kept: String) {
              for name in jars.keys {
                  if name == kept { continue }
                  jars.drop(name)
              }
          }
      }
    kotlin: |
      class Pantry {
          fun clear(kept: String) {
              jars.entries.forEach { jar ->
                  val name = jar.key
                  if (name != kept) {
                      jars.drop(name)
                  }
              }
          }
      }
  - name: a value is cleaned on one side only
    swift: |
      final class Post {
          func send(letters: [Letter]) {
              if !isOpen() { return }
              let sorted = sort(letters) ?? []
      //~ info statement-missing: `let sorted = sort(letters) ?? []` has no counterpart in Kotlin
              guard !sorted.isEmpty else { return }
              office?.take(sorted)
          }
      }
    kotlin: |
      class Post {
          fun send(letters: List<Letter>) {
              if (!isOpen()) return
              if (letters.isEmpty()) return
              office?.take(letters)
          }
      }
  - name: one side changes a copy and the other the property
    swift: |
      final class Stove {
          var hot: Bool = false

          func plan(state: State) -> Plan {
              var wanted = hot
      //~ info statement-missing: `var wanted = hot` has no counterpart in Kotlin
              if wanted && state.isFull { wanted = false }
              return Plan(size: state.size, hot: wanted)
          }
      }
    kotlin: |
      class Stove {
          var hot: Boolean = false

          fun plan(state: State): Plan {
              if (hot && state.isFull) { hot = false }
              return Plan(size = state.size, hot = hot)
          }
      }
  - name: a local that only a missing statement reads
    swift: |
      final class Post {
          func leave() {
              store.close()
              bell.ring()
          }
      }
    kotlin: |
      class Post {
          fun leave() {
              store.close()
              val queue = store.line("letters")
              if (queue.isEmpty()) {
      //~ statement-missing: has no counterpart in Swift
                  store.drop(queue)
              }
              bell.ring()
          }
      }
  - name: a value that one side completes later
    swift: |
      final class Post {
          func report(id: String, tags: Tags?) {
              var event = Event(id: id)
              if let tags = tags {
      //~ statement-missing
                  event = Event(id: id, tags: tags)
              }
              process(event)
          }
      }
    kotlin: |
      class Post {
          fun report(id: String, tags: Tags?) {
              val event = Event(id = id, tags = tags)
              process(event)
          }
      }
  - name: two guards, and what is asked of the first again
    swift: |
      final class Gate {
          func fits(poll: Poll) -> Bool {
              guard let rules = poll.rules, let kinds = rules.kinds else { return true }
              let style = styleOrDefault(rules.style)
              return matches(style, kinds)
          }
      }
    kotlin: |
      class Gate {
          fun fits(poll: Poll): Boolean {
              val kinds = poll.rules?.kinds ?: return true
              val style = styleOrDefault(poll.rules?.style)
              return matches(style, kinds)
          }
      }
  - name: a value that is kept before it changes
    swift: |
      final class Shelf {
          func add(row: Row) {
              let next = offset(of: rows)
      //~ info statement-missing: `let next = offset(of: rows)` has no counterpart in Kotlin
              rows.append(row)
              report(next)
          }
      }
    kotlin: |
      class Shelf {
          fun add(row: Row) {
              rows.add(row)
              report(offset(of = rows))
          }
      }
  - name: a body that does nothing is told once
    swift: |
      final class Clock {
          func later(isSoon: Bool) {
              timer.stop()
      //~     ^^^^^^^^^^^^ statement-missing: Kotlin; the body of `later(isSoon:)` does nothing there
              bell.mute()
              if isSoon { show() } else { hide() }
          }
      }
    kotlin: |
      class Clock {
          fun later(isSoon: Boolean) {
              // Comes with the new bell.
          }
      }
  - name: an arm for cases that nothing is done for
    swift: |
      final class Bell {
          func ring(tone: Tone) {
              switch tone {
              case .high: horn.blow()
              case .low, .flat: break
              }
          }
      }
    kotlin: |
      class Bell {
          fun ring(tone: Tone) {
              when (tone) {
                  Tone.HIGH -> horn.blow()
                  else -> {}
              }
          }
      }
  - name: an arm for a case that nothing is done for on one side only
    swift: |
      final class Bell {
          func ring(tone: Tone) {
              switch tone {
              case .high: horn.blow()
              case .low: drum.beat()
              //~ statement-missing
              }
          }
      }
    kotlin: |
      class Bell {
          fun ring(tone: Tone) {
              when (tone) {
                  Tone.HIGH -> horn.blow()
                  else -> {}
              }
          }
      }
  - name: a branch that gives what it finds, or leaves
    swift: |
      final class Shelf {
          func find(_ start: Node, key: String, spare: Node) -> Node? {
              var current = start
              switch current {
              case .branch(let children):
                  guard let next = children[key] else { return nil }
                  current = next
              default:
                  return nil
              }
              return current
          }
      }
    kotlin: |
      class Shelf {
          fun find(start: Node, key: String, spare: Node): Node? {
              var current = start
              current = when (val node = current) {
                  is Node.Branch -> node.children[key] ?: return null
                  else -> return null
              }
              return current
          }
      }
  - name: a constructor that has another one do the work
    swift: |
      final class Ticket {
          let seat: Int
          init(seat: Int) {
              self.seat = seat
          }
      }
    kotlin: |
      class Ticket {
          val seat: Int
          constructor(seat: Int) : this(seat, "")
          //~ info statement-missing
          private constructor(seat: Int, note: String) {
              this.seat = seat
          }
      }
  - name: what is forced on one side fails in words on the other
    swift: |
      final class Signs {
          func put(wall: Wall) {
              let sign = wall.find(name: "exit")!
              show(sign)
          }
      }
    kotlin: |
      class Signs {
          fun put(wall: Wall) {
              val sign = wall.find(name = "exit") ?: error("no exit")
              show(sign)
          }
      }
  - name: what may be missing on one side fails in words on the other
    swift: |
      final class Signs {
          func put(wall: Wall) {
              let sign = wall.find(name: "exit")
              show(sign)
          }
      }
    kotlin: |
      class Signs {
          fun put(wall: Wall) {
              val sign = wall.find(name = "exit") ?: error("no exit")
              //~ statement-missing
              show(sign)
          }
      }
  - name: a text for developers in a closure
    swift: |
      final class Porter {
          func send() {
              if busy {
                  Logger.debug("Busy, so the parcel waits.")
                  return
              }
              carry()
          }
      }
    kotlin: |
      class Porter {
          fun send() {
              if (busy) {
                  debugLog { "Busy, so the parcel waits." }
                  return
              }
              carry()
          }
      }
  - name: a closure that is handed to what is named like a log and holds no text
    swift: |
      final class Porter {
          func send() {
              prepare()
              carry()
          }
      }
    kotlin: |
      class Porter {
          fun send() {
              prepare()
              debugLog { parcel.open() }
              //~ statement-missing
              carry()
          }
      }
  - name: a set that is asked and then grows, and one that answers as it grows
    swift: |
      func show(_ ids: [Int]) {
          var seen: Set<Int> = []
          for id in ids {
              guard !seen.contains(id) else { continue }
              seen.insert(id)
              draw(id)
          }
      }
    kotlin: |
      fun show(ids: List<Int>) {
          val seen = mutableSetOf<Int>()
          for (id in ids) {
              if (!seen.add(id)) continue
              draw(id)
          }
      }
  - name: a set that is asked for one value and takes another
    swift: |
      func show(_ ids: [Int]) {
          var seen: Set<Int> = []
          for id in ids {
              guard !seen.contains(id) else { continue }
              seen.insert(-id)
              //~ statement-missing
              draw(id)
          }
      }
    kotlin: |
      fun show(ids: List<Int>) {
          val seen = mutableSetOf<Int>()
          for (id in ids) {
              if (!seen.add(id)) continue
              draw(id)
          }
      }
  - name: an increment in what a decision is about
    swift: |
      func read(_ codes: [Int]) {
          var next = 0
          while next < codes.count {
              let code = codes[next]
              next += 1
              switch code {
              case 0: stop()
              default: run(code)
              }
          }
      }
    kotlin: |
      fun read(codes: List<Int>) {
          var next = 0
          while (next < codes.size) {
              when (val code = codes[next++]) {
                  0 -> stop()
                  else -> run(code)
              }
          }
      }
  - name: an error that nobody is told of
    swift: |
      final class Till {
          let logger: CrashLogger
          init(logger: CrashLogger) { self.logger = logger }
          func fail(error: TillError) {
              logger.record(error)
              //~ statement-missing
              close()
          }
          func close() {}
      }
    kotlin: |
      class Till(val logger: CrashLogger) {
          fun fail(error: TillError) {
              close()
          }
          fun close() {}
      }
  - name: a line for developers
    swift: |
      final class Till {
          let logger: CrashLogger
          init(logger: CrashLogger) { self.logger = logger }
          func fail(error: TillError) {
              logger.debug("failed")
              close()
          }
          func close() {}
      }
    kotlin: |
      class Till(val logger: CrashLogger) {
          fun fail(error: TillError) {
              close()
          }
          fun close() {}
      }
  - name: what keeps the log is told to do something
    swift: |
      class Client {
          private let logger: EventLogger
          private var count = 0
          func stop() {
              logger.sendRemaining()
              //~ statement-missing
              count = 0
          }
          func start() {
              logger.info("started")
              count = 1
          }
      }
    kotlin: |
      class Client(private val logger: EventLogger) {
          private var count = 0
          fun stop() {
              count = 0
          }
          fun start() {
              count = 1
          }
      }
  - name: an exit before nothing but a line for developers
    swift: |
      final class Till {
          private let logger: EventLogger
          private let desk: Desk
          private var level = 0
          private var seats: [Int] = []

          init(logger: EventLogger, desk: Desk) {
              self.logger = logger
              self.desk = desk
          }
          func note(text: String, limit: Int) {
              guard level >= limit else { return }
              logger.debug(text)
          }
          func close(limit: Int) {
              desk.close {
                  self.seats.removeAll()
                  guard self.level >= limit else { return }
                  self.logger.debug("closed")
              }
          }
          func open(limit: Int) {
              level += 1
              logger.debug("opened")
          }
      }
    kotlin: |
      class Till(private val logger: EventLogger, private val desk: Desk) {
          private var level = 0
          private val seats = mutableListOf<Int>()

          fun note(text: String, limit: Int) {
              if (level >= limit) {
                  logger.debug(text)
              }
          }
          fun close(limit: Int) {
              desk.close {
                  seats.clear()
                  logger.debug("closed")
              }
          }
          fun open(limit: Int) {
              level += 1
              if (level < limit) return
              logger.debug("opened")
          }
      }
  - name: an exit before something that is done, and one that does something to ask
    swift: |
      final class Till {
          private let logger: EventLogger
          private let desk: Desk
          private var level = 0
          private var seats: [Int] = []

          init(logger: EventLogger, desk: Desk) {
              self.logger = logger
              self.desk = desk
          }
          func clear(limit: Int) {
              guard level >= limit else { return }
              logger.debug("cleared")
          }
          func leave() {
              seats.removeAll()
              guard desk.close() else { return }
              //~ statement-missing: Kotlin
              logger.debug("left")
          }
          func enter(limit: Int) {
              guard level >= limit else { return }
              //~ statement-missing: Kotlin
              logger.debug("entered")
              seats.removeAll()
          }
      }
    kotlin: |
      class Till(private val logger: EventLogger, private val desk: Desk) {
          private var level = 0
          private val seats = mutableListOf<Int>()

          fun clear(limit: Int) {
              if (level < limit) return
              logger.debug("cleared")
              seats.clear()
              //~ statement-missing: Swift
          }
          fun leave() {
              seats.clear()
              logger.debug("left")
          }
          fun enter(limit: Int) {
              logger.debug("entered")
              seats.clear()
          }
      }
  - name: a step that is missing where one side leaves a lock early
    swift: |
      final class Meter {
          private let lock = NSLock()
          private var count = 0

          func record(value: Int, limit: Int) {
              let sum = value + 1
              lock.withLock {
                  if count > limit {
                      count = 0
                      reset()
                      //~ statement-missing: Kotlin
                      return
                  }
                  guard count < sum else { return }
                  count += value
                  report(value: value)
              }
          }
          func reset() {}
          func report(value: Int) {}
      }
    kotlin: |
      class Meter {
          private var count = 0

          fun record(value: Int, limit: Int) {
              val sum = value + 1
              if (count > limit) {
                  count = 0
                  return
              }
              if (count >= sum) return
              count += value
              report(value)
          }
          fun reset() {}
          fun report(value: Int) {}
      }
  - name: nobody to greet, before a loop that greets and before more than that
    swift: |
      final class Porter {
          func greet(names: [String]) {
              guard !names.isEmpty else { return }
              names.forEach { door.say($0, volume: 3) }
          }
          func announce(names: [String]) {
              guard !names.isEmpty else { return }
              //~ statement-missing
              for name in names { door.say(name, volume: 2) }
              door.close(after: 5)
          }
      }
    kotlin: |
      class Porter {
          fun greet(names: List<String>) {
              names.forEach { door.say(it, volume = 3) }
          }
          fun announce(names: List<String>) {
              for (name in names) { door.say(name, volume = 2) }
              door.close(after = 5)
          }
      }
  - name: what is no longer kept, in two ways to empty a set
    swift: |
      protocol SeasonStore { func save(_ ids: Set<String>) }
      final class Season {
          private let store: SeasonStore
          private var unlocked: Set<String> = []
          private var counters: [String: Int] = [:]
          init(store: SeasonStore) { self.store = store }
          func reset() {
              counters.removeAll()
              unlocked.removeAll()
              store.save(unlocked)
      //~     ^^^^^^^^^^^^^^^^^^^^ statement-missing: `store.save(unlocked)` has no counterpart in Kotlin
          }
      }
    kotlin: |
      interface SeasonStore { fun save(ids: Set<String>) }
      class Season(private val store: SeasonStore) {
          private var unlocked: Set<String> = emptySet()
          private val counters = mutableMapOf<String, Int>()
          fun reset() {
              val before = unlocked
              counters.keys.retainAll { it in before && it.isEmpty() }
              unlocked = before - unlocked
          }
      }
  - name: saved by a helper
    swift: |
      protocol SeasonStore { func save(_ ids: Set<String>) }
      final class Season {
          private let store: SeasonStore
          private var unlocked: Set<String> = []
          init(store: SeasonStore) { self.store = store }
          func reset() {
              unlocked.removeAll()
              store.save(unlocked)
          }
      }
    kotlin: |
      interface SeasonStore { fun save(ids: Set<String>) }
      class Season(private val store: SeasonStore) {
          private var unlocked: Set<String> = emptySet()
          fun reset() {
              unlocked = emptySet()
              keep()
          }
          private fun keep() {
              store.save(unlocked)
          }
      }
"""####),
    Document(path: "parity/stored-name-differs.yml", text: ####"""
id: stored-name-differs
check: stored-name-differs
severity: warning
summary: A property is stored or sent under another name.
message: "{name} is stored as `{swift}` in Swift and as `{kotlin}` in Kotlin."
why: |
  The keys of `CodingKeys`, and what `@SerialName`, `@SerializedName` and `@Json` say, are the names in the server's answer and
  in what is stored on the device. Under another name a value is not found: one app fails to read the answer, or reads the
  property as missing and falls back to its default without a word. Where neither side says a name, each stores a property
  under its own, however alike the two are: `isActive` and `active`, `fallbackTag` and `fallBackTag`. That is a note unless
  other properties of the type have a name for the outside.
instead: |
  Compare with the interface's description and correct the one that is wrong. A name that was ever stored must not be changed
  without a migration. Where a policy for all keys makes the names of one side, such as `convertFromSnakeCase`, nothing has to
  be written there; a policy of the code's own makes the difference a note.
examples:
  - name: an underscore that one side forgot
    swift: |
      struct Venue: Codable {
          let venueId: String
          let openingHours: String
          //~ ^^^^^^^^^^^^ stored-name-differs: `opening_hours`
          enum CodingKeys: String, CodingKey {
              case venueId = "venue_id"
              case openingHours = "opening_hours"
          }
      }
    kotlin: |
      @Serializable
      data class Venue(
          @SerialName("venue_id") val venueId: String,
          @SerialName("openingHours") val openingHours: String,
      )
  - name: the same names, written where each language wants them
    swift: |
      struct Venue: Codable {
          let venueId: String
          let name: String
          enum CodingKeys: String, CodingKey {
              case venueId = "venue_id"
              case name
          }
      }
    kotlin: |
      data class Venue(
          @SerializedName("venue_id") val venueId: String,
          @SerializedName("name") val name: String,
      )
  - name: a policy goes over the names that are given
    swift: |
      struct Venue: Codable {
          let openingHours: String
          let closed: String
          //~ ^^^^^^ stored-name-differs: `shut_on`
          enum CodingKeys: String, CodingKey {
              case openingHours = "openUntil"
              case closed = "closedOn"
          }
          static func read(data: Data) throws -> Venue {
              let decoder = JSONDecoder()
              decoder.keyDecodingStrategy = .convertFromSnakeCase
              return try decoder.decode(Venue.self, from: data)
          }
      }
    kotlin: |
      @Serializable
      data class Venue(
          @SerialName("open_until") val openingHours: String,
          @SerialName("shut_on") val closed: String,
      )
  - name: own names that are alike, and are not the same
    swift: |
      struct Trial: Codable {
          let key: String
          var isActive: Bool?
          //~ ^^^^^^^^ info stored-name-differs: `isActive` in Swift and as `active` in Kotlin
          let fallbackTag: String?
          //~ ^^^^^^^^^^^ info stored-name-differs
      }
    kotlin: |
      @Serializable
      data class Trial(
          val key: String,
          var active: Boolean? = null,
          val fallBackTag: String? = null,
      )
  - name: own names of values that must be there
    swift: |
      struct Trial: Codable {
          let userID: String
          //~ ^^^^^^ info stored-name-differs
      }
    kotlin: |
      @Serializable
      data class Trial(val userId: String)
  - name: own names of what is not stored, or is stored by other code
    swift: |
      struct Trial: Codable {
          let key: String
          var isHidden: Bool?
          var isPinned: Bool?
          var isSeen: Bool { pins > 0 }
          enum CodingKeys: String, CodingKey { case key, isPinned }
      }
      struct Draft: Codable {
          let key: String
          var isActive: Bool?
          init(json: [String: Any]) {
              key = json["key"] as? String ?? ""
              isActive = json["active"] as? Bool
          }
      }
      struct Note { var isActive: Bool? }
    kotlin: |
      @Serializable
      data class Trial(
          val key: String,
          var hidden: Boolean? = null,
          @JsonNames("isPinned") var pinned: Boolean? = null,
      ) {
          val seen: Boolean get() = pins > 0
      }
      @Serializable
      data class Draft(val key: String, var active: Boolean? = null)
      @Serializable
      data class Note(var active: Boolean? = null)
  - name: own names that are keys, too
    swift: |
      struct Trial: Codable {
          let venueId: String
          var isActive: Bool?
          //~ ^^^^^^^^ stored-name-differs
          enum CodingKeys: String, CodingKey {
              case venueId = "venue_id"
              case isActive
          }
      }
    kotlin: |
      @Serializable
      data class Trial(
          @SerialName("venue_id") val venueId: String,
          var active: Boolean? = null,
      )
  - name: a policy that puts underscores between words, and a slip
    swift: |
      struct Stage: Decodable {
          let stageId: String
          let nextStageId: String?
          //~ ^^^^^^^^^^^ stored-name-differs: `nxet_stage_id`
          static func read(data: Data) throws -> Stage {
              let decoder = JSONDecoder()
              decoder.keyDecodingStrategy = .convertFromSnakeCase
              return try decoder.decode(Stage.self, from: data)
          }
      }
    kotlin: |
      @Serializable
      data class Stage(
          @SerialName("stage_id") val stageId: String,
          @SerialName("nxet_stage_id") val nextStageId: String?,
      )
  - name: a policy of which nobody knows what it makes
    swift: |
      struct Stage: Decodable {
          let stageId: String
          let nextStageId: String?
          //~ ^^^^^^^^^^^ info stored-name-differs: `after`
          static func read(data: Data) throws -> Stage {
              let decoder = JSONDecoder()
              decoder.keyDecodingStrategy = .custom(shortened)
              return try decoder.decode(Stage.self, from: data)
          }
      }
    kotlin: |
      @Serializable
      data class Stage(
          @SerialName("stage_id") val stageId: String,
          @SerialName("after") val nextStageId: String?,
      )
  - name: a name that is read besides the own one
    swift: |
      struct Ticket: Codable {
          let seatRow: String
          //~ ^^^^^^^ info stored-name-differs
          let gate: String
          //~ ^^^^ stored-name-differs
          enum CodingKeys: String, CodingKey {
              case seatRow = "seat_row"
              case gate = "gate_no"
          }
      }
    kotlin: |
      @Serializable
      data class Ticket(
          @JsonNames("row", "seat_row") val seatRow: String,
          @JsonNames("door") val gate: String,
      )
"""####),
    Document(path: "parity/supertype-differs.yml", text: ####"""
id: supertype-differs
check: supertype-differs
severity: warning
habit: 4
summary: A type conforms to, or inherits from, a type of the code base on one side only.
message: "`{name}` is a `{other}` in {side} only."
why: |
  Code that takes any value of the shared type takes this type on one side and refuses it on the other; what the shared type does for all
  its kinds (logging, retries, cleaning up) is done for it on one side only.
instead: |
  Add the conformance, or drop it. Only types that both code bases declare are compared; conformances to the platforms' own
  types, such as `Codable` or `Parcelable`, are each platform's affair. Where most types differ in the same way, it is shown
  as info.
examples:
  - name: a service that is forgotten at logout
    swift: |
      protocol Clearable {
          func clear()
      }

      final class Basket: Clearable {
          func clear() { lines.removeAll() }
      }

      final class Favorites: Clearable {
      //~         ^^^^^^^^^ supertype-differs: is a `Clearable` in Swift only
          func clear() { items.removeAll() }
      }
    kotlin: |
      interface Clearable {
          fun clear()
      }

      class Basket : Clearable {
          override fun clear() { lines.clear() }
      }

      class Favorites {
          fun clear() { items.clear() }
      }
  - name: conformances to the platform
    swift: |
      struct Visit: Codable, Equatable {
          let guests: Int
      }
    kotlin: |
      @Parcelize
      data class Visit(val guests: Int) : Parcelable
  - name: two nested types of one name
    swift: |
      protocol NoteMaker {
          func makeNote() -> String
      }
      protocol PlaceMaker {
          func makePlace() -> String
      }
      class Shop {}
      class Settings {}
      final class ShopDesk: NoteMaker {
          func makeNote() -> String { "a" }
      }
      final class Desk: NoteMaker, PlaceMaker {
          func makeNote() -> String { "b" }
          func makePlace() -> String { "c" }
      }
    kotlin: |
      interface NoteMaker {
          fun makeNote(): String
      }
      interface PlaceMaker {
          fun makePlace(): String
      }
      class Shop {
          interface Maker : NoteMaker
      }
      class Settings {
          interface Maker : NoteMaker, PlaceMaker
      }
      class ShopDesk : Shop.Maker {
          override fun makeNote(): String = "a"
      }
      class Desk : Settings.Maker {
          override fun makeNote(): String = "b"
          override fun makePlace(): String = "c"
      }
  - name: an object inside a class that listens for it
    swift: |
      protocol QueueListener {
          func queueIsFull()
      }
      final class Sender: QueueListener {
          func queueIsFull() { send() }
          func send() {}
      }
    kotlin: |
      interface QueueListener {
          fun queueIsFull()
          fun queueIsEmpty()
      }
      class Sender {
          private val listener = object : QueueListener {
              override fun queueIsFull() { send() }
              override fun queueIsEmpty() {}
          }
          fun send() {}
      }
  - name: an interface leaves to its implementers what a class promises
    swift: |
      protocol Opener {
          func open()
      }
      final class Gate: Opener {
          func open() { lift() }
      }
      protocol DeskOpener {
      //~ info supertype-differs
          func pick() -> Int
      }
    kotlin: |
      interface Opener {
          fun open()
      }
      class Gate : Opener {
          override fun open() { lift() }
      }
      abstract class DeskOpener : Opener {
          abstract fun pick(): Int
      }
"""####),
    Document(path: "parity/systematic-rename.yml", text: ####"""
id: systematic-rename
check: systematic-rename
severity: info
summary: One side calls a thing by another name throughout.
message: "`{swift}` in Swift is `{kotlin}` in Kotlin, in {count} places."
why: |
  The two sides do the same and use another word for it, everywhere. That is no fault of the app; it makes the code base
  harder to search, and whoever ports a change has to know the other word.
instead: |
  Agree on one word, or leave it: this is told once for all places, and the places themselves are not reported. Words that
  a whole community uses (`delegate` and `listener`) belong into the team's phrases.
examples:
  - name: another word for the store
    swift: |
      final class Draft {
          func open() { vault.load(text) }
          //~           ^^^^^ systematic-rename: in 3 places
          func close() { vault.save(text) }
          func discard() { vault.remove(text) }
      }
    kotlin: |
      class Draft {
          fun open() { safe.load(text) }
          fun close() { safe.save(text) }
          fun discard() { safe.remove(text) }
      }
  - name: the same words
    swift: |
      final class Draft {
          func open() { vault.load(text) }
          func close() { vault.save(text) }
          func discard() { vault.remove(text) }
      }
    kotlin: |
      class Draft {
          fun open() { vault.load(text) }
          fun close() { vault.save(text) }
          fun discard() { vault.remove(text) }
      }
"""####),
    Document(path: "parity/unexplained-suppression.yml", text: ####"""
id: unexplained-suppression
check: unexplained-directive
severity: warning
summary: A directive gives no reason.
message: "`{directive}` gives no reason."
why: |
  Whoever reads this in a year, on either platform, cannot tell a decision from a way to get a commit through, and will
  not dare to remove it.
instead: |
  Write the reason behind a hyphen: `// parity:disable:next RULE - why the two differ`. Behind Kotlin's
  `@Suppress("parity:RULE")` write it as a comment in the same line.
examples:
  - name: silenced without a word
    swift: |
      struct Court {
          // parity:disable:next literal-differs
          //~ unexplained-suppression
          var width: Int = 10
      }
    kotlin: |
      data class Court(var width: Int = 12)
  - name: silenced for a reason
    swift: |
      struct Court {
          var width: Int = 10
      }
    kotlin: |
      data class Court(
          @Suppress("parity:literal-differs") // Android has wider courts
          var width: Int = 12,
      )
"""####),
    Document(path: "parity/unreachable-on-one-side.yml", text: ####"""
id: unreachable-on-one-side
check: unreachable-on-one-side
severity: warning
summary: Code that runs on one side can never run on the other.
message: "In {side}, `{name}` is never reached."
why: |
  Somebody put a `return` in front of the rest, or an `if false` around it, to try something out, and it stayed. The text
  still stands on both sides, so a comparison by eye finds them equal.
instead: |
  Take out the exit that was meant for a moment, or delete on both sides what is no longer wanted.
examples:
  - name: an exit that stayed
    swift: |
      final class Feed {
          func refresh() {
              cache.clear()
              loader.load(page: 1)
          }
      }
    kotlin: |
      class Feed {
          fun refresh() {
              cache.clear()
              return
              loader.load(page = 1)
      //~     ^^^^^^^^^^^^^^^^^^^^^ unreachable-on-one-side
          }
      }
  - name: an early exit
    swift: |
      final class Feed {
          func refresh() {
              guard isOnline else { return }
              loader.load(page: 1)
          }
      }
    kotlin: |
      class Feed {
          fun refresh() {
              if (!isOnline) return
              loader.load(page = 1)
          }
      }
"""####),
    Document(path: "parity/unused-on-one-side.yml", text: ####"""
id: unused-on-one-side
check: unused-on-one-side
severity: warning
summary: A flag that both sides have is asked for on one side only.
message: "{side} asks for `{name}`; nothing in {other} ever asks for `{property}`."
why: |
  Both sides carry the flag along, and one of them decides by it. On the other it is set and never read: it came with a
  fix, the server sends it, a refactoring left it behind. Nothing fails, and no compiler says that the property is of no
  use.
instead: |
  Ask for the flag on the other side, or take it out of both. When only one platform needs it, write
  `// parity:disable:next unused-on-one-side - <reason>` above it.
examples:
  - name: a flag that one recorder respects
    swift: |
      struct Sample {
          let bpm: Int
          let hasContact: Bool
      }
      final class Recorder {
          private var highest: Int?
          private var sum = 0
          func receive(_ sample: Sample) {
              guard sample.hasContact, (30...230).contains(sample.bpm) else { return }
      //~           ^^^^^^^^^^^^^^^^^ unused-on-one-side: asks for `sample.hasContact`
              if let known = highest {
                  highest = max(known, sample.bpm)
              } else {
                  highest = sample.bpm
              }
              sum += sample.bpm
          }
      }
    kotlin: |
      data class Sample(val bpm: Int, val hasContact: Boolean)
      class Recorder {
          private var highest: Int? = null
          private var sum = 0
          fun receive(sample: Sample) = sample.bpm.takeIf { it in 30..230 }?.let { rate ->
              highest = maxOf(highest ?: rate, rate)
              sum += rate
          } ?: Unit
      }
  - name: asked for elsewhere
    swift: |
      struct Sample {
          let bpm: Int
          let hasContact: Bool
      }
      final class Recorder {
          private var sum = 0
          func receive(_ sample: Sample) {
              guard sample.hasContact, (30...230).contains(sample.bpm) else { return }
              sum += sample.bpm
          }
      }
    kotlin: |
      data class Sample(val bpm: Int, val hasContact: Boolean)
      class Recorder {
          private var sum = 0
          fun receive(sample: Sample) {
              if (!isPlausible(sample)) return
              sum += sample.bpm
          }
          private fun isPlausible(sample: Sample): Boolean = sample.hasContact && sample.bpm in 30..230
      }
"""####),
    Document(path: "parity/unused-suppression.yml", text: ####"""
id: unused-suppression
check: unused-directive
severity: warning
summary: A directive silences nothing.
message: "`{rules}` is not found here; this directive silences nothing."
why: |
  The difference that it was written for is gone, or has moved. Left in place it will silence the next one, which nobody
  has looked at.
instead: |
  Remove the directive, or the one rule in it that is idle.
examples:
  - name: the difference has been mended
    swift: |
      struct Court {
          // parity:disable:next literal-differs - Android has wider courts
          //~ unused-suppression: `literal-differs` is not found here
          var width: Int = 10
      }
    kotlin: |
      data class Court(var width: Int = 10)
  - name: the difference is still there
    swift: |
      struct Court {
          // parity:disable:next literal-differs - Android has wider courts
          var width: Int = 10
      }
    kotlin: |
      data class Court(var width: Int = 12)
"""####),
    Document(path: "parity/wrapped-on-one-side.yml", text: ####"""
id: wrapped-on-one-side
check: wrapped-on-one-side
severity: warning
summary: One side runs the same statements only under a condition, in a loop or in a closure.
message: "Only {side} has `{name}` around `{code}`."
why: |
  Both sides do the same work, but one of them does it always and the other only sometimes, or not yet: under an `if` that
  was added with a fix, once for every element, in a closure that somebody runs later. The statements look alike, so a
  reader who compares them line by line nods; the users of one app see a dialog that those of the other never see.
instead: |
  Put the same around it on the other side, or take it away. When only one platform needs it (a check for a permission
  that the other platform grants at install time), write `// parity:disable:next wrapped-on-one-side - <reason>` above it.
examples:
  - name: a condition that came with a fix
    swift: |
      final class Welcome {
          func appear() {
              analytics.track("welcome")
              if !session.isLoggedIn {
      //~     ^^^^^^^^^^^^^^^^^^^^^^ wrapped-on-one-side: around `banner.show(
                  banner.show(text: "Join the club")
              }
          }
      }
    kotlin: |
      class Welcome {
          fun appear() {
              analytics.track("welcome")
              banner.show("Join the club")
          }
      }
  - name: a guard around the rest
    swift: |
      final class Welcome {
          func appear() {
              guard !session.isLoggedIn else { return }
              banner.show(text: "Join the club")
          }
      }
    kotlin: |
      class Welcome {
          fun appear() {
              if (!session.isLoggedIn) {
                  banner.show("Join the club")
              }
          }
      }
"""####),
    Document(path: "phrasebook/app.yml", text: ####"""
# What apps do beside computing: ids, bytes, JSON, addresses, files, settings, failing.

# Ids and bytes

- id: new-uuid  # D286
  swift: "UUID()"
  kotlin: ["UUID.randomUUID()", "Uuid.random()"]

- id: new-uuid-text  # D286; that Swift's letters are capitals is told by the rule
  swift: ["UUID().uuidString", "UUID().uuidString.lowercased()"]
  kotlin:
    - "UUID.randomUUID().toString()"
    - "UUID.randomUUID().toString().lowercase()"
    - "UUID.randomUUID().toString().uppercase()"
    - "Uuid.random().toString()"
  near: uuid-letter-case

- id: uuid-text-in-lower-case  # D286; `uuidString` alone is in upper case and equals no `toString()`
  swift: "$u.toString().uppercase().lowercased()"
  kotlin: "$u.toString()"

- id: uuid-text  # D286
  swift: "$u.uuidString"
  kotlin: "$u.toString().uppercase()"

- id: uuid-of-text  # D287
  swift: "UUID(uuidString: $s)"
  kotlin: ["UUID.fromString($s)", "Uuid.parse($s)"]
  near: timezone-fallback-gmt

- id: base64-encoded  # D288
  swift: "$d.base64EncodedString()"
  kotlin:
    - "Base64.encodeToString($d, Base64.NO_WRAP)"
    - "Base64.getEncoder().encodeToString($d)"
    - "Base64.encode($d)"

- id: base64-encoded-in-lines  # D289
  swift: "$d.base64EncodedString(options: .lineLength76Characters)"
  kotlin: "Base64.encodeToString($d, Base64.DEFAULT)"

- id: base64-decoded  # D290
  swift: ["Data(base64Encoded: $s)", "Data(base64Encoded: $s, options: $_options)"]
  kotlin:
    - "Base64.decode($s, Base64.DEFAULT)"
    - "Base64.decode($s, Base64.NO_WRAP)"
    - "Base64.getDecoder().decode($s)"
    - "Base64.decode($s)"
  near: timezone-fallback-gmt

- id: no-bytes  # D291; `byteArrayOf()` has become an empty list
  swift: "Data()"
  kotlin: "ByteArray(0)"
  normal: "byteArrayOf()"

# JSON

- id: json-encoded  # D294
  swift: "JSONEncoder().encode($x)"
  kotlin: ["$_json.encodeToString($x)", "$_gson.toJson($x)"]
  near: json-text

- id: json-decoded  # D295
  swift: "$_decoder.decode($T.self, from: $d)"
  kotlin:
    - "$_json.decodeFromString<$T>($d)"
    - "$_json.decodeFromString($d)"
    - "$_json.decodeFromString<$T>($d.decodeToString())"
    - "$_json.decodeFromString($d.decodeToString())"
    - "$_gson.fromJson($d, $T::class.java)"
  normal: "Json.decodeFromString($d)"
  near: serializer-defaults

- id: json-of-dictionary  # D296
  swift: ["JSONSerialization.data(withJSONObject: $o)", "JSONSerialization.data(withJSONObject: $o, options: [])"]
  kotlin: "JSONObject($o).toString().toByteArray()"
  near: json-text

# Addresses and files

- id: url-of-text  # D299
  swift: "URL(string: $s)"
  kotlin:
    - "Uri.parse($s)"
    - "$s.toUri()"
    - "URL($s)"
    - "URI($s)"
    - "URI.create($s)"
    - "$s.toHttpUrl()"
    - "$s.toHttpUrlOrNull()"
  near: timezone-fallback-gmt

- id: text-of-url  # D300
  swift: "$u.absoluteString"
  kotlin: "$u.toString()"

- id: last-path-segment  # D302
  swift: "$u.lastPathComponent"
  kotlin: "$u.lastPathSegment"

- id: path-extension  # D304
  swift: ["($s as NSString).pathExtension", "URL(fileURLWithPath: $s).pathExtension"]
  kotlin: ["$s.substringAfterLast('.', \"\")", "File($s).extension"]

- id: path-appended  # D303
  swift: ["$u.appendingPathComponent($p)", "$u.appending(path: $p)", "$u.appending(component: $p)"]
  kotlin:
    - "Uri.withAppendedPath($u, $p)"
    - "$u.buildUpon().appendPath($p).build()"
    - "File($u, $p)"

- id: file-exists  # D305
  swift: "FileManager.default.fileExists(atPath: $p)"
  kotlin: "File($p).exists()"

- id: bytes-of-file  # D307
  swift: "Data(contentsOf: $u)"
  kotlin: "$u.readBytes()"

- id: text-of-file  # D307
  swift: ["String(contentsOf: $u)", "String(contentsOf: $u, encoding: .utf8)"]
  kotlin: "$u.readText()"

- id: write-bytes  # D308
  swift: ["$d.write(to: $u)", "$d.write(to: $u, options: $_options)"]
  kotlin: "$u.writeBytes($d)"

- id: write-text  # D308
  swift: "$s.write(to: $u, atomically: $_atomically, encoding: .utf8)"
  kotlin: "$u.writeText($s)"

# Settings. Swift gives zero, false or nil for an absent key without saying so.

- id: stored-text  # D309
  swift: "$p.string(forKey: $k)"
  kotlin: "$p.getString($k, null)"

- id: stored-text-or  # D309; what is there and null is absent
  swift: "$p.string(forKey: $k) ?? $d"
  kotlin: ["$p.getString($k, $d) ?: $d", "$p.getString($k, null) ?: $d", "$p.getString($k, $d)!!", "$p.getString($k, $d).orEmpty()"]
  normal: "$p.getString($k, null) ?: $d"

- id: stored-boolean  # D310
  swift: "$p.bool(forKey: $k)"
  kotlin: "$p.getBoolean($k, false)"

- id: stored-boolean-or  # D310; a key that was never stored is no `false`
  swift: ["$p.object(forKey: $k) as? Bool ?? $d", "$p.value(forKey: $k) as? Bool ?? $d"]
  kotlin: "$p.getBoolean($k, $d)"

- id: stored-boolean-or-true  # D310
  swift: ["$p.object(forKey: $k) as? Bool ?? true", "$p.value(forKey: $k) as? Bool ?? true"]
  kotlin: "$p.getBoolean($k, true)"
  normal: "$p.getBoolean($k, true)"

- id: stored-boolean-or-false  # D310
  swift: ["$p.object(forKey: $k) as? Bool ?? false", "$p.value(forKey: $k) as? Bool ?? false"]
  kotlin: "$p.getBoolean($k, false)"
  normal: "$p.getBoolean($k, false)"

- id: stored-integer-or  # D310
  swift: ["$p.object(forKey: $k) as? Int ?? $d", "$p.value(forKey: $k) as? Int ?? $d"]
  kotlin: ["$p.getInt($k, $d)", "$p.getLong($k, $d)"]

- id: stored-floating-or  # D310
  swift: ["$p.object(forKey: $k) as? Double ?? $d", "$p.object(forKey: $k) as? Float ?? $d"]
  kotlin: "$p.getFloat($k, $d)"

- id: stored-integer  # D310
  swift: "$p.integer(forKey: $k)"
  kotlin: ["$p.getInt($k, 0)", "$p.getLong($k, 0)", "$p.getLong($k, 0L)"]

- id: stored-floating  # D310
  swift: ["$p.double(forKey: $k)", "$p.float(forKey: $k)"]
  kotlin: ["$p.getFloat($k, 0f)", "$p.getFloat($k, 0.0f)"]

- id: store  # D311
  swift: "$p.set($v, forKey: $k)"
  kotlin:
    - "$p.edit().putString($k, $v).apply()"
    - "$p.edit().putBoolean($k, $v).apply()"
    - "$p.edit().putInt($k, $v).apply()"
    - "$p.edit().putLong($k, $v).apply()"
    - "$p.edit().putFloat($k, $v).apply()"
    - "$p.edit({ putString($k, $v) })"
    - "$p.edit({ putBoolean($k, $v) })"
    - "$p.edit({ putInt($k, $v) })"
    - "$p.edit({ putLong($k, $v) })"
    - "$p.edit({ putFloat($k, $v) })"

- id: store-or-forget  # D311 D312; `putString(key, null)` removes the key
  statement: true
  swift: "if $v != nil { $p.set($v, forKey: $k) } else { $p.removeObject(forKey: $k) }"
  kotlin: ["if ($v != null) { $p.edit().putString($k, $v).apply() } else { $p.edit().remove($k).apply() }", "if ($v != null) { $p.edit({ putString($k, $v) }) } else { $p.edit({ remove($k) }) }"]
  normal: "$p.edit().putString($k, $v).apply()"

- id: forget  # D312
  swift: "$p.removeObject(forKey: $k)"
  kotlin: ["$p.edit().remove($k).apply()", "$p.edit({ remove($k) })"]

# Platform

- id: system-version  # D342
  swift: "UIDevice.current.systemVersion"
  kotlin: "Build.VERSION.RELEASE"

- id: app-version  # D341
  swift: "Bundle.main.infoDictionary?[\"CFBundleShortVersionString\"]"
  kotlin: "BuildConfig.VERSION_NAME"

# Failing and saying so

- id: print-without-line-end  # D331
  swift: "print($x, terminator: \"\")"
  kotlin: "print($x)"
  normal: "print($x, \"\")"

- id: print-empty-line  # D331
  swift: "print()"
  kotlin: "println()"

- id: print-line  # D331; Kotlin's `print` ends no line
  swift: "print($x)"
  kotlin: "println($x)"

- id: give-up  # D333
  swift: ["fatalError($m)", "preconditionFailure($m)"]
  kotlin: ["error($m)", "throw IllegalStateException($m)", "throw AssertionError($m)"]
  near: fatal-is-catchable

- id: give-up-silently  # D333
  swift: ["fatalError()", "preconditionFailure()"]
  kotlin: ["TODO()", "throw IllegalStateException()", "throw NotImplementedError()"]
  near: fatal-is-catchable

- id: require-with-message  # D334; what it says when it fails, developers read
  swift: "precondition($c, $_m)"
  kotlin: ["require($c, { $_m })", "check($c, { $_m })"]
  normal: "require($c)"
  near: fatal-is-catchable

- id: require  # D334
  swift: "precondition($c)"
  kotlin: ["require($c)", "check($c)"]
  near: fatal-is-catchable

- id: assert-with-message  # D335
  swift: "assert($c, $_m)"
  kotlin: "assert($c, { $_m })"
  normal: "assert($c)"
  near: assert-semantics

- id: assert  # D335
  swift: "assert($c)"
  kotlin: "assert($c)"
  near: assert-semantics

- id: name-of-type-of-value  # D337
  swift: ["String(describing: type(of: $x))", "type(of: $x).toString()"]
  kotlin: ["$x::class.simpleName", "$x.javaClass.simpleName", "$x::class.java.simpleName"]
  normal: "$x.javaClass.simpleName"
  near: class-name-as-data

- id: name-of-type  # D337; shrinking renames Kotlin's
  swift: "String(describing: $T.self)"
  kotlin: ["$T::class.simpleName", "$T::class.java.simpleName"]
  near: class-name-as-data

# Requests

- id: set-header  # D298
  swift: "$r.setValue($v, forHTTPHeaderField: $n)"
  kotlin: ["$r.header($n, $v)", "$r.setHeader($n, $v)", "$r.setRequestProperty($n, $v)"]

- id: add-header  # D298
  swift: "$r.addValue($v, forHTTPHeaderField: $n)"
  kotlin: ["$r.addHeader($n, $v)", "$r.addRequestProperty($n, $v)"]

# Views

- id: hidden-unless  # C153
  statement: true
  swift: "$v.isHidden = !$b"
  kotlin: "$v.isVisible = $b"
  normal: "$v.isVisible = $b"

- id: hidden-if  # C153
  statement: true
  swift: "$v.isHidden = $b"
  kotlin: "$v.isGone = $b"
  normal: "$v.isVisible = !$b"

- id: shown  # C153
  statement: true
  swift: "$v.isHidden = false"
  kotlin: ["$v.visibility = View.VISIBLE", "$v.isVisible = true"]
  normal: "$v.isVisible = true"

- id: hidden  # C153
  statement: true
  swift: "$v.isHidden = true"
  kotlin: ["$v.visibility = View.GONE", "$v.isVisible = false"]
  normal: "$v.isVisible = false"

# Printing

- id: empty-line
  statement: true
  swift: ["print()", "print(\"\")"]
  kotlin: ["println()", "println(\"\")"]
"""####),
    Document(path: "phrasebook/concurrency.yml", text: ####"""
# Threads, tasks, locks and streams.
#
# A closure is written with the label that its parameter has (`execute: $f`): a trailing closure matches that, a value
# does not. Delays (`asyncAfter`, `postDelayed`) are not here: one counts seconds,
# the other milliseconds. Nor is `await task.value`: once `await` is gone, `.value` is any property.

- id: on-main-thread  # D314 C99
  swift: ["DispatchQueue.main.async(execute: $f)", "MainActor.run(body: $f)"]
  kotlin:
    - "runOnUiThread($f)"
    - "$_activity.runOnUiThread($f)"
    - "Handler(Looper.getMainLooper()).post($f)"
    - "withContext(Dispatchers.Main, $f)"
  near: main-queue-hop-order

- id: on-background-thread  # D316
  swift: ["DispatchQueue.global().async(execute: $f)", "DispatchQueue.global(qos: $_quality).async(execute: $f)"]
  kotlin: ["thread($f)", "Thread($f).start()"]
  near: main-queue-hop-order

- id: launch-task  # D318 C98
  swift:
    - "Task(operation: $f)"
    - "Task(priority: $_priority, operation: $f)"
    - "Task.detached(operation: $f)"
    - "Task.detached(priority: $_priority, operation: $f)"
  kotlin:
    - "launch($f)"
    - "launch($_context, $f)"
    - "$_scope.launch($f)"
    - "$_scope.launch($_context, $f)"
  near: main-queue-hop-order

- id: sleep-seconds  # D319
  swift: "Task.sleep(for: .seconds($n))"
  kotlin: ["delay($n.seconds)", "delay($n * 1000)"]

- id: sleep-milliseconds  # D319
  swift: "Task.sleep(for: .milliseconds($n))"
  kotlin: ["delay($n)", "delay($n.milliseconds)"]

- id: check-cancellation  # D320
  swift: "Task.checkCancellation()"
  kotlin: ["ensureActive()", "coroutineContext.ensureActive()"]

- id: is-cancelled  # D320
  swift: "Task.isCancelled"
  kotlin: ["!isActive", "!coroutineContext.isActive"]

- id: suspend-until-resumed  # D323
  swift: [
    "withCheckedContinuation($f)", "withCheckedThrowingContinuation($f)",
    "withUnsafeContinuation($f)", "withUnsafeThrowingContinuation($f)",
  ]
  kotlin: ["suspendCoroutine($f)", "suspendCancellableCoroutine($f)"]

- id: resume-with-value  # D324
  swift: "$c.resume(returning: $v)"
  kotlin: "$c.resume($v)"

- id: resume-with-error  # D324
  swift: "$c.resume(throwing: $e)"
  kotlin: "$c.resumeWithException($e)"

- id: locked  # D317 C101
  swift: ["$l.withLock(body: $f)", "$l.sync(execute: $f)"]
  kotlin: ["$l.withLock($f)", "synchronized($l, $f)"]
  near: lock-reentrancy

- id: collect-stream  # D326
  swift: "$p.sink(receiveValue: $f)"
  kotlin: "$p.collect($f)"

- id: collect-while-held  # D326; a subscription ends with what holds it, as a flow does with its scope
  swift: "$p.sink(receiveValue: $f).store(in: &$_bag)"
  kotlin: "$p.onEach($f).launchIn($_scope)"
  normal: "$p.collect($f)"

- id: debounce  # D326
  swift: ["$p.debounce(for: .milliseconds($n), scheduler: $_queue)", "$p.debounce(for: .milliseconds($n), clock: $_clock)"]
  kotlin: "$p.debounce($n)"

- id: debounce-seconds  # D326
  swift: ["$p.debounce(for: .seconds($n), scheduler: $_queue)", "$p.debounce(for: $n, scheduler: $_queue)"]
  kotlin: "$p.debounce($n.seconds)"

- id: distinct-until-changed  # D326
  swift: "$p.removeDuplicates()"
  kotlin: "$p.distinctUntilChanged()"

- id: send-event  # D327
  swift: "$s.send($v)"
  kotlin: ["$s.send($v)", "$s.emit($v)", "$s.tryEmit($v)", "$s.trySend($v)"]

- id: new-events
  swift: "PassthroughSubject()"
  kotlin: ["MutableSharedFlow()", "MutableSharedFlow(extraBufferCapacity = $_n)"]

- id: new-lock  # Swift's lock and Kotlin's mutex let nobody in twice, Kotlin's reentrant lock does
  swift: ["NSLock()", "NSRecursiveLock()", "OSAllocatedUnfairLock()", "DispatchSemaphore(value: 1)"]
  kotlin: ["ReentrantLock()", "Mutex()"]
  near: lock-reentrancy

- id: repeating-timer
  swift: "Timer.scheduledTimer(withTimeInterval: $period, repeats: true, block: $f)"
  kotlin:
    - "timer(period = $period, action = $f)"
    - "timer(name = $_name, period = $period, action = $f)"
    - "timer(name = $_name, daemon = $_daemon, period = $period, action = $f)"
    - "timer(initialDelay = $period, period = $period, action = $f)"
    - "timer(name = $_name, initialDelay = $period, period = $period, action = $f)"
    - "timer(name = $_name, daemon = $_daemon, initialDelay = $period, period = $period, action = $f)"
    - "fixedRateTimer(period = $period, action = $f)"
    - "fixedRateTimer(name = $_name, period = $period, action = $f)"
    - "fixedRateTimer(name = $_name, daemon = $_daemon, period = $period, action = $f)"
    - "fixedRateTimer(initialDelay = $period, period = $period, action = $f)"
    - "fixedRateTimer(name = $_name, initialDelay = $period, period = $period, action = $f)"
    - "fixedRateTimer(name = $_name, daemon = $_daemon, initialDelay = $period, period = $period, action = $f)"
  near: timer-first-tick

- id: sleep-for
  swift: "Task.sleep(for: $d)"
  kotlin: "delay($d)"
"""####),
    Document(path: "phrasebook/dates.yml", text: ####"""
# Dates and times. Seconds never meet milliseconds here: a phrase joins two spellings only where the unit agrees, or
# where one side converts it before the reader's eyes.

# The present

- id: now-in-milliseconds  # D263 D264
  swift: "Int64(Date().epochSecond * 1000)"
  kotlin: "System.currentTimeMillis()"
  normal: "Date().time"

- id: now  # D262
  swift: ["Date()", "Date.now"]
  kotlin:
    - "Date()"
    - "Instant.now()"
    - "Clock.System.now()"
    - "ZonedDateTime.now()"
    - "OffsetDateTime.now()"
    - "LocalDateTime.now()"

- id: now-of-clock  # D262; a clock that can be set, or a closure in its place
  swift: ["now()", "clock.now()"]
  kotlin: ["$_clock.instant()", "now()", "clock.now()"]
  normal: "now()"

# Since the epoch

- id: milliseconds-since-epoch  # D265; the number is whole in Kotlin, so the conversion to it means nothing more
  swift: ["$d.epochSecond * 1000", "Int64($d.time)", "Int($d.time)"]
  kotlin: ["$d.time", "$d.toEpochMilli()", "$d.toEpochMilliseconds()"]

- id: seconds-since-epoch  # D265
  swift: "$d.timeIntervalSince1970"
  kotlin: ["$d.epochSecond", "$d.epochSeconds", "$d.time / 1000"]

- id: whole-seconds-since-epoch  # D265; with or without what is left of the last second is no other moment here
  swift: ["Int($d.epochSecond)", "Int64($d.epochSecond)"]
  kotlin: ["$d.epochSecond.toInt()", "$d.epochSecond.toLong()"]
  normal: "$d.epochSecond"
  near: int-width-64-vs-32

- id: date-of-milliseconds  # D266
  swift: ["Date(timeIntervalSince1970: $t / 1000)", "Date(timeIntervalSince1970: $t.toDouble() / 1000)"]
  kotlin: ["Instant.ofEpochMilli($t)", "Date($t)"]

- id: date-of-seconds  # D266
  swift: "Date(timeIntervalSince1970: $t)"
  kotlin: ["Instant.ofEpochSecond($t)", "Date($t * 1000)"]

# Distance and order

- id: seconds-between  # D267
  swift: "$a.timeIntervalSince($b)"
  kotlin: ["($a.time - $b.time) / 1000", "Duration.between($b, $a).seconds"]

- id: is-in-future  # D268
  swift: "$d.timeIntervalSinceNow > 0"
  kotlin: "$d.after(Date())"
  normal: "$d > Date()"

- id: is-in-past  # D268
  swift: "$d.timeIntervalSinceNow < 0"
  kotlin: "$d.before(Date())"
  normal: "$d < Date()"

- id: is-before  # D163 D269
  swift: "$a.compare($b) == .orderedAscending"
  kotlin: ["$a.before($b)", "$a.isBefore($b)", "$a.compareTo($b) < 0"]
  normal: "$a < $b"

- id: is-after  # D163 D269
  swift: "$a.compare($b) == .orderedDescending"
  kotlin: ["$a.after($b)", "$a.isAfter($b)", "$a.compareTo($b) > 0"]
  normal: "$a > $b"

- id: seconds-later  # D270
  swift: ["$d.addingTimeInterval($n)", "$_calendar.date(byAdding: .second, value: $n, to: $d)"]
  kotlin: ["$d.plusSeconds($n)", "Date($d.time + $n * 1000)"]

- id: minutes-later  # D271
  swift: "$_calendar.date(byAdding: .minute, value: $n, to: $d)"
  kotlin: "$d.plusMinutes($n)"

- id: hours-later  # D271
  swift: "$_calendar.date(byAdding: .hour, value: $n, to: $d)"
  kotlin: "$d.plusHours($n)"

- id: days-later  # D271
  swift: "$_calendar.date(byAdding: .day, value: $n, to: $d)"
  kotlin: "$d.plusDays($n)"

- id: weeks-later  # D271
  swift: "$_calendar.date(byAdding: .weekOfYear, value: $n, to: $d)"
  kotlin: "$d.plusWeeks($n)"

- id: months-later  # D271
  swift: "$_calendar.date(byAdding: .month, value: $n, to: $d)"
  kotlin: "$d.plusMonths($n)"

- id: years-later  # D271
  swift: "$_calendar.date(byAdding: .year, value: $n, to: $d)"
  kotlin: "$d.plusYears($n)"

# Fields. `Calendar.MONTH` counts from 0 and the week of java.time from Monday: neither is here.

- id: year-of-date  # D272
  swift: "$_calendar.component(.year, from: $d)"
  kotlin: "$d.year"

- id: month-of-date  # D272
  swift: "$_calendar.component(.month, from: $d)"
  kotlin: "$d.monthValue"

- id: day-of-date  # D272
  swift: "$_calendar.component(.day, from: $d)"
  kotlin: "$d.dayOfMonth"

- id: hour-of-date  # D272
  swift: "$_calendar.component(.hour, from: $d)"
  kotlin: "$d.hour"

- id: minute-of-date  # D272
  swift: "$_calendar.component(.minute, from: $d)"
  kotlin: "$d.minute"

- id: same-day  # D275
  swift: "$_calendar.isDate($a, inSameDayAs: $b)"
  kotlin: "$a.toLocalDate() == $b.toLocalDate()"

- id: is-today  # D275
  swift: "$_calendar.isDateInToday($d)"
  kotlin: ["DateUtils.isToday($d.time)", "$d.toLocalDate() == LocalDate.now()"]

# Texts

- id: date-of-iso-text  # D278
  swift: "ISO8601DateFormatter().date(from: $s)"
  kotlin: ["Instant.parse($s)", "OffsetDateTime.parse($s).toInstant()"]
  near: timezone-fallback-gmt

- id: text-of-date  # D277
  swift: "$f.string(from: $d)"
  kotlin: "$f.format($d)"
  near: date-formatter-dialect

- id: date-of-text  # D277
  swift: "$f.date(from: $s)"
  kotlin: "$f.parse($s)"
  near: timezone-fallback-gmt

# Zones, locales, timers

- id: zone-utc  # D279
  swift: ["TimeZone(identifier: \"UTC\")", "TimeZone(abbreviation: \"UTC\")", "TimeZone(secondsFromGMT: 0)"]
  kotlin: ["TimeZone.getTimeZone(\"UTC\")", "ZoneOffset.UTC", "ZoneId.of(\"UTC\")"]

- id: current-zone
  swift: "TimeZone.current"
  kotlin: ["TimeZone.getDefault()", "ZoneId.systemDefault()"]

- id: locale-of-machines  # D280
  swift: "Locale(identifier: \"en_US_POSIX\")"
  kotlin: ["Locale.US", "Locale.ROOT"]

- id: locale-by-name  # D281
  swift: "Locale(identifier: $name)"
  kotlin: "Locale.forLanguageTag($name)"

- id: current-locale  # D280
  swift: "Locale.current"
  kotlin: "Locale.getDefault()"

- id: language-of-locale  # D281
  swift: "$locale.languageCode"
  kotlin: "$locale.language"

- id: cancel-timer  # D285; caches and sessions are invalidated on both sides, so both words meet here
  swift: ["$timer.invalidate()", "$timer.cancel()"]
  kotlin: ["$timer.cancel()", "$timer.invalidate()"]
"""####),
    Document(path: "phrasebook/dictionaries.yml", text: ####"""
# Dictionaries and sets.
#
# Plain `m.get(k)` is left alone: facades call their own functions `get` (an HTTP client's, for one). Behind `?.` Kotlin
# has no subscript, so there it is one.

- id: subscript  # D116 C134
  swift: "$m[$k]"
  kotlin: "$m.get($k)"
  normal: "$m[$k]"

- id: value-or-fail  # D117
  swift: "$m[$k]!"
  kotlin: "$m.getValue($k)"
  normal: "$m[$k]!!"
  near: fatal-is-catchable

- id: count-up  # D124; Swift's default subscript is stored by the compound assignment
  statement: true
  swift: "($m[$k] ?? $d) += $n"
  kotlin: "$m[$k] = ($m[$k] ?: $d) + $n"

- id: group-or-new  # Swift's default subscript is stored when what it gives is changed
  swift: "$m[$k, default: []]"
  kotlin: ["$m.getOrPut($k, { mutableListOf() })", "$m.getOrPut($k, { mutableSetOf() })"]
  normal: "$m[$k].orEmpty()"

- id: value-or-default  # D118
  swift: "$m[$k, default: $d]"
  kotlin: ["$m.getOrDefault($k, $d)", "$m.getOrElse($k, { $d })"]
  normal: "$m[$k] ?: $d"

- id: remove-key  # D120 D122; storing null (`m[k] = null`) is another statement
  statement: true
  swift: ["$m.removeValue(forKey: $k)", "$m[$k] = nil"]
  kotlin: "$m.remove($k)"

- id: put-if-absent  # D125; also `if d[k] == nil { d[k] = v }`, by assign-if-absent
  statement: true
  swift: "$m[$k] = $m[$k] ?? $v"
  kotlin: "$m.putIfAbsent($k, $v)"
  normal: "$m[$k] = $m[$k] ?: $v"

- id: contains-key  # D126 D127; with nullable values Kotlin tells a stored null from none
  swift: "$m.keys.contains($k)"
  kotlin: ["$m.containsKey($k)", "$m.keys.contains($k)"]
  normal: "$m[$k] != null"

- id: lacks-key  # D126 D127
  swift: "!($m[$k] != nil)"
  kotlin: "!($m[$k] != null)"
  normal: "$m[$k] == null"

- id: contains-value
  swift: "$m.values.contains($v)"
  kotlin: "$m.containsValue($v)"
  normal: "$m.values.contains($v)"

- id: merge-in-place  # D137; with `{ $0 }` Swift keeps the old value, which `putAll` does not
  statement: true
  swift:
    - "$m.merge($e, uniquingKeysWith: { $1 })"
    - "$m.merge($e, uniquingKeysWith: { _, new in new })"
    - "$m.merge($e, { $1 })"
    - "$m.merge($e, { _, new in new })"
  kotlin: "$m.putAll($e)"
  normal: "$m += $e"

- id: merged  # D138
  swift:
    - "$m.merging($e, uniquingKeysWith: { $1 })"
    - "$m.merging($e, uniquingKeysWith: { _, new in new })"
    - "$m.merging($e, { $1 })"
    - "$m.merging($e, { _, new in new })"
  kotlin: "$m.plus($e)"
  normal: "$m + $e"

- id: sorted-by-key  # D142
  swift: "$m.sortedBy({ $0.key })"
  kotlin: ["$m.toSortedMap()", "$m.toList().sortedBy({ it.component1() })"]
  normal: "$m.sortedBy({ it.key })"

- id: sorted-by-key-descending  # D142
  swift: "$m.sortedByDescending({ $0.key })"
  kotlin:
    - "$m.toSortedMap(compareByDescending({ it }))"
    - "$m.toSortedMap(reverseOrder())"
    - "$m.toList().sortedByDescending({ it.component1() })"
  normal: "$m.sortedByDescending({ it.key })"

# Sets. Kotlin writes the algebra with `+` and `-` as often as with names.

- id: union  # D147
  swift: "$a.union($b)"
  kotlin: ["$a.union($b)", "$a union $b"]
  normal: "$a + $b"

- id: intersection  # D148
  swift: "$a.intersection($b)"
  kotlin: ["$a.intersect($b)", "$a intersect $b"]

- id: difference  # D149
  swift: "$a.subtracting($b)"
  kotlin: ["$a.subtract($b)", "$a subtract $b", "$a.minus($b)"]
  normal: "$a - $b"

- id: symmetric-difference  # D150
  swift: "$a.symmetricDifference($b)"
  kotlin: "($a - $b) + ($b - $a)"

- id: is-subset  # D151; receiver and argument change places
  swift: ["$a.isSubset(of: $b)", "$b.isSuperset(of: $a)"]
  kotlin: "$b.containsAll($a)"

- id: is-disjoint  # D152
  swift: ["$a.isDisjoint(with: $b)", "!$a.any({ $b.contains($0) })"]
  kotlin: ["$a.intersect($b).isEmpty()", "!$a.any({ $b.contains(it) })"]

- id: insertion-was-new  # D144
  swift: "$s.add($x).inserted"
  kotlin: "$s.add($x)"

- id: pairs-of-map
  swift: "$m.map({ ($0.key, $0.value) })"
  kotlin: "$m.toList()"

- id: counted
  swift: "$xs.reduce(into: [:], { $0[$1, default: 0] += 1 })"
  kotlin: "$xs.groupingBy({ it }).eachCount()"

- id: unique-by-key
  swift: "Dictionary($xs.map($f), uniquingKeysWith: { _, last in last })"
  kotlin: "$xs.associate($f)"
  normal: "$xs.map($f).toMap()"

- id: set-or-remove  # C133; in Swift nothing is stored under a key by storing `nil`
  statement: true
  swift:
    - "if $v == nil { $m.removeValue(forKey: $k) } else { $m[$k] = $v }"
    - "if $v != nil { $m[$k] = $v } else { $m.removeValue(forKey: $k) }"
    - "if $v == nil { $m[$k] = nil } else { $m[$k] = $v }"
    - "if $v != nil { $m[$k] = $v } else { $m[$k] = nil }"
  kotlin: ["if ($v == null) { $m.remove($k) } else { $m[$k] = $v }", "if ($v != null) { $m[$k] = $v } else { $m.remove($k) }"]
  normal: "$m[$k] = $v"
"""####),
    Document(path: "phrasebook/lists.yml", text: ####"""
# Changing lists, sets and other growing things in place.

- id: add  # D098 D143 D194; Kotlin's StringBuilder appends as Swift's strings and lists do
  swift: ["$xs.append($x)", "$xs.insert($x)"]
  kotlin: ["$xs.add($x)", "$xs.addLast($x)", "$xs.append($x)"]

- id: add-all  # D099 D147
  statement: true
  swift: ["$xs.append(contentsOf: $ys)", "$xs.formUnion($ys)"]
  kotlin: "$xs.addAll($ys)"
  normal: "$xs += $ys"

- id: insert-first  # D102
  swift: "$xs.insert($x, at: 0)"
  kotlin: "$xs.addFirst($x)"
  normal: "$xs.add(0, $x)"

- id: insert-at  # D100; the arguments change places
  swift: "$xs.insert($x, at: $i)"
  kotlin: "$xs.add($i, $x)"

- id: insert-all-at  # D101; the arguments change places
  swift: "$xs.insert(contentsOf: $ys, at: $i)"
  kotlin: "$xs.addAll($i, $ys)"

- id: set-element  # D119 D123 C133; assignment by subscript is common to both
  statement: true
  swift: "$m.updateValue($v, forKey: $k)"
  kotlin: "$m.put($k, $v)"
  normal: "$m[$k] = $v"

- id: remove-first  # D108
  swift: "$xs.removeFirst()"
  kotlin: "$xs.removeFirst()"
  normal: "$xs.removeAt(0)"

- id: remove-several-first  # D108
  statement: true
  swift: "$xs.removeFirst($n)"
  kotlin: ["repeat($n, { $xs.removeAt(0) })", "$xs.subList(0, $n).clear()"]

- id: remove-first-beyond  # D108
  statement: true
  swift: "if $xs.count > $n { $xs.removeFirst($xs.count - $n) }"
  kotlin: ["while ($xs.size > $n) { $xs.removeAt(0) }", "while ($xs.size > $n) { $xs.removeFirst() }"]
  normal: "while ($xs.size > $n) { $xs.removeAt(0) }"

- id: remove-last  # D109
  swift: "$xs.removeLast()"
  kotlin: "$xs.removeLast()"
  normal: "$xs.removeAt($xs.size - 1)"

- id: remove-at  # D103; Kotlin's `remove(x)` removes a value
  swift: "$xs.remove(at: $i)"
  kotlin: "$xs.removeAt($i)"

- id: pop-last  # D110
  swift: "$xs.popLast()"
  kotlin: "$xs.removeLastOrNull()"

- id: pop-first
  swift: "$xs.isEmpty() ? nil : $xs.removeAt(0)"
  kotlin: "$xs.removeFirstOrNull()"

- id: remove-where  # D105
  swift: "$xs.removeAll(where: $f)"
  kotlin: ["$xs.removeAll($f)", "$xs.removeIf($f)"]

- id: remove-all-of  # D149
  swift: "$a.subtract($b)"
  kotlin: "$a.removeAll($b)"

- id: retain-all-of
  swift: "$a.formIntersection($b)"
  kotlin: "$a.retainAll($b)"

- id: clear  # D107 D139; `xs = []` binds a new list and is another statement
  swift: ["$xs.removeAll()", "$xs.removeAll(keepingCapacity: true)", "$xs.removeAll(keepingCapacity: false)"]
  kotlin: "$xs.clear()"

- id: swap-elements  # D113
  swift: "$xs.swapAt($i, $j)"
  kotlin: "Collections.swap($xs, $i, $j)"

# In place. Kotlin changes the one list that every alias sees.

- id: sort-in-place  # D064
  swift: ["$xs.sort()", "$xs.sort(by: <)"]
  kotlin: "$xs.sort()"
  near: sort-in-place-vs-copy

- id: sort-descending-in-place  # D064
  swift: "$xs.sort(by: >)"
  kotlin: "$xs.sortDescending()"
  near: sort-in-place-vs-copy

- id: sort-by-comparator-in-place  # D064
  swift: "$xs.sort(by: $f)"
  kotlin: "$xs.sortWith($f)"
  near: sort-in-place-vs-copy

- id: reverse-in-place  # D114
  swift: "$xs.reverse()"
  kotlin: "$xs.reverse()"
  near: sort-in-place-vs-copy

- id: shuffle-in-place
  swift: "$xs.shuffle()"
  kotlin: "$xs.shuffle()"
  near: sort-in-place-vs-copy
"""####),
    Document(path: "phrasebook/numbers.yml", text: ####"""
# Numbers and arithmetic.
#
# Not here, because the two sides differ for ordinary input: Swift's `rounded()` (half away from zero) against
# `round(x)` (half to even) and `roundToInt()` (half up); `min(max(x, lo), hi)` against `coerceIn(lo, hi)`, which throws
# when the bounds are crossed. Nor `log` against `ln`: far more code logs than takes logarithms.

# Conversion. Swift's one spelling converts a number and parses a text, so Kotlin's two meet in one form. What tells a
# failed parse (nil) from a thrown one is the code around it.

- id: to-integer  # D209 D213 D214
  swift: ["Int($x)", "Int64($x)", "Int32($x)", "Int(truncating: $x)"]
  kotlin: ["$x.toInt()", "$x.toLong()", "$x.toIntOrNull()", "$x.toLongOrNull()"]
  near: int-width-64-vs-32

- id: to-integer-in-radix  # D210
  swift: ["Int($x, radix: $r)", "Int64($x, radix: $r)", "Int32($x, radix: $r)"]
  kotlin: ["$x.toIntOrNull($r)", "$x.toLongOrNull($r)"]
  near: int-width-64-vs-32

- id: to-floating  # D211 D215
  swift: ["Double($x)", "Float($x)", "CGFloat($x)", "TimeInterval($x)"]
  kotlin: ["$x.toDouble()", "$x.toFloat()", "$x.toDoubleOrNull()", "$x.toFloatOrNull()"]

- id: number-of-any-kind
  swift: "($x as? NSNumber)?.doubleValue"
  kotlin: "($x as? Number)?.toDouble()"

- id: whole-number-of-any-kind
  swift: "($x as? NSNumber)?.intValue"
  kotlin: "($x as? Number)?.toInt()"

- id: to-byte  # D216
  swift: ["UInt8($x)", "UInt8(truncatingIfNeeded: $x)", "Int8($x)"]
  kotlin: ["$x.toByte()", "$x.toUByte()"]
  near: int-overflow

- id: to-unsigned  # of what is negative Swift makes none
  swift: ["UInt($x)", "UInt64($x)", "UInt32($x)", "UInt16($x)"]
  kotlin: ["$x.toUInt()", "$x.toULong()", "$x.toUShort()"]
  near: int-overflow

- id: to-boolean  # D212; `toBoolean()` takes "TRUE" for true
  swift: "Bool($s)"
  kotlin: "$s.toBooleanStrictOrNull()"

# Limits and constants

- id: largest-integer  # D217
  swift: ["Int.max", "Int64.max", "Int32.max"]
  kotlin: ["Int.MAX_VALUE", "Long.MAX_VALUE"]
  near: int-width-64-vs-32

- id: smallest-integer  # D217
  swift: ["Int.min", "Int64.min", "Int32.min"]
  kotlin: ["Int.MIN_VALUE", "Long.MIN_VALUE"]
  near: int-width-64-vs-32

# The type is part of the name: a qualifier goes without saying.

- id: largest-unsigned
  swift: ["UInt.max", "UInt64.max"]
  kotlin: "ULong.MAX_VALUE"
  normal: ULONG_MAX

- id: largest-unsigned-of-32-bits
  swift: "UInt32.max"
  kotlin: "UInt.MAX_VALUE"
  normal: UINT_MAX

- id: largest-of-16-bits
  swift: "Int16.max"
  kotlin: "Short.MAX_VALUE"
  normal: SHORT_MAX

- id: smallest-of-16-bits
  swift: "Int16.min"
  kotlin: "Short.MIN_VALUE"
  normal: SHORT_MIN

- id: largest-unsigned-of-16-bits
  swift: "UInt16.max"
  kotlin: "UShort.MAX_VALUE"
  normal: USHORT_MAX

- id: largest-of-8-bits
  swift: "Int8.max"
  kotlin: "Byte.MAX_VALUE"
  normal: BYTE_MAX

- id: smallest-of-8-bits
  swift: "Int8.min"
  kotlin: "Byte.MIN_VALUE"
  normal: BYTE_MIN

- id: largest-unsigned-of-8-bits
  swift: "UInt8.max"
  kotlin: "UByte.MAX_VALUE"
  normal: UBYTE_MAX

- id: infinity  # D218
  swift: ["Double.infinity", "Float.infinity", "CGFloat.infinity"]
  kotlin: ["Double.POSITIVE_INFINITY", "Float.POSITIVE_INFINITY"]

- id: negative-infinity
  swift: "-Double.POSITIVE_INFINITY"
  kotlin: ["Double.NEGATIVE_INFINITY", "Float.NEGATIVE_INFINITY"]
  normal: "-Double.POSITIVE_INFINITY"

- id: largest-floating  # D218; Kotlin's MIN_VALUE is the smallest positive, not the most negative
  swift: ["Double.greatestFiniteMagnitude", "Float.greatestFiniteMagnitude", "CGFloat.greatestFiniteMagnitude"]
  kotlin: ["Double.MAX_VALUE", "Float.MAX_VALUE"]

- id: not-a-number
  swift: ["Double.nan", "Float.nan"]
  kotlin: ["Double.NaN", "Float.NaN"]

- id: pi  # D245
  swift: ["Double.pi", "Float.pi", "CGFloat.pi"]
  kotlin: ["PI", "Math.PI", "kotlin.math.PI"]

- id: is-not-a-number  # D219
  swift: "$x.isNaN"
  kotlin: "$x.isNaN()"

- id: is-infinite
  swift: "$x.isInfinite"
  kotlin: "$x.isInfinite()"

- id: is-finite
  swift: "$x.isFinite"
  kotlin: "$x.isFinite()"

# The smaller and the larger

- id: smaller  # D220 D223
  swift: "min($a, $b)"
  kotlin: ["minOf($a, $b)", "min($a, $b)", "Math.min($a, $b)", "kotlin.math.min($a, $b)", "$a.coerceAtMost($b)"]

- id: larger  # D220 D222
  swift: "max($a, $b)"
  kotlin: ["maxOf($a, $b)", "max($a, $b)", "Math.max($a, $b)", "kotlin.math.max($a, $b)", "$a.coerceAtLeast($b)"]

- id: smallest-of-three
  swift: "min($a, $b, $c)"
  kotlin: "minOf($a, $b, $c)"

- id: largest-of-three
  swift: "max($a, $b, $c)"
  kotlin: "maxOf($a, $b, $c)"

- id: in-half-open-range  # D249 C132
  swift: "$x >= $a && $x < $b"
  kotlin: "$x >= $a && $x < $b"
  normal: "($a until $b).contains($x)"

- id: in-closed-range  # D248 C132
  swift: "$x >= $a && $x <= $b"
  kotlin: "$x >= $a && $x <= $b"
  normal: "($a..$b).contains($x)"

- id: outside-half-open-range
  swift: "$x < $a || $x >= $b"
  kotlin: "$x < $a || $x >= $b"
  normal: "!($a until $b).contains($x)"

- id: outside-closed-range
  swift: "$x < $a || $x > $b"
  kotlin: "$x < $a || $x > $b"
  normal: "!($a..$b).contains($x)"

# Functions

- id: absolute  # D224; not `x.magnitude`, which models use for other things
  swift: ["abs($x)", "fabs($x)"]
  kotlin: ["abs($x)", "$x.absoluteValue", "Math.abs($x)", "kotlin.math.abs($x)"]

- id: power  # D225
  swift: "pow($a, $b)"
  kotlin: ["$a.pow($b)", "Math.pow($a, $b)"]

- id: square-root  # D226
  swift: ["sqrt($x)", "$x.squareRoot()"]
  kotlin: ["sqrt($x)", "Math.sqrt($x)", "kotlin.math.sqrt($x)"]

- id: sine  # D246
  swift: "sin($x)"
  kotlin: ["sin($x)", "Math.sin($x)", "kotlin.math.sin($x)"]

- id: cosine  # D246
  swift: "cos($x)"
  kotlin: ["cos($x)", "Math.cos($x)", "kotlin.math.cos($x)"]

- id: tangent
  swift: "tan($x)"
  kotlin: ["tan($x)", "Math.tan($x)", "kotlin.math.tan($x)"]

- id: arc-sine
  swift: "asin($x)"
  kotlin: ["asin($x)", "Math.asin($x)", "kotlin.math.asin($x)"]

- id: arc-cosine
  swift: "acos($x)"
  kotlin: ["acos($x)", "Math.acos($x)", "kotlin.math.acos($x)"]

- id: arc-tangent-of-one
  swift: "atan($x)"
  kotlin: ["atan($x)", "Math.atan($x)", "kotlin.math.atan($x)"]

- id: exponential
  swift: "exp($x)"
  kotlin: ["exp($x)", "Math.exp($x)", "kotlin.math.exp($x)"]

- id: decimal-logarithm
  swift: "log10($x)"
  kotlin: ["log10($x)", "Math.log10($x)", "kotlin.math.log10($x)"]

- id: arc-tangent  # D246
  swift: "atan2($y, $x)"
  kotlin: ["atan2($y, $x)", "Math.atan2($y, $x)", "kotlin.math.atan2($y, $x)"]

- id: hypotenuse
  swift: "hypot($a, $b)"
  kotlin: ["hypot($a, $b)", "Math.hypot($a, $b)", "kotlin.math.hypot($a, $b)"]

- id: in-radians  # D247
  swift: ["$x * .pi / 180", "$x * PI / 180"]
  kotlin: "Math.toRadians($x)"

- id: in-degrees  # D247
  swift: ["$x * 180 / .pi", "$x * 180 / PI"]
  kotlin: "Math.toDegrees($x)"

- id: sign  # D244
  swift: "$x.signum()"
  kotlin: "$x.sign"

# Rounding: five ways, each with its own form

- id: rounded-away-from-zero  # D227 D228; Kotlin has none, a project's own is called as Swift's
  swift: ["$x.rounded()", "round($x)", "$x.rounded(.toNearestOrAwayFromZero)"]
  kotlin: "$x.rounded()"

- id: rounded-to-even  # D229; not called `round`, which in Swift is another operation
  swift: "$x.rounded(.toNearestOrEven)"
  kotlin: "round($x)"
  normal: "$x.roundToEven()"

- id: rounded-half-up  # D227
  swift: "Int(floor($x + 0.5))"
  kotlin: ["$x.roundToInt()", "$x.roundToLong()", "Math.round($x)"]

- id: rounded-up  # D230
  swift: ["ceil($x)", "$x.rounded(.up)"]
  kotlin: ["ceil($x)", "Math.ceil($x)"]

- id: rounded-down  # D231
  swift: ["floor($x)", "$x.rounded(.down)"]
  kotlin: ["floor($x)", "Math.floor($x)"]

- id: rounded-towards-zero  # D232
  swift: ["trunc($x)", "$x.rounded(.towardZero)"]
  kotlin: "truncate($x)"

# Division and bits

- id: remainder  # D233 D234; Kotlin's `mod` has the sign of the divisor and is another operation
  swift: "$a.truncatingRemainder(dividingBy: $b)"
  kotlin: "$a.rem($b)"
  normal: "$a % $b"

- id: is-multiple  # D236
  swift: "$n.isMultiple(of: $k)"
  kotlin: "$n % $k == 0"

- id: shift-left  # D239
  swift: ["$a << $n", "$a * (1 << $n)"]
  kotlin: ["$a shl $n", "$a.shl($n)", "$a * (1 shl $n)"]
  near: oversized-shift

- id: shift-right  # D239
  swift: "$a >> $n"
  kotlin: ["$a shr $n", "$a.shr($n)"]
  near: oversized-shift

- id: bitwise-and  # D240
  swift: "$a & $b"
  kotlin: ["$a and $b", "$a.and($b)"]

- id: bitwise-or  # D240
  swift: "$a | $b"
  kotlin: ["$a or $b", "$a.or($b)"]

- id: bitwise-exclusive-or  # D240
  swift: "$a ^ $b"
  kotlin: ["$a xor $b", "$a.xor($b)"]

- id: bitwise-not  # D240
  swift: "~$a"
  kotlin: "$a.inv()"

# Chance

- id: random-below  # D242
  swift: "Int.random(in: 0..<$n)"
  kotlin: ["Random.nextInt($n)", "Random.nextInt(0, $n)"]
  normal: "(0 until $n).random()"

- id: random-between  # D242
  swift: "Int.random(in: $a..<$b)"
  kotlin: "Random.nextInt($a, $b)"
  normal: "($a until $b).random()"

- id: random-fraction  # D243; that 1 itself is among them happens once in 2^53
  swift: ["Double.random(in: 0..<1)", "Double.random(in: 0...1)", "Double.random(in: 0.0...1.0)"]
  kotlin: ["Random.nextDouble()", "Random.nextDouble(0.0, 1.0)", "Random.nextDouble(1.0)", "Math.random()"]

- id: random-boolean
  swift: "Bool.random()"
  kotlin: "Random.nextBoolean()"

# Steps. `stride(to:)` leaves its end out as `until` does; `downTo` includes it as `through:` does.

- id: stride-by-one  # C59
  swift: "stride(from: $a, to: $b, by: 1)"
  kotlin: "$a until $b"

- id: up-to-if-any  # C59; Swift refuses a range that ends before it begins, where Kotlin's is empty
  swift: ["$a..<max($b, $a)", "$a..<max($a, $b)"]
  kotlin: "$a until $b"
  near: range-formation-trap

- id: stride-to  # C59
  swift: "stride(from: $a, to: $b, by: $n)"
  kotlin: "$a until $b step $n"

- id: stride-through  # C59
  swift: "stride(from: $a, through: $b, by: $n)"
  kotlin: "$a..$b step $n"

- id: stride-down-by-one  # C59
  swift: ["stride(from: $a, through: $b, by: -1)", "($b...$a).reversed()"]
  kotlin: ["$a downTo $b", "$a.downTo($b)"]

- id: stride-down  # C59
  swift: "stride(from: $a, through: $b, by: -$n)"
  kotlin: ["$a downTo $b step $n", "($a downTo $b).step($n)"]
  normal: "$a downTo $b step $n"

- id: last-position-down-to-first  # C57
  swift: "(0..<$n).reversed()"
  kotlin: "$n - 1 downTo 0"
  normal: "(0 until $n).reversed()"

- id: closed-range  # C69
  swift: "$a...$b"
  kotlin: "$a.rangeTo($b)"
  normal: "$a..$b"

# Truth

- id: not  # C126
  swift: "!$b"
  kotlin: "$b.not()"
  normal: "!$b"

- id: toggle  # A03; on both sides, for what is no flag has functions of that name, too
  statement: true
  swift: "$b.toggle()"
  kotlin: "$b.toggle()"
  normal: "$b = !$b"

- id: equal  # C127 C128
  swift: "$a == $b"
  kotlin: ["$a.equals($b)", "$a.compareTo($b) == 0"]
  normal: "$a == $b"

# Decimal numbers

- id: decimal-zero  # A20
  swift: ["Decimal.zero", "Decimal(0)"]
  kotlin: ["BigDecimal.ZERO", "BigDecimal(0)"]
  normal: "0"

- id: decimal-one  # A20
  swift: "Decimal(1)"
  kotlin: ["BigDecimal.ONE", "BigDecimal(1)"]
  normal: "1"

- id: decimal-ten  # A20
  swift: "Decimal(10)"
  kotlin: ["BigDecimal.TEN", "BigDecimal(10)"]
  normal: "10"

- id: decimal-of-text  # A20
  swift: "Decimal(string: $s)"
  kotlin: ["$s.toBigDecimalOrNull()", "$s.toBigDecimal()", "BigDecimal($s)"]

- id: bits-set
  swift: "$x.nonzeroBitCount"
  kotlin: "$x.countOneBits()"

- id: random-in-closed
  swift: "Int.random(in: $a...$b)"
  kotlin: ["Random.nextInt($a, $b + 1)", "($a..$b).random()"]

- id: clamped-to
  swift: "$x.clamped(to: $r)"
  kotlin: "$x.coerceIn($r)"

- id: leading-zeros
  swift: "$x.leadingZeroBitCount"
  kotlin: "$x.countLeadingZeroBits()"

- id: trailing-zeros
  swift: "$x.trailingZeroBitCount"
  kotlin: "$x.countTrailingZeroBits()"
"""####),
    Document(path: "phrasebook/optionals.yml", text: ####"""
# Optionals. `??` and `?:`, `?.`, `!` and `!!`, bindings and early exits are common to both languages' trees and need no
# phrase. `Optional.map` against `?.let` is not here: by its spelling Swift's could as well be a sequence's.

- id: or-empty  # D251; the receiver's type decides between a text, a list and a dictionary
  swift: ["$x ?? \"\"", "$x ?? []", "$x ?? [:]"]
  kotlin:
    - "$x.orEmpty()"
    - "$x ?: \"\""
    - "$x ?: emptyList()"
    - "$x ?: listOf()"
    - "$x ?: emptyMap()"
    - "$x ?: mapOf()"
    - "$x ?: emptySet()"
    - "$x ?: setOf()"

- id: assign-if-absent  # C131
  statement: true
  swift: ["if $x == nil { $x = $d }", "$x = $x ?? $d"]
  kotlin: ["if ($x == null) { $x = $d }", "$x = $x ?: $d"]
  normal: "$x = $x ?: $d"

- id: or-nil-when-thrown  # C143; `try … catch … null` has become Swift's `try?` before
  swift: "try? $e"
  kotlin: "runCatching({ $e }).getOrNull()"
  near: broad-catch-swallows

- id: nothing-if-empty  # D251
  swift: "$x.takeIf({ !$0.isEmpty() })"
  kotlin: "$x.takeIf({ !it.isEmpty() })"
  normal: "$x.ifEmpty({ null })"

- id: nothing-if-empty-or-absent  # D251
  swift: "$x?.takeIf({ !$0.isEmpty() })"
  kotlin: "$x?.takeIf({ !it.isEmpty() })"
  normal: "$x?.ifEmpty({ null })"

- id: required  # C22 D256; Swift has no such function but a project's own
  swift: "requireNotNull($x)"
  kotlin: ["requireNotNull($x)", "checkNotNull($x)"]
  normal: "$x!!"
  near: fatal-is-catchable

- id: value-of-result  # D330; on both sides, for other things have a `get()`, too
  swift: "$r.get()"
  kotlin: ["$r.getOrThrow()", "$r.get()"]
"""####),
    Document(path: "phrasebook/sequences.yml", text: ####"""
# Reading sequences, and what strings and dictionaries share with them.
#
# `$x` is one expression, `$f` a closure or function value. Normal forms are chosen to be made of other normal forms
# (`isNotEmpty()` is `!isEmpty()`), so that a shortcut and its long spelling meet whichever side uses which.
# Phrases are tried from the inside out, each node once. So the inner parts of a pattern are written in the normal
# vocabulary, in both languages: `xs.count > 0` has become `xs.size > 0` before the comparison is looked at.
# A Swift argument label in a pattern matches a trailing closure as well, and no value without that label.
# The comment behind an id names the rows of the catalogue that it stands for.

# Size and emptiness

- id: size  # D001 D003 D130 D292
  swift: "$x.count"
  kotlin: ["$x.size", "$x.count()"]

- id: utf16-length  # D002 D208; `.count` of a Swift string counts graphemes
  swift: "$x.utf16.count"
  kotlin: "$x.length"
  normal: "$x.size"
  near: string-length-units

- id: count-where  # D004
  swift: ["$xs.count(where: $f)", "$xs.filter($f).count"]
  kotlin: ["$xs.count($f)", "$xs.filter($f).size", "$xs.filter($f).count()"]

- id: is-empty  # D005 D154
  swift: ["$xs.isEmpty", "$xs.size == 0", "$xs.size <= 0", "$xs.size < 1", "$xs == \"\""]
  kotlin: ["$xs.isEmpty()", "$xs.size == 0", "$xs.size <= 0", "$xs.size < 1", "$xs == \"\""]

- id: is-not-empty  # D006
  swift: ["!$xs.isEmpty()", "$xs.size > 0", "$xs.size != 0", "$xs.size >= 1", "$xs != \"\""]
  kotlin: ["$xs.isNotEmpty()", "$xs.any()", "$xs.size > 0", "$xs.size != 0", "$xs.size >= 1", "$xs != \"\""]
  normal: "!$xs.isEmpty()"

- id: is-null-or-empty  # D007 D156; its negation (D008 C26) follows from it
  swift: ["$xs?.isEmpty() ?? true", "$xs.orEmpty().isEmpty", "$xs == nil || $xs.isEmpty()", "$xs == nil || $xs!.isEmpty()"]
  kotlin: ["$xs.isNullOrEmpty()", "$xs.orEmpty().isEmpty()", "$xs == null || $xs.isEmpty()"]
  normal: "$xs?.isEmpty() ?: true"

- id: is-neither-null-nor-empty  # C26
  swift: ["(!$xs.isEmpty()) == true", "$xs != nil && !$xs.isEmpty()", "$xs != nil && !$xs!.isEmpty()"]
  kotlin: ["(!$xs.isEmpty()) == true", "$xs != null && !$xs.isEmpty()"]
  normal: "$xs?.isEmpty() == false"

# Ends and elements. Swift's `first` is Kotlin's `firstOrNull()`; Kotlin's `first()` throws and is another operation.

- id: first  # D009 D187
  swift: "$xs.first"
  kotlin: "$xs.firstOrNull()"

- id: first-or-fail  # D010
  swift: "$xs.firstOrNull()!"
  kotlin: "$xs.first()"
  near: fatal-is-catchable

- id: first-where  # D012
  swift: ["$xs.first(where: $f)", "$xs.filter($f).first"]
  kotlin: ["$xs.firstOrNull($f)", "$xs.find($f)", "$xs.filter($f).firstOrNull()"]

- id: first-where-or-fail  # D013
  swift: "$xs.firstOrNull($f)!"
  kotlin: "$xs.first($f)"
  near: fatal-is-catchable

- id: last  # D014 D187
  swift: "$xs.last"
  kotlin: "$xs.lastOrNull()"

- id: last-or-fail  # D010
  swift: "$xs.lastOrNull()!"
  kotlin: "$xs.last()"
  near: fatal-is-catchable

- id: last-where  # D015
  swift: ["$xs.last(where: $f)", "$xs.filter($f).last"]
  kotlin: ["$xs.lastOrNull($f)", "$xs.findLast($f)", "$xs.filter($f).lastOrNull()"]

- id: last-where-or-fail  # D013
  swift: "$xs.lastOrNull($f)!"
  kotlin: "$xs.last($f)"
  near: fatal-is-catchable

- id: element-or-null  # D017; `[safe:]` is the usual project extension
  swift: ["(0..<$xs.size).contains($i) ? $xs[$i] : nil", "$xs[safe: $i]"]
  kotlin: ["$xs.getOrNull($i)", "$xs.elementAtOrNull($i)"]

- id: element-or-default  # D018
  swift: "(0..<$xs.size).contains($i) ? $xs[$i] : $d"
  kotlin: "$xs.getOrNull($i) ?: $d"

- id: elements-in-turn  # what a loop by hand asks for the next one
  swift: "$xs.makeIterator()"
  kotlin: "$xs.iterator()"
  normal: "$xs.iterator()"

- id: last-if-any  # a list that is asked for its end only where it has one; Swift has `takeIf` as a project's own
  swift: "$xs.takeIf({ !$0.isEmpty() })?.last"
  kotlin: ["$xs.takeIf({ !it.isEmpty() })?.last()", "$xs.ifEmpty({ null })?.last()"]
  normal: "$xs.lastOrNull()"

- id: first-if-any
  swift: "$xs.takeIf({ !$0.isEmpty() })?.first"
  kotlin: ["$xs.takeIf({ !it.isEmpty() })?.first()", "$xs.ifEmpty({ null })?.first()"]
  normal: "$xs.firstOrNull()"

- id: smallest  # D030
  swift: "$xs.min()"
  kotlin: "$xs.minOrNull()"

- id: smallest-or-fail  # D031
  swift: "$xs.minOrNull()!"
  kotlin: "$xs.min()"
  normal: "$xs.minOrNull()!!"
  near: fatal-is-catchable

- id: largest  # D030
  swift: "$xs.max()"
  kotlin: "$xs.maxOrNull()"

- id: largest-of-mapped  # D031
  swift: "$xs.map($f).max()"
  kotlin: ["$xs.map($f).maxOrNull()", "$xs.maxOfOrNull($f)"]
  normal: "$xs.map($f).maxOrNull()"

- id: smallest-of-mapped  # D030
  swift: "$xs.map($f).min()"
  kotlin: ["$xs.map($f).minOrNull()", "$xs.minOfOrNull($f)"]
  normal: "$xs.map($f).minOrNull()"

- id: largest-or-fail  # D031
  swift: "$xs.maxOrNull()!"
  kotlin: "$xs.max()"
  normal: "$xs.maxOrNull()!!"
  near: fatal-is-catchable

- id: random-element  # D034
  swift: "$xs.randomElement()"
  kotlin: "$xs.randomOrNull()"

- id: random-element-of  # D242; Kotlin's fails on nothing, Swift's range cannot be empty
  swift: "Int.random(in: $xs)"
  kotlin: "$xs.random()"

# Membership. A closure behind `contains` asks for any element that satisfies it; it is tried before an element.

- id: any-satisfies  # D021
  swift: "$xs.contains(where: $f)"
  kotlin: "$xs.any($f)"

- id: all-satisfy  # D022
  swift: "$xs.allSatisfy($f)"
  kotlin: "$xs.all($f)"

- id: none-satisfies  # D023
  swift: "!$xs.any($f)"
  kotlin: "$xs.none($f)"
  normal: "!$xs.any($f)"

# Of a list that may be missing either is asked: whether it is there and has it, or whether it has it, empty if need be.

- id: any-of-maybe  # D021 C05
  swift: "$xs.orEmpty().any($f)"
  kotlin: "$xs.orEmpty().any($f)"
  normal: "$xs?.any($f) == true"

- id: contains-of-maybe  # D020 C05
  swift: "$xs.orEmpty().contains($x)"
  kotlin: "$xs.orEmpty().contains($x)"
  normal: "$xs?.contains($x) == true"

- id: found-by-index  # D024 D160; the only safe reading of nil against -1
  swift: ["$xs.indexOf($x) != nil", "$xs.range(of: $x) != nil"]
  kotlin: ["$xs.indexOf($x) >= 0", "$xs.indexOf($x) != -1", "$xs.indexOf($x) > -1"]
  normal: "$xs.contains($x)"

- id: not-found-by-index  # D024 D160
  swift: ["$xs.indexOf($x) == nil", "$xs.range(of: $x) == nil"]
  kotlin: ["$xs.indexOf($x) < 0", "$xs.indexOf($x) == -1", "$xs.indexOf($x) <= -1"]
  normal: "!$xs.contains($x)"

- id: contains-element  # D019 D146 D159 D248 D249
  swift: ["$xs.contains($x)", "$xs ~= $x"]
  kotlin: ["$xs.contains($x)", "$x in $xs"]

- id: lacks-element  # D020
  swift: "!$xs.contains($x)"
  kotlin: "$x !in $xs"
  normal: "!$xs.contains($x)"

# Positions

- id: index-of-element  # D024 D188
  swift: ["$xs.firstIndex(of: $x)", "$xs.index(of: $x)", "$xs.range(of: $x)?.lowerBound"]
  kotlin: ["$xs.indexOf($x)", "$xs.indexOf($x).takeIf({ it >= 0 })", "$xs.indexOf($x).takeIf({ it != -1 })"]
  near: index-of-minus-one

- id: index-of-match  # D025
  swift: ["$xs.firstIndex(where: $f)", "$xs.index(where: $f)"]
  kotlin:
    - "$xs.indexOfFirst($f)"
    - "$xs.indexOfFirst($f).takeIf({ it >= 0 })"
    - "$xs.indexOfFirst($f).takeIf({ it != -1 })"
  near: index-of-minus-one

- id: last-index-of-element  # D026
  swift: "$xs.lastIndex(of: $x)"
  kotlin: "$xs.lastIndexOf($x)"
  near: index-of-minus-one

- id: last-index-of-match  # D026
  swift: "$xs.lastIndex(where: $f)"
  kotlin: "$xs.indexOfLast($f)"
  near: index-of-minus-one

- id: first-position  # D027; only a slice begins elsewhere
  swift: "$_xs.startIndex"
  kotlin: "$_xs.indices.first"
  normal: "0"

- id: last-position  # D027; `endIndex - 1` exists for arrays only
  swift: "$xs.endIndex - 1"
  kotlin: "$xs.lastIndex"
  normal: "$xs.size - 1"

- id: beyond-last-position  # D027; positions are whole numbers
  swift: "$i > $xs.size - 1"
  kotlin: "$i > $xs.size - 1"
  normal: "$i >= $xs.size"

- id: up-to-last-position  # D027
  swift: "$i <= $xs.size - 1"
  kotlin: "$i <= $xs.size - 1"
  normal: "$i < $xs.size"

- id: positions  # D028; `0..xs.lastIndex` and `0..xs.size - 1` follow from it
  swift: "$xs.indices"
  kotlin: ["$xs.indices", "0..($xs.size - 1)"]
  normal: "0 until $xs.size"

- id: indexed  # D038 D060
  swift: "$xs.enumerated()"
  kotlin: "$xs.withIndex()"

- id: map-indexed
  swift: "$xs.withIndex().map($f)"
  kotlin: "$xs.mapIndexed($f)"
  normal: "$xs.withIndex().map($f)"

- id: for-each-indexed
  swift: "$xs.withIndex().forEach($f)"
  kotlin: "$xs.forEachIndexed($f)"
  normal: "$xs.withIndex().forEach($f)"

- id: compact-map-indexed
  swift: "$xs.withIndex().compactMap($f)"
  kotlin: "$xs.mapIndexedNotNull($f)"
  normal: "$xs.withIndex().mapNotNull($f)"

# An element that may not be there, where the position is known to count from the start

- id: element-below-size  # D017; a position below zero fails in Swift and gives nothing in Kotlin
  swift: ["$i < $xs.size ? $xs[$i] : nil", "$xs.size > $i ? $xs[$i] : nil"]
  kotlin: ["if ($i < $xs.size) $xs[$i] else null", "if ($xs.size > $i) $xs[$i] else null"]
  normal: "$xs.getOrNull($i)"

- id: element-below-size-or-default  # D018
  swift: ["$i < $xs.size ? $xs[$i] : $d", "$xs.size > $i ? $xs[$i] : $d"]
  kotlin: ["if ($i < $xs.size) $xs[$i] else $d", "if ($xs.size > $i) $xs[$i] else $d"]
  normal: "$xs[$i] ?: $d"

- id: contained-or-no-limits  # D021
  swift: "$xs?.contains($x) ?? true"
  kotlin: ["$xs?.contains($x) ?: true", "$xs == null || $xs.contains($x)", "$xs == null || $x in $xs"]
  normal: "$xs?.contains($x) ?: true"

- id: generated
  swift: "sequence(first: $x, next: $f)"
  kotlin: "generateSequence($x, $f)"

- id: second-element  # D017; positions and sizes are whole numbers
  swift: "$xs.size >= 2 ? $xs[1] : nil"
  kotlin: "if ($xs.size >= 2) $xs[1] else null"
  normal: "$xs.getOrNull(1)"

- id: third-element  # D017
  swift: "$xs.size >= 3 ? $xs[2] : nil"
  kotlin: "if ($xs.size >= 3) $xs[2] else null"
  normal: "$xs.getOrNull(2)"
"""####),
    Document(path: "phrasebook/strings.yml", text: ####"""
# Strings and characters. What strings share with lists (`count`, `isEmpty`, `prefix`, …) stands in sequences.yml.
#
# Not here, because the two sides differ for ordinary input: `capitalized`, `String(format: "%.2f", x)` (rounding and
# locale), `trimmingCharacters(in: .whitespaces)` (newlines stay). `x.description` is not `x.toString()` either: models
# have a property of that name more often than code asks for the text of a value.

# Tests

- id: has-prefix  # D157
  swift: ["$s.hasPrefix($p)", "$s.starts(with: $p)"]
  kotlin: "$s.startsWith($p)"

- id: has-prefix-ignoring-case  # D157 D162
  swift: "$s.lowercased().hasPrefix($p.lowercased())"
  kotlin: ["$s.startsWith($p, ignoreCase = true)", "$s.lowercase().startsWith($p.lowercase())"]
  normal: "$s.lowercase().startsWith($p.lowercase())"
  near: case-mapping-locale

- id: has-suffix-ignoring-case  # D158 D162
  swift: "$s.lowercased().hasSuffix($p.lowercased())"
  kotlin: ["$s.endsWith($p, ignoreCase = true)", "$s.lowercase().endsWith($p.lowercase())"]
  normal: "$s.lowercase().endsWith($p.lowercase())"
  near: case-mapping-locale

- id: has-suffix  # D158
  swift: "$s.hasSuffix($p)"
  kotlin: "$s.endsWith($p)"

- id: is-blank  # D155
  swift: "$s.trim().isEmpty()"
  kotlin: "$s.isBlank()"
  normal: "$s.trim().isEmpty()"

- id: is-not-blank  # D155
  swift: "!$s.trim().isEmpty()"
  kotlin: "$s.isNotBlank()"
  normal: "!$s.trim().isEmpty()"

- id: is-null-or-blank
  swift: "$s?.trim().isEmpty() ?? true"
  kotlin: "$s.isNullOrBlank()"
  normal: "$s?.trim()?.isEmpty() ?: true"

- id: contains-ignoring-case  # D161
  swift:
    - "$s.localizedCaseInsensitiveContains($t)"
    - "$s.range(of: $t, options: .caseInsensitive) != nil"
  kotlin: "$s.contains($t, ignoreCase = true)"
  near: case-mapping-locale

- id: equals-ignoring-case  # D162
  swift:
    - "$s.caseInsensitiveCompare($t) == .orderedSame"
    - "$s.caseInsensitiveCompare($t) == ComparisonResult.orderedSame"
    - "$s.compare($t, options: .caseInsensitive) == .orderedSame"
    - "$s.compare($t, options: .caseInsensitive) == ComparisonResult.orderedSame"
    - "$s.compare($t, options: [.caseInsensitive]) == .orderedSame"
  kotlin: "$s.equals($t, ignoreCase = true)"
  normal: "$s.lowercase() == $t.lowercase()"
  near: case-mapping-locale

- id: matches-whole  # D180
  swift:
    - "NSPredicate(format: \"SELF MATCHES %@\", $re).evaluate(with: $s)"
    - "$s.wholeMatch(of: Regex($re)) != nil"
  kotlin:
    - "$s.matches(Regex($re))"
    - "Regex($re).matchEntire($s) != null"
    - "Regex($re).matches($s)"
    - "Regex($re).matcher($s).matches()"
    - "Pattern.matches($re, $s)"
  near: regex-match-mode

- id: matches-part  # D179
  swift:
    - "$s.range(of: $re, options: .regularExpression) != nil"
    - "$s.firstMatch(of: Regex($re)) != nil"
    - "$s.contains(Regex($re))"
  kotlin:
    - "Regex($re).containsMatchIn($s)"
    - "Regex($re).find($s) != null"
    - "Regex($re).matcher($s).find()"
    - "$s.contains(Regex($re))"
  normal: "Regex($re).containsMatchIn($s)"
  near: regex-match-mode

- id: match-of-whole
  swift: "$s.wholeMatch(of: $r)"
  kotlin: "$r.matchEntire($s)"

- id: first-match
  swift: "$s.firstMatch(of: $r)"
  kotlin: "$r.find($s)"

- id: matches-no-part  # D179
  swift: "$s.range(of: $re, options: .regularExpression) == nil"
  kotlin: "!$s.contains(Regex($re))"
  normal: "!Regex($re).containsMatchIn($s)"
  near: regex-match-mode

# Case and space

- id: lowercased  # D164
  swift: "$s.lowercased()"
  kotlin: ["$s.lowercase()", "$s.lowercase(Locale.US)", "$s.toLowerCase(Locale.US)"]

- id: lowercased-by-locale  # D165
  swift: ["$s.lowercased(with: Locale.getDefault())", "$s.lowercased(with: .current)", "$s.localizedLowercase"]
  kotlin: ["$s.toLowerCase()", "$s.lowercase(Locale.getDefault())", "$s.toLowerCase(Locale.getDefault())"]
  normal: "$s.lowercase()"
  near: case-mapping-locale

- id: uppercased  # D166
  swift: "$s.uppercased()"
  kotlin: ["$s.uppercase()", "$s.uppercase(Locale.US)", "$s.toUpperCase(Locale.US)"]

- id: uppercased-by-locale  # D167
  swift: ["$s.uppercased(with: Locale.getDefault())", "$s.uppercased(with: .current)", "$s.localizedUppercase"]
  kotlin: ["$s.toUpperCase()", "$s.uppercase(Locale.getDefault())", "$s.toUpperCase(Locale.getDefault())"]
  normal: "$s.uppercase()"
  near: case-mapping-locale

- id: first-letter-uppercased  # D169
  swift: ["$s.take(1).uppercase() + $s.drop(1)", "$s.take(1).capitalized + $s.drop(1)"]
  kotlin:
    - "$s.replaceFirstChar({ it.uppercase() })"
    - "$s.replaceFirstChar({ it.uppercaseChar() })"
    - "$s.capitalize()"

- id: trimmed  # D170
  swift:
    - "$s.trimmingCharacters(in: .whitespacesAndNewlines)"
    - "$s.trimmingCharacters(in: CharacterSet.whitespacesAndNewlines)"
  kotlin: "$s.trim()"

- id: trimmed-of  # D172
  swift:
    - "$s.trimmingCharacters(in: CharacterSet(charactersIn: $c))"
    - "$s.trimmingCharacters(in: .init(charactersIn: $c))"
  kotlin: "$s.trim($c)"

# Splitting and replacing

- id: lines  # D176; "\r\n" gives Swift an extra empty piece
  swift: ["$s.components(separatedBy: .newlines)", "$s.components(separatedBy: CharacterSet.newlines)"]
  kotlin: "$s.lines()"
  near: split-join-defaults

- id: split-keeping-empty-pieces  # D173
  swift: ["$s.components(separatedBy: $t)", "$s.split(separator: $t, omittingEmptySubsequences: false)"]
  kotlin: "$s.split($t)"

- id: split-dropping-empty-pieces  # D174; what Swift's `split` does unless told otherwise
  swift: ["$s.split(separator: $t)", "$s.split(separator: $t, omittingEmptySubsequences: true)"]
  kotlin: "$s.split($t).filter({ !it.isEmpty() })"

- id: pieces-as-strings  # D173; Swift's pieces are slices until somebody copies them
  swift: ["$s.split($t).map(String.init)", "$s.split($t).map({ $0.toString() })"]
  kotlin: "$s.split($t).map({ it.toString() })"
  normal: "$s.split($t)"

- id: pieces-that-hold-something-as-strings  # D174
  swift:
    - "$s.split($t).filter({ !$0.isEmpty() }).map(String.init)"
    - "$s.split($t).filter({ !$0.isEmpty() }).map({ $0.toString() })"
  kotlin: "$s.split($t).filter({ !it.isEmpty() }).map({ it.toString() })"
  normal: "$s.split($t).filter({ !it.isEmpty() })"

- id: split-at-most  # D175; Swift counts the cuts, Kotlin the pieces
  swift: "$s.split(separator: $t, maxSplits: $n, omittingEmptySubsequences: false)"
  kotlin: ["$s.split($t, limit = $n + 1)"]

- id: split-at-most-dropping-empty-pieces  # D175
  swift: "$s.split(separator: $t, maxSplits: $n)"
  kotlin: "$s.split($t, limit = $n + 1).filter({ !it.isEmpty() })"

- id: replace-by-expression  # D178
  swift: "$s.replacingOccurrences(of: $re, with: $t, options: .regularExpression)"
  kotlin: "$s.replace(Regex($re), $t)"
  near: regex-match-mode

- id: replace  # D177
  swift: ["$s.replacingOccurrences(of: $a, with: $b)", "$s.replacing($a, with: $b)"]
  kotlin: "$s.replace($a, $b)"

- id: regular-expression
  swift: ["NSRegularExpression(pattern: $re)", "Regex($re)"]
  kotlin: ["Regex($re)", "$re.toRegex()", "Pattern.compile($re)"]
  near: regex-match-mode

- id: without-prefix  # D186
  swift: "$s.startsWith($p) ? $s.drop($p.size) : $s"
  kotlin: "$s.removePrefix($p)"

- id: without-suffix  # D186
  swift: "$s.endsWith($p) ? $s.dropLast($p.size) : $s"
  kotlin: "$s.removeSuffix($p)"

- id: prefix-cut  # D186; of a prefix of one character
  statement: true
  swift: ["if $x.startsWith($p) { $x.removeAt(0) }", "if $x.startsWith($p) { $x.removeFirst($p.size) }"]
  kotlin: "$x = $x.removePrefix($p)"

- id: suffix-cut  # D186; of a suffix of one character
  statement: true
  swift: ["if $x.endsWith($p) { $x.removeAt($x.size - 1) }", "if $x.endsWith($p) { $x.removeLast($p.size) }"]
  kotlin: "$x = $x.removeSuffix($p)"

- id: or-if-empty
  swift: ["$x.isEmpty() ? $d : $x", "!$x.isEmpty() ? $x : $d"]
  kotlin: ["$x.ifEmpty({ $d })", "if ($x.isEmpty()) $d else $x", "if (!$x.isEmpty()) $x else $d"]

# Making strings

- id: repeated-string  # D190
  swift: "String(repeating: $s, count: $n)"
  kotlin: "$s.repeat($n)"

- id: pad-start  # D192
  swift: "$c.repeat(maxOf(0, $n - $s.size)) + $s"
  kotlin: "$s.padStart($n, $c)"

- id: appended  # D193
  swift: "$s.appending($t)"
  kotlin: "$s.plus($t)"
  normal: "$s + $t"

- id: in-radix  # D201
  swift: "String($n, radix: $r)"
  kotlin: "$n.toString($r)"

- id: format-two-digits  # D202; calls with a format have become one form before
  swift: "String(format: \"%02d\", $n)"
  kotlin: "$n.toString().padStart(2, '0')"
  normal: "\"%02d\".format($n)"

- id: decoded-utf8  # D199
  swift: "String(decoding: $d, as: UTF8.self)"
  kotlin:
    - "$d.decodeToString()"
    - "String($d)"
    - "String($d, Charsets.UTF_8)"
    - "$d.toString(Charsets.UTF_8)"

- id: decoded-utf8-or-nil  # D198
  swift: "String(data: $d, encoding: .utf8)"
  kotlin: "$d.decodeToString()"
  near: invalid-utf8

- id: decoded-utf8-or-empty  # D198
  swift: "$d.decodeToString() ?? \"\""
  kotlin: "String($d, Charsets.UTF_8)"
  normal: "$d.decodeToString()"
  near: invalid-utf8

- id: utf8-bytes  # D196 D197; Swift's optional is never nil for UTF-8
  swift:
    - "Data($s.utf8)"
    - "Array($s.utf8)"
    - "$s.data(using: .utf8)"
    - "$s.toByteArray() ?? ByteArray(0)"
  kotlin: ["$s.toByteArray()", "$s.toByteArray(Charsets.UTF_8)", "$s.encodeToByteArray()"]

- id: utf8-length  # D196
  swift: "$s.utf8.count"
  kotlin: "$s.toByteArray().size"

- id: characters  # D195
  swift: "$s.map({ $0 })"
  kotlin: "$s.toCharArray()"
  normal: "$s.toList()"
  near: string-length-units

- id: to-string  # D200
  swift: ["String($x)", "String(describing: $x)"]
  kotlin: "$x.toString()"
  near: [double-to-string, optional-interpolation]

- id: url-encoded  # D203
  swift: "$s.addingPercentEncoding(withAllowedCharacters: $_allowed)"
  kotlin:
    - "URLEncoder.encode($s, \"UTF-8\")"
    - "URLEncoder.encode($s, \"utf-8\")"
    - "URLEncoder.encode($s, Charsets.UTF_8)"
    - "Uri.encode($s)"
  near: percent-encoding-set

- id: url-decoded  # D204
  swift: "$s.removingPercentEncoding"
  kotlin:
    - "URLDecoder.decode($s, \"UTF-8\")"
    - "URLDecoder.decode($s, \"utf-8\")"
    - "URLDecoder.decode($s, Charsets.UTF_8)"
    - "Uri.decode($s)"
  near: percent-encoding-set

# Characters

- id: is-letter  # D206
  swift: "$c.isLetter"
  kotlin: "$c.isLetter()"

- id: is-digit  # D206; Swift's `isNumber` takes in more than digits
  swift: ["$c.isNumber", "$c.isWholeNumber"]
  kotlin: "$c.isDigit()"

- id: is-whitespace  # D206
  swift: "$c.isWhitespace"
  kotlin: "$c.isWhitespace()"

- id: is-uppercase
  swift: "$c.isUppercase"
  kotlin: "$c.isUpperCase()"

- id: is-lowercase
  swift: "$c.isLowercase"
  kotlin: "$c.isLowerCase()"

- id: letter-or-digit
  swift: "$c.isLetter || $c.isNumber"
  kotlin: "$c.isLetterOrDigit()"
  normal: "$c.isLetter() || $c.isDigit()"
"""####),
    Document(path: "phrasebook/testing.yml", text: ####"""
# Assertions of test frameworks. JUnit puts the expected value first, XCTest by habit the actual one, so the two change
# places.

- id: assert-equal  # D343
  swift: "XCTAssertEqual($a, $b)"
  kotlin: "assertEquals($b, $a)"
  normal: "assertTrue($a == $b)"

- id: assert-different
  swift: "XCTAssertNotEqual($a, $b)"
  kotlin: "assertNotEquals($b, $a)"
  normal: "assertTrue($a != $b)"

- id: assert-greater
  swift: "XCTAssertGreaterThan($a, $b)"
  kotlin: "assertTrue($a > $b)"

- id: assert-less
  swift: "XCTAssertLessThan($a, $b)"
  kotlin: "assertTrue($a < $b)"

- id: assert-at-least
  swift: "XCTAssertGreaterThanOrEqual($a, $b)"
  kotlin: "assertTrue($a >= $b)"

- id: assert-at-most
  swift: "XCTAssertLessThanOrEqual($a, $b)"
  kotlin: "assertTrue($a <= $b)"

- id: assert-close
  swift: "XCTAssertEqual($a, $b, accuracy: $d)"
  kotlin: ["assertEquals($b, $a, $d)", "assertEquals($b, $a, absoluteTolerance = $d)", "assertTrue(abs($a - $b) <= $d)"]
  normal: "assertTrue(abs($a - $b) <= $d)"

- id: assert-nil  # D346
  swift: "XCTAssertNil($x)"
  kotlin: "assertNull($x)"
  normal: "assertTrue($x == null)"

- id: assert-not-nil  # D346
  swift: "XCTAssertNotNil($x)"
  kotlin: "assertNotNull($x)"
  normal: "assertTrue($x != null)"

- id: assert-false  # D345
  swift: ["XCTAssertFalse($c)", "XCTAssertEqual($c, false)"]
  kotlin: ["assertFalse($c)", "assertEquals(false, $c)"]
  normal: "assertTrue(!$c)"

- id: assert-true  # D344 D351
  swift: ["XCTAssertTrue($c)", "XCTAssert($c)", "#expect($c)", "XCTAssertEqual($c, true)"]
  kotlin: ["assertTrue($c)", "assertEquals(true, $c)"]

- id: assert-throws  # D347
  swift: ["XCTAssertThrowsError($e)", "#expect(throws: $_E, { $e })"]
  kotlin: ["assertFailsWith<$_E>({ $e })", "assertThrows<$_E>({ $e })", "assertFails({ $e })"]
  normal: "assertFails({ $e })"

- id: fail-test  # D348
  swift: ["XCTFail($m)", "Issue.record($m)"]
  kotlin: "fail($m)"
"""####),
    Document(path: "phrasebook/transformations.yml", text: ####"""
# Making new sequences and collections out of others. See sequences.yml for how phrases are written.

# Filtering and mapping

- id: compact-map  # D045
  swift: "$xs.compactMap($f)"
  kotlin: "$xs.mapNotNull($f)"

- id: compact  # D046
  swift: "$xs.compactMap({ $0 })"
  kotlin: "$xs.filterNotNull()"
  normal: "$xs.mapNotNull({ it })"

- id: count-of-filled
  swift:
    - "$xs.compactMap({ $0 }).filter({ !$0.isEmpty }).count"
    - "$xs.compactMap({ $0 }).count(where: { !$0.isEmpty })"
  kotlin: "$xs.count({ !it.isNullOrEmpty() })"

- id: filled
  swift: "$xs.compactMap({ $0 }).filter({ !$0.isEmpty })"
  kotlin:
    - "$xs.filterNot({ it.isNullOrEmpty() })"
    - "$xs.filter({ !it.isNullOrEmpty() })"
    - "$xs.filterNotNull().filter({ !it.isEmpty() })"
    - "$xs.mapNotNull({ it }).filter({ !it.isEmpty() })"

- id: compact-mapped  # D045
  swift: "$xs.map($f).compactMap({ $0 })"
  kotlin: ["$xs.map($f).filterNotNull()", "$xs.map($f).mapNotNull({ it })"]
  normal: "$xs.mapNotNull($f)"

- id: compact-then-mapped  # D045
  swift: "$xs.compactMap({ $0 }).map($f)"
  kotlin: ["$xs.filterNotNull().map($f)", "$xs.mapNotNull({ it }).map($f)"]
  normal: "$xs.mapNotNull($f)"

- id: compact-literal  # D046
  swift: ["[$a, $b].compactMap({ $0 })", "[$a, $b].mapNotNull({ $0 })"]
  kotlin: "listOfNotNull($a, $b)"
  normal: "listOf($a, $b).mapNotNull({ it })"

- id: compact-literal-of-three  # D046
  swift: ["[$a, $b, $c].compactMap({ $0 })", "[$a, $b, $c].mapNotNull({ $0 })"]
  kotlin: "listOfNotNull($a, $b, $c)"
  normal: "listOf($a, $b, $c).mapNotNull({ it })"

- id: compact-literal-of-four  # D046
  swift: ["[$a, $b, $c, $d].compactMap({ $0 })", "[$a, $b, $c, $d].mapNotNull({ $0 })"]
  kotlin: "listOfNotNull($a, $b, $c, $d)"
  normal: "listOf($a, $b, $c, $d).mapNotNull({ it })"

- id: mapped-and-compact  # D045
  swift: "$xs.map($f).mapNotNull({ $0 })"
  kotlin: "$xs.map($f).mapNotNull({ it })"
  normal: "$xs.mapNotNull($f)"

- id: only-of-type  # D047
  swift: "$xs.compactMap({ $0 as? $T })"
  kotlin: ["$xs.filterIsInstance<$T>()", "$xs.mapNotNull({ it as? $T })"]
  normal: "$xs.mapNotNull({ it as? $T })"

- id: flatten  # D050; `joined()` without separator is taken for strings, which it joins far more often
  swift: "$xss.flatMap({ $0 })"
  kotlin: "$xss.flatten()"
  normal: "$xss.flatMap({ it })"

- id: lazily  # D090
  swift: "$xs.lazy"
  kotlin: "$xs.asSequence()"

# Folding

- id: sum  # D056
  swift: ["$xs.reduce(0, +)", "$xs.reduce(0, { $0 + $1 })"]
  kotlin: ["$xs.sum()", "$xs.fold(0, { sum, x -> sum + x })"]

- id: sum-of  # D057
  swift: "$xs.map($f).reduce(0, +)"
  kotlin: ["$xs.sumOf($f)", "$xs.sumBy($f)", "$xs.sumByDouble($f)"]
  normal: "$xs.map($f).sum()"

- id: fold  # D054
  swift: "$xs.reduce($a, $f)"
  kotlin: "$xs.fold($a, $f)"

# Order. Predicates of the form `$0.k < $1.k` have become selectors (`sortedBy`) before phrases are tried.

- id: sorted-ascending  # D059
  swift: ["$xs.sorted()", "$xs.sorted(by: <)", "$xs.sorted(by: { $0 < $1 })"]
  kotlin: "$xs.sorted()"

- id: sorted-descending  # D060
  swift: ["$xs.sorted(by: >)", "$xs.sorted(by: { $0 > $1 })"]
  kotlin: "$xs.sortedDescending()"

- id: sorted-by-selector  # D063
  swift: "$xs.sortedBy($f)"
  kotlin: "$xs.sortedWith(compareBy($f))"
  normal: "$xs.sortedBy($f)"

- id: sorted-by-selector-descending  # D063
  swift: "$xs.sortedByDescending($f)"
  kotlin: "$xs.sortedWith(compareByDescending($f))"
  normal: "$xs.sortedByDescending($f)"

- id: sorted-by-comparator  # D063
  swift: "$xs.sorted(by: $f)"
  kotlin: "$xs.sortedWith($f)"
  near: comparator-from-predicate

- id: reversed-view  # D035
  swift: "$xs.reversed()"
  kotlin: "$xs.asReversed()"
  normal: "$xs.reversed()"
  near: slice-index-and-view

- id: reversed-copy  # D035 D189
  swift: ["Array($xs.reversed())", "String($xs.reversed())"]
  kotlin: "$xs.reversed()"

# Pairs

- id: zip  # D065
  swift: "zip($a, $b)"
  kotlin: ["$a.zip($b)", "$a zip $b"]

- id: zip-and-map  # D065
  swift: "$a.zip($b).map($f)"
  kotlin: "$a.zip($b, $f)"
  normal: "$a.zip($b).map($f)"

- id: first-of-pair  # A41
  swift: "$p.0"
  kotlin: ["$p.component1()", "$p.first"]

- id: second-of-pair  # A41
  swift: "$p.1"
  kotlin: ["$p.component2()", "$p.second"]

- id: third-of-triple  # A42
  swift: "$p.2"
  kotlin: ["$p.component3()", "$p.third"]

- id: zip-with-next  # D066
  swift: "zip($xs, $xs.drop(1))"
  kotlin: "$xs.zipWithNext()"
  normal: "$xs.zip($xs.drop(1))"

# Parts. A copy of a slice (`Array(…)`, `String(…)`) is what Kotlin gives without saying so.

- id: take  # D067 D181
  swift: ["$xs.prefix($n)", "Array($xs.take($n))", "String($xs.take($n))", "Data($xs.take($n))"]
  kotlin: "$xs.take($n)"

- id: take-last  # D068 D182
  swift: ["$xs.suffix($n)", "Array($xs.takeLast($n))", "String($xs.takeLast($n))", "Data($xs.takeLast($n))"]
  kotlin: "$xs.takeLast($n)"

- id: drop-one  # D069
  swift: ["$xs.dropFirst()", "Array($xs.drop(1))", "String($xs.drop(1))"]
  kotlin: "$xs.drop(1)"

- id: drop  # D069 D183
  swift: ["$xs.dropFirst($n)", "Array($xs.drop($n))", "String($xs.drop($n))", "Data($xs.drop($n))"]
  kotlin: "$xs.drop($n)"

- id: drop-last-one  # D070
  swift: ["$xs.dropLast()", "Array($xs.dropLast(1))", "String($xs.dropLast(1))"]
  kotlin: "$xs.dropLast(1)"

- id: drop-last  # D070 D184
  swift: ["$xs.dropLast($n)", "Array($xs.dropLast($n))", "String($xs.dropLast($n))", "Data($xs.dropLast($n))"]
  kotlin: "$xs.dropLast($n)"

- id: take-while  # D071
  swift: ["$xs.prefix(while: $f)", "Array($xs.takeWhile($f))", "String($xs.takeWhile($f))"]
  kotlin: "$xs.takeWhile($f)"

- id: drop-while  # D072
  swift: ["$xs.drop(while: $f)", "Array($xs.dropWhile($f))", "String($xs.dropWhile($f))"]
  kotlin: "$xs.dropWhile($f)"

- id: slice-copy  # D073
  swift: "Array($xs.subList($a, $b))"
  kotlin: "$xs.slice($a until $b)"
  normal: "$xs.subList($a, $b).toList()"

- id: slice  # D074 D185
  swift: ["$xs[$a..<$b]", "String($xs.subList($a, $b))", "Data($xs.subList($a, $b))"]
  kotlin:
    - "$xs.subList($a, $b)"
    - "$xs.substring($a, $b)"
    - "$xs.substring($a until $b)"
    - "$xs.copyOfRange($a, $b)"
    - "$xs.sliceArray($a until $b)"
  near: slice-index-and-view

- id: slice-from-start
  swift: "$xs[..<$b]"
  kotlin: "$xs.substring(0, $b)"
  normal: "$xs.subList(0, $b)"
  near: slice-index-and-view

- id: slice-to-end  # D075 D183; past the end both fail, where `drop` gives an empty rest
  swift: ["$xs[$a...]", "String($xs.substring($a))", "Data($xs.substring($a))", "$xs.suffix(from: $a)"]
  kotlin: ["$xs.substring($a)", "$xs.subList($a, $xs.size)"]
  near: fatal-is-catchable

- id: chunked  # D076; Swift's is the usual project extension
  swift: ["$xs.chunked(into: $n)", "$xs.chunks(ofCount: $n)"]
  kotlin: "$xs.chunked($n)"

# Other collections

- id: distinct  # D077
  swift: "Array($xs.toSet())"
  kotlin: "$xs.distinct()"
  normal: "$xs.toSet().toList()"
  near: hash-iteration-order

- id: to-set  # D084
  swift: "Set($xs)"
  kotlin:
    - "$xs.toSet()"
    - "$xs.toHashSet()"
    - "$xs.toMutableSet()"
    - "HashSet($xs)"
    - "LinkedHashSet($xs)"
    - "$xs.toImmutableSet()"
    - "$xs.toPersistentSet()"
  near: hash-iteration-order

- id: to-list  # D085 D089
  swift: "Array($xs)"
  kotlin:
    - "$xs.toList()"
    - "$xs.toMutableList()"
    - "ArrayList($xs)"
    - "$xs.toTypedArray()"
    - "$xs.toImmutableList()"
    - "$xs.toPersistentList()"

- id: repeated-element  # D087
  swift: "Array(repeating: $x, count: $n)"
  kotlin: ["List($n, { $x })", "MutableList($n, { $x })", "Array($n, { $x })"]
  near: shared-repeated-element

- id: all-cases  # B92
  swift: "$e.allCases"
  kotlin: ["$e.entries", "$e.values()"]

- id: made-by-index  # D088
  swift: "(0..<$n).map($f)"
  kotlin: ["List($n, $f)", "MutableList($n, $f)", "Array($n, $f)"]
  normal: "(0 until $n).map($f)"

- id: group-by  # D079
  swift: "Dictionary(grouping: $xs, by: $f)"
  kotlin: "$xs.groupBy($f)"

- id: pairs-to-map  # D081; the last value of a key wins in both
  swift: ["Dictionary($ps, uniquingKeysWith: { $1 })", "Dictionary($ps, uniquingKeysWith: { _, last in last })"]
  kotlin: "$ps.toMap()"

- id: unique-pairs-to-map  # D080
  swift: "Dictionary(uniqueKeysWithValues: $ps)"
  kotlin: "$ps.toMap()"
  near: duplicate-key-trap

- id: associate  # D080
  swift: "Dictionary(uniqueKeysWithValues: $xs.map($f))"
  kotlin: "$xs.associate($f)"
  normal: "$xs.map($f).toMap()"
  near: duplicate-key-trap

# Joining. The separators left out differ: nothing in Swift, ", " in Kotlin.

- id: joined  # D091
  swift: "$xs.joined(separator: $s)"
  kotlin: ["$xs.joinToString($s)", "$xs.joinToString(separator = $s)", "TextUtils.join($s, $xs)"]

- id: joined-without-separator  # D092
  swift: "$xs.joined()"
  kotlin: "$xs.joinToString(\"\")"

- id: joined-by-comma  # D092
  swift: "$xs.joined(separator: \", \")"
  kotlin: "$xs.joinToString()"
  normal: "$xs.joinToString(\", \")"

- id: characters-joined  # D092
  swift: "String($xs.map($f))"
  kotlin: "$xs.map($f).joinToString(\"\")"
  normal: "$xs.map($f).joinToString(\"\")"

- id: mapped-and-joined  # D093
  swift: "$xs.map($f).joined(separator: $s)"
  kotlin: ["$xs.joinToString($s, $f)", "$xs.joinToString(separator = $s, transform = $f)"]
  normal: "$xs.map($f).joinToString($s)"

- id: same-elements  # D094 D293; Kotlin's `==` of arrays compares identity
  swift: "$a.elementsEqual($b)"
  kotlin: "$a.contentEquals($b)"
  normal: "$a == $b"

# Arrays of one element over and over, as Kotlin's arrays of numbers begin

- id: zeros  # D087
  swift: ["Array(repeating: 0, count: $n)", "[Int](repeating: 0, count: $n)", "[Double](repeating: 0, count: $n)", "[UInt8](repeating: 0, count: $n)", "Data(count: $n)", "Data(repeating: 0, count: $n)"]
  kotlin: ["ByteArray($n)", "IntArray($n)", "LongArray($n)", "DoubleArray($n)", "FloatArray($n)", "IntArray($n, { 0 })", "LongArray($n, { 0 })"]
  normal: "List($n, { 0 })"

- id: flags  # D087
  swift: ["Array(repeating: false, count: $n)", "[Bool](repeating: false, count: $n)"]
  kotlin: ["BooleanArray($n)", "BooleanArray($n, { false })"]
  normal: "List($n, { false })"

- id: empty-places  # D087
  swift: "Array(repeating: nil, count: $n)"
  kotlin: ["arrayOfNulls($n)", "arrayOfNulls<$_T>($n)"]
  normal: "List($n, { null })"

- id: distinct-and-sorted  # D077; once sorted, the order of the set no longer matters
  swift: "$xs.toSet().sorted()"
  kotlin: ["$xs.toSet().toList().sorted()", "$xs.toSortedSet().toList()", "$xs.toSortedSet()"]
  normal: "$xs.toSet().sorted()"

- id: zip-with-next-mapped
  swift: "zip($xs, $xs.drop(1)).map($f)"
  kotlin: "$xs.zipWithNext($f)"
  normal: "$xs.zip($xs.drop(1)).map($f)"

- id: chunks-by-stride
  swift: "stride(from: 0, to: $xs.count, by: $n).map({ Array($xs[$0..<min($0 + $n, $xs.count)]) })"
  kotlin: "$xs.chunked($n)"
"""####),
  ]
}
