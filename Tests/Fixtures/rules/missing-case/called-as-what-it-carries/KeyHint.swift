public enum KeyHint {
  case salt(String)
  //~ name-differs
  case unsupported
  //~ name-differs
  case plain
}
