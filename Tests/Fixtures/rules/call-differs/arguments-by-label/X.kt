/** Sets up what sends events. */
class Hub {
    fun setup(network: Network, config: Config) {
        queue = EventQueue(config = config, network = network, scope = mainScope())
    }

    fun swapped(network: Network, config: Config) {
        queue = EventQueue(config = config, network = spare, scope = mainScope())
    }
}
