final class Banner {
    var text = ""
    var colour = 0
}

final class Shop {
    private let colour: Int

    init(colour: Int) { self.colour = colour }

    func banner(for name: String) -> Banner {
        let banner = Banner()
        banner.text = name
        banner.colour = colour
        return banner
    }
}
