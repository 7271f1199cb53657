import Foundation
import LayoutModel
import Ninefold
import TestSupport

/// A document that is open for the trial.
struct TrialDocument {
  let files: OpenFiles
  let path: String
  let name: String
  let document: Document
}

/// Makes gestures on seeded selections, and counts the results.
struct GestureTrials {
  var chance: SeededGenerator
  private var opened: [TrialDocument] = []
  private var faults: [String] = []

  init(files: [String], seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    for path in files {
      guard let files = try? OpenFiles(at: [path]),
        let name = try? files.project.documentNames().first,
        let document = try? files.project.document(named: name)
      else { continue }
      opened.append(
        TrialDocument(files: files, path: path, name: name, document: document)
      )
    }
  }

  /// Makes gestures. Returns true if there is no fault.
  mutating func run(_ count: Int, kinds: [GestureKind]) throws -> Bool {
    print("\(opened.count) documents")
    print("gesture | selections | made | nothing to do | refused | asks for force | wrong")
    for kind in kinds {
      var tally = Tally()
      var tries = 0
      while tally.selections < count, tries < 60 * count {
        tries += 1
        guard let place = opened.randomElement(using: &chance),
          let selection = selection(for: kind, in: place)
        else { continue }
        try attempt(kind, selection, place, &tally)
      }
      print(tally.line(kind))
      fflush(nil)
      for fault in tally.faults { print("FAULT \(fault)") }
      faults += tally.faults
    }
    return faults.isEmpty
  }

  private mutating func attempt(
    _ kind: GestureKind,
    _ selection: Selection,
    _ place: TrialDocument,
    _ tally: inout Tally
  ) throws {
    tally.selections += 1
    let ids = selection.views.map(\.rawValue).joined(separator: " ")
    let across = selection.other.map { " and \($0)" } ?? ""
    let label = "\(kind.rawValue) \(ids) in \(place.name)\(across), variant \(selection.pick)"
    // Gestures across documents need both of them in one edit.
    let files = try selection.other.map { try OpenFiles(at: [place.path, $0]) } ?? place.files
    var options = CheckOptions()
    options.readsProjects = false
    options.onDevices = false
    var found: [String] = []
    do {
      let edited = try files.project.edit { editor in
        editor.keepsOriginals = true
        try kind.make(selection, with: editor)
        return try editor.findingChanges(options)
      }
      if edited.result.steps.isEmpty {
        tally.idle += 1
        return
      }
      for entry in edited.value.added {
        let added = entry.finding.kind
        tally.note("adds \(added)")
        if kind.named.contains(added) { continue }
        found.append("adds \(added) of \(entry.finding.object ?? "")")
      }
      if !edited.value.resolved.isEmpty { tally.note("resolves") }
      if !edited.value.changed.isEmpty { tally.note("changes a conflict") }
      found += try check(kind, selection, edited.result, place, files)
      _ = try files.project.undo()
    } catch NinefoldError.refusedEdit(_, let reason, _) {
      tally.refusals["\(reason)".withoutNames, default: 0] += 1
      if Tally.isVerbose { print("  \(label): \(reason)") }
      return
    } catch NinefoldError.movedViews(_, let moved) {
      tally.forced += 1
      if Tally.isVerbose { print("  \(label): moves \(moved.prefix(2))") }
      return
    } catch NinefoldError.unsettledLayout(let changes) {
      tally.forced += 1
      for entry in changes.added { tally.note("would add \(entry.finding.kind)") }
      if Tally.isVerbose { print("  \(label): \(NinefoldError.unsettledLayout(changes))") }
      return
    } catch {
      tally.refusals["\(error)".withoutNames, default: 0] += 1
      return
    }
    if try !files.changes().isEmpty { found.append("undo leaves changes") }
    if found.isEmpty { tally.right += 1 } else { tally.wrong += 1 }
    tally.faults += found.map { "\($0): \(label)" }
  }

