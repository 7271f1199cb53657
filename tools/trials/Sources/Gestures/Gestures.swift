import Foundation
import LayoutModel
import Ninefold
import TestSupport

/// Makes gestures on seeded selections in documents, and checks each result.
///
/// `gesture-trials SEED COUNT FILE...` makes every gesture on COUNT selections. `gesture-trials
/// suggestions FILE...` applies the suggestions of each ambiguous layout. Prints counts; ends with
/// status 1 at a fault.
@main
struct Gestures {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.popFirst() else {
      print("usage: gesture-trials SEED COUNT FILE... | gesture-trials suggestions FILE...")
      exit(64)
    }
    if first == "suggestions" {
      exit(try SuggestionTrials(files: Array(arguments)).run() ? 0 : 1)
    }
    guard let seed = UInt64(first), let count = arguments.popFirst().flatMap({ Int($0) }) else {
      exit(64)
    }
    var trials = GestureTrials(files: Array(arguments), seed: seed)
    exit(try trials.run(count) ? 0 : 1)
  }
}

/// The gestures of the trial.
enum Kind: String, CaseIterable {
  case embedView = "embed view"
  case embedStack = "embed stack-view"
  case unembed, arrange, align
  case alignAligned = "align what is aligned"
  case distribute, pin
  case updateFrames = "update-frames"
  case updateConstants = "update-constants"
  case addMissing = "add-missing"
  case clear, reset

  /// The kinds of findings that the gesture's help names; the others count as faults.
  var named: Set<Finding.Kind> {
    switch self {
    case .align, .alignAligned, .distribute, .pin:
      [.unsatisfiable, .ambiguous, .clipped, .offScreen, .duplicateConstraint]
    case .clear, .reset: Set(Finding.Kind.all)
    default: []
    }
  }

  var keepsPlaces: Bool {
    switch self {
    case .embedView, .embedStack, .unembed, .arrange, .alignAligned, .updateFrames,
      .updateConstants:
      true
    default: false
    }
  }
}

struct GestureTrials {
  private var chance: SeededGenerator
  private var opened: [(files: OpenFiles, name: String, document: Document)] = []
  private var faults: [String] = []

  init(files: [String], seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    for path in files {
      guard let files = try? OpenFiles(at: [path]),
        let name = try? files.project.documentNames().first,
        let document = try? files.project.document(named: name)
      else { continue }
      opened.append((files, name, document))
    }
  }

  /// Makes every gesture. Returns true if there is no fault.
  mutating func run(_ count: Int) throws -> Bool {
    print("\(opened.count) documents")
    for kind in Kind.allCases {
      var counts: [String: Int] = [:]
      var tries = 0
      while counts["tried", default: 0] < count, tries < 40 * count {
        tries += 1
        guard let index = opened.indices.randomElement(using: &chance),
          let selection = selection(for: kind, in: opened[index].document)
        else { continue }
        try attempt(kind, selection, opened[index], &counts)
      }
      let text = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print("\(kind.rawValue): " + text.joined(separator: ", "))
    }
    for fault in faults { print("FAULT \(fault)") }
    return faults.isEmpty
  }

  private mutating func attempt(
    _ kind: Kind,
    _ views: [ObjectID],
    _ opened: (files: OpenFiles, name: String, document: Document),
    _ counts: inout [String: Int]
  ) throws {
    counts["tried", default: 0] += 1
    let label = "\(kind.rawValue) \(views.map(\.rawValue).joined(separator: " ")) in \(opened.name)"
    var options = CheckOptions()
    options.readsProjects = false
    options.onDevices = false
    let pick = Int.random(in: 0..<1_000, using: &chance)
    do {
      let edited = try opened.files.project.edit { editor in
        editor.keepsOriginals = true
        try make(kind, views, pick, in: opened.name, with: editor)
        return try editor.findingChanges(options)
      }
      if edited.report.steps.isEmpty {
        counts["nothing to do", default: 0] += 1
        return
      }
      counts["made", default: 0] += 1
      for added in Set(edited.result.added.map(\.finding.kind)) {
        let isNamed = kind.named.contains(added)
        counts[(isNamed ? "adds " : "ADDS ") + added.rawValue, default: 0] += 1
        if !isNamed { faults.append("adds \(added): \(label)") }
      }
      if !edited.result.resolved.isEmpty { counts["resolves findings", default: 0] += 1 }
      try check(kind, views, edited.report, label, opened)
      _ = try opened.files.project.undo()
    } catch NinefoldError.refusedEdit(_, let reason, _) {
      counts["refused", default: 0] += 1
      if ProcessInfo.processInfo.environment["VERBOSE"] != nil { print("  \(label): \(reason)") }
    } catch NinefoldError.movedViews(_, let moved) {
      counts["asks for force", default: 0] += 1
      if ProcessInfo.processInfo.environment["VERBOSE"] != nil {
        print("  \(label): \(moved.prefix(2))")
      }
    }
    if try !opened.files.changes().isEmpty { faults.append("undo leaves changes: \(label)") }
  }

