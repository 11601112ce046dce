sealed class Span(val style: Style, val tap: Tap?) {
//~ missing-member: `style`
//~ missing-member: `tap`
  class Text(val text: String, style: Style, tap: Tap) : Span(style, tap)
  class Link(val url: String, style: Style) : Span(style, null)
  class Image(val picture: String, style: Style) : Span(style, null)
}
