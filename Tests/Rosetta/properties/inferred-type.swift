class Defaults {
  let name = "anonymous"
}
