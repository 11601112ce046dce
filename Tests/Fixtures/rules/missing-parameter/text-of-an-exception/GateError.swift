enum GateError: Error {
  case jammed
  //~ info missing-parameter
  case locked
  //~ missing-parameter
}
