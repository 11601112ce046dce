/// One member of a generated type in both languages; `nil` where a side lacks it.
struct GeneratedMember {
  private(set) var swift: String?
  private(set) var kotlin: String?

  /// - Parameters:
  ///   - position: where it stands in its type, which makes its name unique there.
  ///   - owner: the name of its type; types inside are named after it, as those of teams are.
  ///   - isAlike: whether the two must not differ.
  init(_ position: Int, of owner: String, isAlike: Bool, nouns: [String], _ dice: inout Dice) {
    let idiom = GeneratedMember.idioms[dice.roll(GeneratedMember.idioms.count)]
    let noun = nouns[dice.roll(nouns.count)]
    let number = dice.roll(40) + 2
    let fault = dice.roll(60)
    func filled(_ text: String, _ number: Int) -> String {
      let code = text.replacing("NOUN", with: "\(noun)\(position)").replacing("OWNER", with: owner)
        .replacing("NUMBER", with: "\(number)")
      return code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
        .joined(separator: "\n")
    }
    swift = filled(idiom.swift, number)
    kotlin = filled(idiom.kotlin, number)
    if isAlike { return }
    switch fault {
    case 0: kotlin = filled(idiom.kotlin, number + 1)
    case 1: kotlin = kotlin?.replacing(" < ", with: " <= ")
    case 2: swift = swift?.replacing("isEmpty", with: "isBlank")
    case 3: kotlin = nil
    default: break
    }
  }

  private static let idioms: [(swift: String, kotlin: String)] = [
    (
      """
      /// Whether there is room for another one.
      func canAddNOUN(amount: Int, limit: Int) -> Bool {
        guard amount > NUMBER else { return false }
        if limit < amount { return false }
        return amount % 2 == 0 || limit > NUMBER
      }
      """,
      """
      /** Whether there is room for another one. */
      fun canAddNOUN(amount: Int, limit: Int): Boolean {
          if (amount <= NUMBER) return false
          if (limit < amount) { return false }
          return amount % 2 == 0 || limit > NUMBER
      }
      """
    ),
    (
      """
      func totalOfNOUN(values: [Int]) -> Int {
        var total = 0
        for value in values {
          if value < NUMBER { continue }
          total += value
        }
        return total
      }
      """,
      """
      fun totalOfNOUN(values: List<Int>): Int {
          var total = 0
          for (value in values) {
              if (value < NUMBER) continue
              total += value
          }
          return total
      }
      """
    ),
    (
      """
      private var cacheOfNOUN: [String: Int] = [:]

      func cachedNOUN(id: String) -> Int {
        if let known = cacheOfNOUN[id] { return known }
        let made = id.count + NUMBER
        cacheOfNOUN[id] = made
        return made
      }
      """,
      """
      private val cacheOfNOUN: MutableMap<String, Int> = mutableMapOf()

      fun cachedNOUN(id: String): Int {
          cacheOfNOUN[id]?.let { return it }
          val made = id.length + NUMBER
          cacheOfNOUN[id] = made
          return made
      }
      """
    ),
    (
      """
      func titleOfNOUN(name: String?, isShort: Bool) -> String {
        let title = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "NOUN"
        if title.isEmpty { return "none" }
        return isShort ? String(title.prefix(NUMBER)) : "\\(title) (NUMBER)"
      }
      """,
      """
      fun titleOfNOUN(name: String?, isShort: Boolean): String {
          val title = name?.trim() ?: "NOUN"
          if (title.isEmpty()) return "none"
          return if (isShort) title.take(NUMBER) else "$title (NUMBER)"
      }
      """
    ),
    (
      """
      func namesOfNOUN(names: [String]) -> [String] {
        names.filter { !$0.isEmpty }.map { $0.lowercased() }.sorted()
      }
      """,
      """
      fun namesOfNOUN(names: List<String>): List<String> =
          names.filter { it.isNotEmpty() }.map { it.lowercase() }.sorted()
      """
    ),
    (
      """
      enum OWNERStateNOUN {
        case idle
        case running
        case failed
      }

      func labelOfNOUN(state: OWNERStateNOUN) -> String {
        switch state {
        case .idle: return "idle"
        case .running: return "running NUMBER"
        case .failed: return "failed"
        }
      }
      """,
      """
      enum class OWNERStateNOUN {
          IDLE,
          RUNNING,
          FAILED
      }

      fun labelOfNOUN(state: OWNERStateNOUN): String {
          return when (state) {
              OWNERStateNOUN.IDLE -> "idle"
              OWNERStateNOUN.RUNNING -> "running NUMBER"
              OWNERStateNOUN.FAILED -> "failed"
          }
      }
      """
    ),
    (
      """
      struct OWNERDraftNOUN {
        let id: String
        var amount: Int = NUMBER
        var note: String?
      }

      func draftNOUN(id: String, note: String?) -> OWNERDraftNOUN {
        var draft = OWNERDraftNOUN(id: id)
        draft.note = note
        return draft
      }
      """,
      """
      data class OWNERDraftNOUN(
          val id: String,
          var amount: Int = NUMBER,
          var note: String? = null
      )

      fun draftNOUN(id: String, note: String?): OWNERDraftNOUN {
          val draft = OWNERDraftNOUN(id = id)
          draft.note = note
          return draft
      }
      """
    ),
    (
      """
      func loadNOUN(id: String, retries: Int) async throws -> String {
        var attempt = 0
        while attempt < retries {
          if let found = try await fetchNOUN(id: id, page: attempt) { return found }
          attempt += 1
        }
        throw OWNERFailureNOUN.notFound(id)
      }

      enum OWNERFailureNOUN: Error {
        case notFound(String)
      }

      private func fetchNOUN(id: String, page: Int) async throws -> String? {
        page > NUMBER ? id : nil
      }
      """,
      """
      suspend fun loadNOUN(id: String, retries: Int): String {
          var attempt = 0
          while (attempt < retries) {
              val found = fetchNOUN(id = id, page = attempt)
              if (found != null) return found
              attempt += 1
          }
          throw OWNERFailureNOUN.NotFound(id)
      }

      sealed class OWNERFailureNOUN : Exception() {
          data class NotFound(val id: String) : OWNERFailureNOUN()
      }

      private suspend fun fetchNOUN(id: String, page: Int): String? =
          if (page > NUMBER) id else null
      """
    ),
    (
      """
      var onNOUN: ((Int) -> Void)?

      func notifyNOUN(count: Int) {
        guard count > 0 else { return }
        onNOUN?(count * NUMBER)
      }
      """,
      """
      var onNOUN: ((Int) -> Unit)? = null

      fun notifyNOUN(count: Int) {
          if (count <= 0) return
          onNOUN?.invoke(count * NUMBER)
      }
      """
    ),
    (
      """
      let limitOfNOUN = NUMBER
      private(set) var itemsOfNOUN: [String] = []

      var isFullOfNOUN: Bool { itemsOfNOUN.count >= limitOfNOUN }

      func removeNOUN(id: String) -> Bool {
        guard let index = itemsOfNOUN.firstIndex(of: id) else { return false }
        itemsOfNOUN.remove(at: index)
        return true
      }
      """,
      """
      val limitOfNOUN = NUMBER
      var itemsOfNOUN: MutableList<String> = mutableListOf()
          private set

      val isFullOfNOUN: Boolean get() = itemsOfNOUN.size >= limitOfNOUN

      fun removeNOUN(id: String): Boolean {
          val index = itemsOfNOUN.indexOf(id)
          if (index == -1) return false
          itemsOfNOUN.removeAt(index)
          return true
      }
      """
    ),
  ]
}
