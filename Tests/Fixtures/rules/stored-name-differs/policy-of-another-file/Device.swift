struct Device: Codable {
  let id: String
  let createdAt: String
  //~ info stored-name-differs: `createdAt` is stored as `createdAt` in Swift and as `created_at` in Kotlin.
}
