class Model {
    var size = 1 {
        didSet {
            if size != oldValue { notify(size) }
            //~ call-differs
        }
    }
}
