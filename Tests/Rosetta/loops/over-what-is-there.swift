func show(page: Page) {
  if let rows = page.rows {
    for row in rows { draw(row) }
  }
  finish()
}
