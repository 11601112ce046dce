import Foundation

/// How the app looks.
struct Theme {
    let name: String = "Clay"
    let fontSize = 14
    let isDark: Bool = false
    let spacing = 8.5
    let weights: [Int] = [400, 700]

    func title() -> String {
        return "\(name) \(fontSize)"
    }

    func reset() {
        ThemeStore.shared.clear()
    }

    func scaled() -> Double {
        return spacing * 2.0
    }
}
