fun show(page: Page) {
  page.rows?.forEach { draw(it) }
  finish()
}
