public typealias RibbonIcon = BadgeIcon

public struct Ribbon {
  let title: String
  let icon: RibbonIcon
}
