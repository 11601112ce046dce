protocol Owner: AnyObject { func release() }
class Node: NSObject { let id: Int; init(id: Int) { self.id = id } }
