import Foundation

enum Span: Equatable {
    case text(String)
    case bold(String)
    case italic(String)
    case code(String)

    var content: String {
        switch self {
        case let .text(value), let .bold(value), let .italic(value), let .code(value):
            return value
        }
    }
}

/// `*bold*`, `_italic_` and backtick code; no nesting, no escapes.
struct InlineMarkup {

    private static let makers: [Unicode.Scalar: (String) -> Span] = [
        "*": Span.bold,
        "_": Span.italic,
        "`": Span.code,
    ]

    let spans: [Span]

    init(_ source: String) {
        let scalars = Array(source.unicodeScalars)
        var spans: [Span] = []
        var plain = ""
        var index = 0

        func flush() {
            guard !plain.isEmpty else { return }
            spans.append(.text(plain))
            plain = ""
        }

        while index < scalars.count {
            let mark = scalars[index]
            let rest = scalars[(index + 1)...]
            if let make = Self.makers[mark], let end = rest.firstIndex(of: mark), end > rest.startIndex {
                flush()
                var content = String.UnicodeScalarView()
                content.append(contentsOf: rest[..<end])
                spans.append(make(String(content)))
                index = end + 1
            } else {
                plain.unicodeScalars.append(mark)
                index += 1
            }
        }
        flush()
        self.spans = spans
    }

    /// The message without its marks, for notifications.
    var plainText: String {
        spans.map(\.content).joined()
    }
}
