import CourtsideKit

/// What is on the menu.
protocol IMenu {
    func dish(id: String) -> Dish?
    //~ nullability-differs: dish
    func dishes(tag: String) -> [Dish]
    func price(dish: Dish) -> Int
}

struct Dish {
    let id: String
    let title: String
    let cents: Int

    var isFree: Bool {
        return cents == 0
    }
}
