/// Sets up what sends events.
final class Hub {
    func setup(network: Network, config: Config) {
        queue = EventQueue(network: network, config: config)
        //~ call-differs
    }

    func swapped(network: Network, config: Config) {
        queue = EventQueue(network: network, config: config)
        //~ info call-differs
        //~ call-differs: `network` in Swift is `spare` in Kotlin.
    }
}
