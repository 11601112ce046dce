class A { fun f() {} }
open class B { open fun g() {} }
open class C { open fun h() {} }