  private func make(
    _ kind: Kind,
    _ views: [ObjectID],
    _ pick: Int,
    in document: String,
    with editor: LayoutEditor
  ) throws {
    func any<Value>(_ values: [Value]) -> Value { values[pick % values.count] }
    switch kind {
    case .embedView: try editor.perform(.embed(views, in: .view), in: document)
    case .embedStack: try editor.perform(.embed(views, in: .stackView), in: document)
    case .unembed: try editor.perform(.unembed(views[0]), in: document)
    case .arrange: try editor.perform(.arrange(views, any(Arrangement.allCases)), in: document)
    case .align: try editor.perform(.align(views, any(ViewAlignment.allCases)), in: document)
    case .alignAligned:
      guard let alignment = aligned(views, in: try editor.document(of: document)) else { return }
      try editor.perform(.align(views, alignment), in: document)
    case .distribute:
      try editor.perform(
        .distribute(views, any(LayoutAxis.allCases), spacing: nil),
        in: document
      )
    case .pin:
      let edges = Pin.Edge.allCases.map { Pin.edge($0, nil, toMargin: pick % 2 == 0) }
      let others: [Pin] = [
        .length(.horizontal, nil), .length(.vertical, nil), .aspectRatio(nil),
      ]
      try editor.perform(.pin(views, [any(edges + others)]), in: document)
    case .updateFrames: try editor.perform(.updateFrames(views), in: document)
    case .updateConstants: try editor.perform(.updateConstants(views), in: document)
    case .addMissing: try editor.addMissingConstraints(to: views, in: document)
    case .clear: try editor.perform(.clearConstraints(views), in: document)
    case .reset: try editor.resetConstraints(of: views, in: document)
    }
  }

  /// Checks what must hold after a gesture: the export parses, and no other view moves.
  private mutating func check(
    _ kind: Kind,
    _ views: [ObjectID],
    _ report: EditingReport,
    _ label: String,
    _ opened: (files: OpenFiles, name: String, document: Document)
  ) throws {
    for change in try opened.files.changes() {
      guard let after = try? Document(bytes: change.after, named: change.path) else {
        faults.append("the export doesn't parse: \(label)")
        continue
      }
      guard kind.keepsPlaces else { continue }
      let added = report.steps.flatMap(\.outcome.added)
      let moved = Places(opened.document).moved(in: Places(after), besides: Set(views + added))
      if !moved.isEmpty { faults.append("moves \(moved.sorted().prefix(3)): \(label)") }
    }
  }

  /// Returns an alignment that the stored frames of views show already.
  private func aligned(_ views: [ObjectID], in document: Document) -> ViewAlignment? {
    let frames = document.frames(in: .canvas)
    let found = views.compactMap { frames[$0] }
    guard let first = found.first, found.count > 1 else { return nil }
    if found.allSatisfy({ abs($0.x - first.x) < 0.01 }) { return .leading }
    if found.allSatisfy({ abs($0.y - first.y) < 0.01 }) { return .top }
    return nil
  }

  // MARK: - Selections

  private mutating func selection(for kind: Kind, in document: Document) -> [ObjectID]? {
    let path = MaskedContainer.subviews.path
    let views = document.objects.filter { $0.role == .view && $0.container == path }
    let groups = Dictionary(grouping: views) { $0.parent ?? Document.rootID }
    if kind == .unembed {
      let holders = views.filter {
        ["view", "stackView"].contains($0.kind) && groups[$0.id] != nil
      }
      return holders.randomElement(using: &chance).map { [$0.id] }
    }
    let lists = groups.values.sorted { ($0.first?.id ?? "") < ($1.first?.id ?? "") }
    guard let list = lists.randomElement(using: &chance) else { return nil }
    let least = [.align, .alignAligned, .distribute].contains(kind) ? 2 : 1
    guard list.count >= least else { return nil }
    let count = min(list.count, Int.random(in: least...4, using: &chance))
    let start = Int.random(in: 0...(list.count - count), using: &chance)
    return list.sorted { $0.position < $1.position }[start..<(start + count)].map(\.id)
  }
}

extension LayoutEditor {
  /// The document as it is now.
  func document(of name: String) throws -> Document {
    Document(
      objects: try views(of: name).map { try object(ObjectReference(document: name, id: $0)) }
    )
  }
}

/// Where the views of a document are, in the nine classes: computed by the public library.
struct Places {
  private var byClass: [[ObjectID: Frame]] = []
  private let parents: [ObjectID: ObjectID]

  init(_ document: Document) {
    var above: [ObjectID: ObjectID] = [:]
    var isView: Set<ObjectID> = []
    for object in document.objects {
      if object.role == .view { isView.insert(object.id) }
      guard let parent = object.parent else { continue }
      above[object.id] = isView.contains(parent) ? parent : above[parent]
    }
    parents = above
    for sizeClass in SizeClass.all {
      var places: [ObjectID: Frame] = [:]
      for entry in document.frames(in: .sizeClass(sizeClass)).entries {
        var frame = entry.frame
        if let parent = above[entry.id], let outer = places[parent], above[parent] != nil {
          frame.x += outer.x
          frame.y += outer.y
        }
        places[entry.id] = frame
      }
      byClass.append(places)
    }
  }

  /// Returns the views that are elsewhere in another state, without some and what is in them.
  func moved(in other: Places, besides views: Set<ObjectID>) -> Set<ObjectID> {
    var moved: Set<ObjectID> = []
    for (old, new) in zip(byClass, other.byClass) {
      for (id, frame) in old {
        if isBelow(id, views, parents) || isBelow(id, views, other.parents) { continue }
        if new[id].map({ $0.distance(to: frame) < 1.01 }) != true { moved.insert(id) }
      }
    }
    return moved
  }

  private func isBelow(
    _ id: ObjectID,
    _ views: Set<ObjectID>,
    _ parents: [ObjectID: ObjectID]
  ) -> Bool {
    var above: ObjectID? = id
    while let view = above {
      if views.contains(view) { return true }
      above = parents[view]
    }
    return false
  }
}
