import Foundation

struct Rendition: Equatable {
    let url: String
    let codec: String
    let bandwidth: Int
    let isHDR: Bool
}

struct RenditionPicker {
    private static let videoCodec = "(avc1|hvc1|hev1)\\.[0-9A-Fa-f]+"

    let supportsHDR: Bool

    func isPlayable(_ rendition: Rendition) -> Bool {
        guard supportsHDR || !rendition.isHDR else { return false }
        return rendition.codec.range(of: Self.videoCodec, options: .regularExpression) != nil
    }

    /// The best rendition within the limit, or the smallest one when all of them exceed it.
    func pick(from renditions: [Rendition], maxBandwidth: Int?) -> Rendition? {
        let playable = renditions.filter(isPlayable)
        guard let maxBandwidth else {
            return playable.max { $0.bandwidth < $1.bandwidth }
        }
        return playable
            .filter { $0.bandwidth <= maxBandwidth }
            .max { $0.bandwidth < $1.bandwidth }
            ?? playable.min { $0.bandwidth < $1.bandwidth }
    }

    func ladder(of renditions: [Rendition]) -> [Int] {
        Set(renditions.filter(isPlayable).map(\.bandwidth)).sorted()
    }
}
