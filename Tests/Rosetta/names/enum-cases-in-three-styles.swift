enum Surface {
  case hardCourt
  case artificialGrass
  case clay
}

func isSoft(surface: Surface) -> Bool {
  return surface == .artificialGrass || surface == .clay
}
