import Foundation

enum ImageFit: String {
    case cover
    case contain
    case crop
}

struct ImageURLResolver {
    private static let widths = [160, 320, 640, 960, 1280, 1920]
    private static let vectorExtensions: Set<String> = ["svg", "pdf"]

    let host: String
    var quality = 80

    func url(for path: String?, width: Double, scale: Double, fit: ImageFit = .cover) -> String? {
        guard let path, !path.isEmpty else { return nil }
        if path.hasPrefix("http://") {
            return "https://" + path.dropFirst("http://".count)
        }
        if path.hasPrefix("https://") || path.hasPrefix("data:") {
            return path
        }
        let cleanPath = path.hasPrefix("/") ? String(path.dropFirst()) : path
        guard !cleanPath.isEmpty else { return nil }
        if Self.vectorExtensions.contains(fileExtension(of: cleanPath)) {
            return "https://\(host)/raw/\(cleanPath)"
        }
        let options = [
            "w_\(bucket(for: width * scale))",
            "q_\(min(max(quality, 1), 100))",
            "fit_\(fit.rawValue)"
        ]
        return "https://\(host)/\(options.joined(separator: ","))/\(cleanPath)"
    }

    func bucket(for pixels: Double) -> Int {
        let needed = Int(pixels.rounded(.up))
        return Self.widths.first { $0 >= needed } ?? Self.widths[Self.widths.count - 1]
    }

    private func fileExtension(of path: String) -> String {
        guard let dot = path.lastIndex(of: ".") else { return "" }
        let candidate = path[path.index(after: dot)...]
        return candidate.contains("/") ? "" : candidate.lowercased()
    }
}