  /// Checks what must hold after a gesture: the exports parse, and what must stay stays.
  private func check(
    _ kind: GestureKind,
    _ selection: Selection,
    _ report: EditingResult,
    _ place: TrialDocument,
    _ files: OpenFiles
  ) throws -> [String] {
    var found: [String] = []
    for change in try files.changes() {
      if change.isNew {
        let isRead = (try? Document(bytes: change.after, named: change.path)) != nil
        if !isRead { found.append("the new export doesn't parse") }
        continue
      }
      guard let after = try? Document(bytes: change.after, named: change.path),
        let before = try? Document(bytes: change.before, named: change.path)
      else {
        found.append("the export doesn't parse")
        continue
      }
      let added = Set(report.steps.flatMap(\.result.added))
      let (old, new) = (Places(before), Places(after))
      let moved: Set<ObjectID>
      switch kind.stillness {
      case .none: continue
      case .all:
        let container = kind == .unembed ? Set(selection.views) : []
        moved = old.moved(in: new, besides: added.union(container), andContent: false)
      case .others: moved = old.moved(in: new, besides: added.union(selection.views))
      case .copies:
        // A stack view makes room for a copy; the old place of a moved view loses constraints.
        let isSource = kind == .moveTo && change.path == place.path
        if isSource || after.hasStack(above: added) { continue }
        moved = old.moved(in: new, besides: added)
      case .otherScenes:
        // The children of a controller are below its bars.
        let children = before.objects.filter {
          $0.kind == "segue" && $0.parent.map(selection.views.contains) ?? false
        }.compactMap { $0.attribute("destination") }
        let scenes = Set(
          (before.objects + after.objects).filter {
            added.contains($0.id) || selection.views.contains($0.id)
              || children.contains($0.id.rawValue) || $0.kind == "segue"
          }.map { $0.scene ?? Document.rootID }
        )
        let inside = Set(
          before.objects.filter { scenes.contains($0.scene ?? Document.rootID) }.map(\.id)
        )
        moved = old.moved(in: new, besides: inside)
      }
      if !moved.isEmpty {
        found.append("moves \(moved.sorted().prefix(3).map(\.rawValue).joined(separator: " "))")
      }
    }
    return found
  }

  // MARK: - Selections

  private mutating func selection(
    for kind: GestureKind,
    in place: TrialDocument
  ) -> Selection? {
    let document = place.document
    guard document.platform == .iOS || document.platform == .tvOS,
      document.objects.count(where: { $0.role == .scene }) >= kind.leastScenes,
      let views = kind.isOfControllers
        ? controllers(for: kind, in: document) : self.views(for: kind, in: document)
    else { return nil }
    var other: String?
    if kind.isAcross {
      other = opened.randomElement(using: &chance)?.path
      if other == place.path { return nil }
    }
    return Selection(
      views: views,
      document: place.name,
      places: document.objects.filter { $0.role == .view }.map(\.id),
      other: other,
      pick: Int.random(in: 0..<1_000, using: &chance),
      alignment: kind == .alignAligned ? aligned(views, in: document) : nil
    )
  }

  private mutating func controllers(
    for kind: GestureKind,
    in document: Document
  ) -> [ObjectID]? {
    let holders = ["navigationController", "tabBarController"]
    let found = document.objects.filter {
      $0.attribute("sceneMemberID") == "viewController"
        && (kind != .unembedController || holders.contains($0.kind))
    }.map(\.id)
    let most = [.embedTabs, .refactor].contains(kind) ? 3 : 1
    guard !found.isEmpty else { return nil }
    let count = min(found.count, Int.random(in: 1...most, using: &chance))
    return Array(found.shuffled(using: &chance).prefix(count))
  }

  private mutating func views(for kind: GestureKind, in document: Document) -> [ObjectID]? {
    let path = MaskedContainer.subviews.path
    let views = document.objects.filter { $0.role == .view && $0.container == path }
    let groups = Dictionary(grouping: views) { $0.parent ?? Document.rootID }
    if kind == .unembed {
      let holders = views.filter {
        ["view", "stackView", "scrollView"].contains($0.kind) && groups[$0.id] != nil
      }
      return holders.randomElement(using: &chance).map { [$0.id] }
    }
    let lists = groups.values.sorted { ($0.first?.id ?? "") < ($1.first?.id ?? "") }
    guard let list = lists.randomElement(using: &chance), list.count >= kind.least else {
      return nil
    }
    let count = min(list.count, Int.random(in: kind.least...kind.most, using: &chance))
    let start = Int.random(in: 0...(list.count - count), using: &chance)
    let ids = list.sorted { $0.position < $1.position }[start..<(start + count)].map(\.id)
    if kind == .alignAligned, aligned(ids, in: document) == nil { return nil }
    return ids
  }

  /// Returns an alignment that the computed frames of views show already.
  private func aligned(_ views: [ObjectID], in document: Document) -> ViewAlignment? {
    let frames = document.frames(in: .canvas)
    let found = views.compactMap { frames[$0] }
    guard let first = found.first, found.count > 1 else { return nil }
    if found.allSatisfy({ abs($0.x - first.x) < 0.01 }) { return .leading }
    if found.allSatisfy({ abs($0.y - first.y) < 0.01 }) { return .top }
    return nil
  }
}

extension Document {
  /// True if one of some objects is in a stack view.
  fileprivate func hasStack(above ids: Set<ObjectID>) -> Bool {
    let known = Dictionary(objects.map { ($0.id, $0) }) { first, _ in first }
    return ids.contains { id in
      var above = known[id]?.parent
      while let next = above {
        if known[next]?.kind == "stackView" { return true }
        above = known[next]?.parent
      }
      return false
    }
  }
}
