// Rectangles and distances on a screen: points, with the origin at the top left.

package enum Axis: Sendable, CaseIterable {
    case horizontal, vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
package struct PerAxis<Value> {
    package var horizontal: Value
    package var vertical: Value

    package init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package init(both value: Value) { self.init(value, value) }

    package subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}

/// Distances from the edges of a box.
package struct Insets: Hashable, Sendable {
    package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The distance at the left or top.
    package func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
    /// The distance at the right or bottom.
    package func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }
    package func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }
}

/// Where a box is, usually in the coordinates of its parent.
package struct Frame: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The left or top edge.
    package func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    package func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
    /// The right or bottom edge.
    package func end(_ axis: Axis) -> Double { start(axis) + length(axis) }
}
