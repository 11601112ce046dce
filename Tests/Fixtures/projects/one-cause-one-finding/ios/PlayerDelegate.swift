public protocol PlayerDelegate: AnyObject {
    func playerDidStart(_ player: Player)
    func player(_ player: Player, didSeekTo position: Double)
    func player(_ player: Player, didFailWith reason: String)
}
