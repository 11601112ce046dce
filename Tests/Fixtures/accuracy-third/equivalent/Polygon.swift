import Foundation

struct Point {
    var x: Double
    var y: Double

    func distance(to other: Point) -> Double {
        let dx = other.x - x, dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }
}

struct Polygon {
    let vertices: [Point]

    init?(_ vertices: [Point]) {
        guard vertices.count >= 3,
              vertices.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
        self.vertices = vertices
    }

    private var edges: Zip2Sequence<[Point], [Point]> {
        zip(vertices, Array(vertices[1...]) + [vertices[0]])
    }

    /// Positive for counter-clockwise winding.
    var signedArea: Double {
        edges.reduce(0) { sum, edge in
            sum + (edge.0.x * edge.1.y - edge.1.x * edge.0.y)
        } / 2
    }

    var perimeter: Double {
        edges.reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// `nil` if the polygon is degenerate.
    var centroid: Point? {
        let area = signedArea
        guard area != 0 else { return nil }

        var cx = 0.0, cy = 0.0
        for (a, b) in edges {
            let cross = a.x * b.y - b.x * a.y
            cx += (a.x + b.x) * cross
            cy += (a.y + b.y) * cross
        }
        return Point(x: cx / (6 * area), y: cy / (6 * area))
    }

    /// Even-odd rule.
    func contains(_ point: Point) -> Bool {
        var inside = false
        for (a, b) in edges where (a.y > point.y) != (b.y > point.y) {
            let crossing = (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
            if point.x < crossing { inside.toggle() }
        }
        return inside
    }
}
