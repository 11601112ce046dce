import CourtsideKit

/// Menus of the day, by restaurant.
protocol IMenuService {
    func menu(restaurantId: String, day: Date, ignoringCache: Bool) -> Promise<Menu>
    //~ missing-parameter: ignoringCache
    func restaurants(near coordinate: Coordinate, radius: Int) -> Promise<[Restaurant]>
    func rate(menuId: String, stars: Int) -> Promise<Menu>
}

struct MenuRating {
    let menuId: String
    let stars: Int

    var isGood: Bool {
        return stars >= 4
    }
}
