func f(_ x: Any) -> String { return (x as? String) ?? "none" }
func g(_ x: Any) -> Int? { (x as? Shape)?.sides }
