enum Screen { case post(String), thread(String) }

func screen(_ type: String, _ id: String) -> Screen {
    switch type {
    case "comment": return .thread(id)
    //~ call-differs: Screen.Post(id)
    default: return .post(id)
    }
}
