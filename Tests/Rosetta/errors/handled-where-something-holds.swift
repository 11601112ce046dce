func load() throws {
  do { try fetch() } catch let error as Refused where error.status == 404 { note() }
}
