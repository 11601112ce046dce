import Foundation

/// Listens to what happens in a ride.
protocol IRideListener: AnyObject {
    func rideStarted(id: String, at time: Date)
    func rideMoved(points: [Coordinate], speed: Float, isPrecise: Bool)
    func rideEnded(summary: [String: Int], rating: Int?)
    func ask(question: String, answer: @escaping (Bool) -> Void)
    func load(completion: (([Ride]) -> Void)?)
    func tags(_ tags: Set<String>, payload: Any)
}
