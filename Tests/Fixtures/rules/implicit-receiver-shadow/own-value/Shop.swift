final class Banner {
    var text = ""
    var colour = 0
}

final class Shop {
    private let colour: Int

    init(colour: Int) { self.colour = colour }

    func banner() -> Banner {
        let banner = Banner()
        banner.colour = colour
        return banner
    }
}
