enum Tab { case home, profile
  var title: String { switch self { case .home: return "Home"
    case .profile: return "Me" } } }
