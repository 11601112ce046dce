package import CodeModel
internal import SourceModel

/// Finds every file's and every declaration's counterpart, across all units of both sides.
///
/// With `isDecree` the units are those of one twin that the user named, whatever their names.
package func pair(
  swift swiftUnits: [SourceUnit], kotlin kotlinUnits: [SourceUnit],
  conventions: PairingConventions = PairingConventions(), isDecree: Bool = false, jobs: Int = 1
) -> Mapping {
  pair(
    swift: DeclarationIndex(side: .swift, units: swiftUnits, jobs: jobs),
    kotlin: DeclarationIndex(side: .kotlin, units: kotlinUnits, jobs: jobs), conventions: conventions,
    isDecree: isDecree, jobs: jobs)
}

/// The same, of what is numbered already.
package func pair(
  swift: DeclarationIndex, kotlin: DeclarationIndex, conventions: PairingConventions, isDecree: Bool = false,
  jobs: Int = 1
) -> Mapping {
  var files = FilePairing(swift: swift, kotlin: kotlin, conventions: conventions)
  if isDecree { files.pairByDecree() }
  files.pairConfigured(conventions)
  files.pairByStem()

  let explicit = ExplicitPairing(conventions.declared, swift: swift, kotlin: kotlin)
  let views = ViewPairing(swift: swift, kotlin: kotlin, conventions: conventions, explicit: explicit)
  let (swiftGroups, kotlinGroups) = concurrently(
    jobs: jobs, { TypeGroups(swift, plumbing: conventions.plumbing, tests: conventions.tests) },
    { TypeGroups(kotlin, plumbing: conventions.plumbing, tests: conventions.tests) })
  var types = TypePairing(
    swift: swiftGroups, kotlin: kotlinGroups,
    twinUnits: Set(files.twins.map { TypePairing.UnitPair(swift: $0.swift, kotlin: $0.kotlin) }),
    conventions: conventions, views: views)
  types.pairDeclared(explicit)
  types.run(names: conventions.names)

  var builder = MappingBuilder(
    swift: swiftGroups, kotlin: kotlinGroups, types: types, explicit: explicit, views: views, conventions: conventions)
  builder.pairTypeMembers(jobs: jobs)
  builder.pairDeclaredMembers()
  builder.pairRenamedMembers()
  files.pairByTypes(builder.weightOfUnits(), declared: builder.unitsOfDirectives())
  builder.pairFileMembers(twins: files.twins)
  builder.pairInheritedMembers()
  builder.pairMovedMembers(twins: files.twins)
  var mapping = builder.finish(twins: files.twins)
  mapping.missing = files.missing
  return mapping
}
