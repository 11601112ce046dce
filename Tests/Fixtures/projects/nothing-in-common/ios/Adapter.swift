final class Adapter {
    struct SendInfo {
        let outputs: [String]
        let fee: Int
    }

    func info() -> SendInfo {
        SendInfo(outputs: ["a"], fee: 3)
    }
}
