func isHidden(_ name: String) -> Bool { name.first == "." }
func isFolder(_ path: String) -> Bool { path.last != "/" }
