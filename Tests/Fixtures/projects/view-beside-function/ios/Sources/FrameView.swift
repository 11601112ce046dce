import UIKit

public class FrameView: UIView {
    public var number: Int = 0

    public func turn(_ count: Int) { number += count }
}
