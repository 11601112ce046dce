import Foundation

public struct UploadOptions: Equatable {
    public enum Quality: String {
        case original
        case high
        case low
    }

    public let quality: Quality
    public let maxDimension: Int
    public let chunkKilobytes: Int
    public let allowsCellular: Bool
    public let tags: [String]

    public final class Builder {
        private var quality: Quality = .high
        private var maxDimension: Int?
        private var chunkKilobytes = 512
        private var allowsCellular = true
        private var tags: [String] = []

        public init() {}

        @discardableResult
        public func quality(_ value: Quality) -> Self {
            quality = value
            return self
        }

        @discardableResult
        public func maxDimension(_ value: Int) -> Self {
            maxDimension = value > 0 ? value : nil
            return self
        }

        @discardableResult
        public func chunkKilobytes(_ value: Int) -> Self {
            chunkKilobytes = min(max(value, 64), 4_096)
            return self
        }

        @discardableResult
        public func allowsCellular(_ value: Bool) -> Self {
            allowsCellular = value
            return self
        }

        @discardableResult
        public func tag(_ value: String) -> Self {
            if !value.isEmpty && !tags.contains(value) {
                tags.append(value)
            }
            return self
        }

        public func build() -> UploadOptions {
            UploadOptions(
                quality: quality,
                maxDimension: maxDimension ?? defaultDimension,
                chunkKilobytes: chunkKilobytes,
                allowsCellular: allowsCellular,
                tags: tags
            )
        }

        private var defaultDimension: Int {
            switch quality {
            case .original: return 8_192
            case .high: return 2_048
            case .low: return 1_024
            }
        }
    }
}
