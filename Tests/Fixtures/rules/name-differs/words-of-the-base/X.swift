enum ShopEvent {
    case pageEvent(Page)
    //~ name-differs
    case closed
}

struct Page { let id: Int }
