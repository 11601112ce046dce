import Testing

/// What `parity diff` says of two files, about which nothing else is known.
@Suite struct TwoFilesTests {
  @Test func namesThatAPolicyElsewhereWouldMakeAreANote() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("Device.swift", "struct Device: Codable {\n  let createdAt: String\n  let kind: String\n}\n")
    try folder.write(
      "Device.kt",
      """
      @Serializable
      data class Device(
          @SerialName("created_at") val createdAt: String,
          @SerialName("type") val kind: String,
      )

      """)
    let run = try Tool.run(["diff", "Device.swift", "Device.kt", "--verbose"], in: folder)
    #expect(
      run.output.contains(
        "info[stored-name-differs]: `createdAt` is stored as `createdAt` in Swift and as `created_at`"))
    #expect(run.output.contains("warning[stored-name-differs]: `kind` is stored as `kind` in Swift and as `type`"))
  }
}
