func fetch(page: Int, completion: @escaping ([Row]) -> Void) {
  api.rows(page) { rows in completion(rows) }
}
