import CoreGraphics

enum TextStyle: CaseIterable {
    case caption, body, title, display
}

/// The reader's text size setting, from two steps down to four steps up.
struct TypographyScale: Equatable {
    static let steps = -2...4
    static let standard = TypographyScale(step: 0)

    private static let percents = [80, 90, 100, 115, 130, 150, 180]

    let step: Int

    init(step: Int) {
        self.step = min(max(step, Self.steps.lowerBound), Self.steps.upperBound)
    }

    init(stored: Int?) {
        self.init(step: stored ?? 0)
    }

    var percent: Int { Self.percents[step - Self.steps.lowerBound] }
    var canGrow: Bool { step < Self.steps.upperBound }
    var canShrink: Bool { step > Self.steps.lowerBound }

    var larger: TypographyScale { TypographyScale(step: step + 1) }
    var smaller: TypographyScale { TypographyScale(step: step - 1) }

    func pointSize(of style: TextStyle) -> Int {
        let scaled = (style.baseSize * percent + 50) / 100
        return style.maximumSize.map { min(scaled, $0) } ?? scaled
    }

    /// 1.3 times the size, rounded up to the four point grid.
    func lineHeight(of style: TextStyle) -> Int {
        let raw = (pointSize(of: style) * 13 + 9) / 10
        let remainder = raw % 4
        return remainder == 0 ? raw : raw + 4 - remainder
    }

    func sizes() -> [TextStyle: CGFloat] {
        Dictionary(uniqueKeysWithValues: TextStyle.allCases.map { ($0, CGFloat(pointSize(of: $0))) })
    }
}

private extension TextStyle {
    var baseSize: Int {
        switch self {
        case .caption: return 12
        case .body: return 16
        case .title: return 21
        case .display: return 34
        }
    }

    var maximumSize: Int? {
        switch self {
        case .caption, .body: return nil
        case .title: return 32
        case .display: return 44
        }
    }
}
