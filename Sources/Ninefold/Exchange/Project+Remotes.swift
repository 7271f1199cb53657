internal import Foundation
internal import LayoutModel
internal import LayoutStore

/// A remote with its name here.
struct NamedRemote {
  let remote: any Remote
  /// The name, which begins the names of its branches.
  let name: String
  /// The address to store with the name; nil if the project already stores it.
  let newAddress: String?
}

extension Project {
  /// Returns the remotes whose address the project stores, sorted by name.
  /// - Throws: `StoreError` if the project can't be read.
  public func remotes() throws -> [StoredRemote] {
    try store.exchange.remotes().map { StoredRemote(name: $0.name, address: $0.address) }
  }

  /// Stores the address of a remote, without contacting it.
  ///
  /// - Parameter address: The address, as in ``clone(_:to:environment:)``. Unless it names a
  ///   project of the git repository, the project has the name of this project's file.
  /// - Throws: `StoreError.nameTaken`, `StoreError.badName`, or ``NinefoldError/exchange(_:)``.
  @discardableResult
  public func addRemote(_ name: String, at address: String, isDryRun: Bool = false) throws
    -> StoredRemote
  {
    let stored = try RemoteAddress(address).stored(project: GitAddress.name(ofProjectAt: path))
    try store.exchange.addRemote(name, at: stored, isDryRun: isDryRun)
    return StoredRemote(name: name, address: stored)
  }

  /// Removes a remote with its remote-tracking branches. Fetched edits stay.
  /// - Throws: `StoreError.noRemote`, or `StoreError.currentBranch` if one of these branches is
  ///   current.
  public func removeRemote(_ name: String, isDryRun: Bool = false) throws {
    try store.exchange.removeRemote(name, isDryRun: isDryRun)
  }

  /// Opens the remote of a command.
  ///
  /// - Parameter source: The name of a stored remote, or an address; nil for the remote `name`.
  func openRemote(_ source: String?, as name: String, signs: Bool = false) throws -> NamedRemote {
    let stored = try store.exchange.remotes()
    let known = stored.first { $0.name == source ?? name }
    let text: String
    switch (source, known) {
    case (_, let known?): text = known.address
    case (let source?, nil): text = source
    case (nil, nil): throw StoreError.noRemote(name)
    }
    let address = try RemoteAddress(text)
    let project = GitAddress.name(ofProjectAt: path)
    return NamedRemote(
      remote: try Project.remote(at: address, forProjectAt: path, named: project, signs: signs),
      name: known?.name ?? name,
      newAddress: known == nil ? address.stored(project: project) : nil
    )
  }

  /// Opens a remote.
  ///
  /// - Parameters:
  ///   - path: The path of the project file that exchanges edits.
  ///   - name: The name of the project in a git repository if the address has none.
  static func remote(
    at address: RemoteAddress,
    forProjectAt path: String,
    named name: String,
    signs: Bool = false
  ) throws -> any Remote {
    switch address {
    case .git(let repository, let project):
      let address = GitAddress(repository: repository, project: project ?? name)
      return try GitRemote(address, forProjectAt: path, signs: signs)
    case .file(let file):
      if let bundle = try bundle(at: file) { return BundleRemote(bundle: bundle, path: file) }
      return FileRemote(other: try other(at: file))
    }
  }

  /// Opens the project file at the address of a remote.
  /// - Throws: ``NinefoldError/exchange(_:)`` if nothing is there, `StoreError`.
  static func other(at path: String) throws -> Project {
    do {
      return try Project.open(at: path)
    } catch StoreError.missing {
      let reason = "there is no git repository, project file or bundle"
      throw NinefoldError.exchange(.badAddress(path, reason: reason))
    }
  }

  /// Returns the name of the project that an address names, or of the only one in the repository.
  static func onlyProject(at address: RemoteAddress) throws -> String {
    guard case .git(let repository, let project) = address else { return "" }
    if let project { return project }
    let names = try GitCache.projects(in: repository)
    guard let only = names.first else {
      throw NinefoldError.exchange(.noProject(repository, others: []))
    }
    guard names.count == 1 else {
      throw NinefoldError.exchange(.severalProjects(repository, names: names))
    }
    return only
  }
}
