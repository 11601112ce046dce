enum Span {
  case text(String, Style, Tap)
  case link(url: String, style: Style)
  case image(Int, Style)
  //~ parameter-type-differs
}
