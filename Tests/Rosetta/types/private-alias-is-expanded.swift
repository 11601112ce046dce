private typealias Path = [String]

func join(path: Path) -> String {
  return path.joined(separator: "/")
}
