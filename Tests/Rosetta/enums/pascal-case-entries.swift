enum Status {
  case active
  case signedOut
}
