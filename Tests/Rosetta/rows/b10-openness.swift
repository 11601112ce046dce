final class A { func f() {} }
open class B { open func g() {} ; public init() {} }
class C { func h() {} }
