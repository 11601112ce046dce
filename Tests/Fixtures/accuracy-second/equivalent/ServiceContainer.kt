package com.northwind.mobile.di

import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock
import kotlin.reflect.KClass
import kotlin.reflect.safeCast

class ServiceContainer(private val parent: ServiceContainer? = null) {

    enum class Lifetime { SINGLETON, TRANSIENT }

    private class Registration(
        val lifetime: Lifetime,
        val factory: (ServiceContainer) -> Any,
    )

    private val lock = ReentrantLock()
    private val registrations = mutableMapOf<KClass<*>, Registration>()
    private val singletons = mutableMapOf<KClass<*>, Any>()

    fun <T : Any> register(
        type: KClass<T>,
        lifetime: Lifetime = Lifetime.SINGLETON,
        factory: (ServiceContainer) -> T,
    ) {
        lock.withLock {
            registrations[type] = Registration(lifetime, factory)
            singletons.remove(type)
        }
    }

    fun <T : Any> resolveOptional(type: KClass<T>): T? = lock.withLock {
        type.safeCast(singletons[type])?.let { return it }
        val registration = registrations[type] ?: return parent?.resolveOptional(type)
        val instance = type.safeCast(registration.factory(this)) ?: return null
        if (registration.lifetime == Lifetime.SINGLETON) {
            singletons[type] = instance
        }
        instance
    }

    fun <T : Any> resolve(type: KClass<T>): T =
        resolveOptional(type) ?: throw ContainerException.NotRegistered()

    fun makeChild() = ServiceContainer(parent = this)

    fun reset() = lock.withLock { singletons.clear() }
}

sealed class ContainerException : Exception() {
    class NotRegistered : ContainerException()
}
