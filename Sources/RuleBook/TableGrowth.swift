internal import SourceModel

// A team's own tables add to ours: lists grow, nothing is taken away.

extension AnnotationTable {
  mutating func add(_ other: AnnotationTable) {
    dropped.add(other.dropped)
    contracts += other.contracts
  }
}

extension NameTable {
  mutating func add(_ other: NameTable) {
    interfaces.add(other.interfaces)
    implementations.add(other.implementations)
    errors += other.errors
    accessors += other.accessors
    events.add(other.events)
    parameters += other.parameters
    members += other.members
    types += other.types
    streams.add(other.streams)
    ambientTypes.add(other.ambientTypes)
    ambientParameters.add(other.ambientParameters)
    constants += other.constants
    rawValues += other.rawValues
    rawValueFactories += other.rawValueFactories
    factories += other.factories
    fallbacks += other.fallbacks
    unimplemented.add(other.unimplemented)
    views.add(other.views)
    states.add(other.states)
    platformPrefixes.add(other.platformPrefixes)
    logging.add(other.logging)
    loggers += other.loggers
    assertions.unary += other.assertions.unary
    assertions.binary += other.assertions.binary
    wrappers.add(other.wrappers)
    traits.add(other.traits)
  }
}

extension PlumbingTable {
  mutating func add(_ other: PlumbingTable) {
    lifecycle.add(other.lifecycle)
    moments += other.moments
    bindings.add(other.bindings)
    views.add(other.views)
    viewMarks.add(other.viewMarks)
    viewWords += other.viewWords
    shells.add(other.shells)
    parameters += other.parameters
    diagnostics += other.diagnostics
    synthesized += other.synthesized
    coded.add(other.coded)
    codecs.add(other.codecs)
    platforms.add(other.platforms)
  }
}

extension FileConventions {
  mutating func add(_ other: FileConventions) {
    suffixes += other.suffixes
    receivers += other.receivers
    sourceRoots.add(other.sourceRoots)
    testFolders.add(other.testFolders)
    otherPlatforms.add(other.otherPlatforms)
    skippedFolders += other.skippedFolders
    testSuffixes += other.testSuffixes
    exampleWords += other.exampleWords
    exampleApps.add(other.exampleApps)
    supportAffixes += other.supportAffixes
    exempt.add(other.exempt)
  }
}

extension NameTable.Affixes {
  fileprivate mutating func add(_ other: NameTable.Affixes) {
    prefixes += other.prefixes
    suffixes += other.suffixes
  }
}

extension PerSide<[String]> {
  fileprivate mutating func add(_ other: PerSide<[String]>) {
    swift += other.swift
    kotlin += other.kotlin
  }
}
