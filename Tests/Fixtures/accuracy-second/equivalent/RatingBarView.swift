import UIKit

protocol RatingBarViewDelegate: AnyObject {
    func ratingBarView(_ view: RatingBarView, didSelect rating: Int)
}

final class RatingBarView: UIView {
    static let maxRating = 5

    weak var delegate: RatingBarViewDelegate?

    var rating = 0 {
        didSet {
            rating = min(max(rating, 0), Self.maxRating)
            updateStars()
        }
    }

    var isReadOnly = false {
        didSet { stars.forEach { $0.isUserInteractionEnabled = !isReadOnly } }
    }

    private var stars: [UIButton] = []
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.axis = .horizontal
        stack.spacing = 4
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        for index in 1...Self.maxRating {
            let button = UIButton(type: .custom)
            button.tag = index
            button.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
            stars.append(button)
            stack.addArrangedSubview(button)
        }
        updateStars()
    }

    @objc private func starTapped(_ sender: UIButton) {
        guard !isReadOnly else { return }
        rating = sender.tag == rating ? 0 : sender.tag
        delegate?.ratingBarView(self, didSelect: rating)
    }

    private func updateStars() {
        for star in stars {
            let isFilled = star.tag <= rating
            star.setImage(UIImage(named: isFilled ? "star_filled" : "star_outline"), for: .normal)
            star.accessibilityLabel = "\(star.tag) of \(Self.maxRating)"
        }
        accessibilityValue = "\(rating) of \(Self.maxRating)"
    }
}
