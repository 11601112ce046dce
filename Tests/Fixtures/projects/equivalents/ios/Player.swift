protocol PlayerDelegate: AnyObject {
    func playerDidStart(_ player: Player)
    func player(_ player: Player, didChange state: State)
    func player(_ player: Player, didReceive message: String)
    func player(_ player: Player, didChangeSpeed speed: Double)
    func player(_ player: Player, didFailWith error: Error)
}
