package com.acme.greeting

import kotlin.math.abs

/** Returns the greeting. */
fun greet(): String {
    return "hello" // fixed
}
