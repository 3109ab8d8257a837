import UIKit

/// Shows a free berth, and books it.
final class BerthController: UIViewController {
    private let nameLabel = UILabel()
    private let nightsLabel = UILabel()
    private let bookButton = UIButton()

    func show(_ berth: String, nights: Int) {
        title = NSLocalizedString("berth.titel", comment: "The title of the screen")
        nameLabel.text = "Free berth"
        nameLabel.textAlignment = .left
        nightsLabel.text = "\(nights) " + (nights == 1 ? "night" : "nights")
        bookButton.setTitle(NSLocalizedString("berth.book", comment: "Books the berth"), for: .normal)
    }
}
