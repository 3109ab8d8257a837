// The criteria for choosing among the faces of a family.

/// The traits of a face that determine the choice.
struct FaceTraits: Sendable {
    let address: FaceAddress
    /// The weights it supports; a static face has only one.
    let weights: ClosedRange<Double>
    let isSlanted: Bool
    /// Whether an axis can make it slant.
    let canSlant: Bool
    /// 100 is normal.
    let width: Double

    init(_ typeface: Typeface) {
        let font = Font(typeface, points: 0)
        address = FaceAddress(path: typeface.path, index: typeface.index)
        weights = typeface.axes.first { $0.tag == "wght" }?.range ?? font.weight...font.weight
        isSlanted = font.isSlanted
        canSlant = typeface.axes.contains { $0.tag == "ital" || $0.tag == "slnt" }
        width = font.width
    }

    init(
        address: FaceAddress, weights: ClosedRange<Double>, isSlanted: Bool, canSlant: Bool = false, width: Double = 100
    ) {
        self.address = address
        self.weights = weights
        self.isSlanted = isSlanted
        self.canSlant = canSlant
        self.width = width
    }

    /// The nearest weight that it supports.
    func weight(for asked: Double) -> Double { min(max(asked, weights.lowerBound), weights.upperBound) }
}

extension Collection<FaceTraits> {
    /// The face nearest to the request: by width, then slant, then weight, like CSS; of equal ones, the first by path.
    func nearest(weight: Double, isItalic: Bool) -> FaceTraits? {
        self.min { one, other in
            let first = one.distances(weight, isItalic)
            let second = other.distances(weight, isItalic)
            return first == second ? one.address < other.address : first.lexicographicallyPrecedes(second)
        }
    }
}

extension FaceTraits {
    /// The distances from the request, the most significant first.
    fileprivate func distances(_ weight: Double, _ isItalic: Bool) -> [Double] {
        let slants = isSlanted == isItalic ? 0.0 : isItalic && canSlant ? 0 : 1
        return [abs(width - 100), slants] + weightDistances(weight)
    }

    /// CSS Fonts 4, 5.2: for light text, lighter weights first; for bold text, heavier weights first; for text between
    /// 400 and 500, those up to 500 before lighter and heavier ones.
    private func weightDistances(_ asked: Double) -> [Double] {
        let used = self.weight(for: asked)
        let distance = abs(used - asked)
        let turn: Double =
            switch asked {
            case _ where used == asked: 0
            case 400...500: used > asked && used <= 500 ? 1 : used < asked ? 2 : 3
            case ..<400: used < asked ? 1 : 2
            default: used > asked ? 1 : 2
            }
        return [turn, distance]
    }
}
