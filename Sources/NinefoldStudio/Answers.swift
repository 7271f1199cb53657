internal import Foundation
internal import LayoutModel
internal import Ninefold

// The responses of the API. Property names are the member names of the JSON.

extension Encodable {
  /// Returns the response as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// The project, without its scenes.
struct ProjectAnswer: Encodable {
  let name: String
  let state: ProjectState
  let documents: [String]
  let classes: [ClassAnswer]
  let devices: [DeviceAnswer]
}

/// Everything that a page needs to start, in one response.
struct OpeningAnswer: Encodable {
  let project: ProjectAnswer
  /// The scenes of the document that the page shows first.
  let scenes: [SceneEntry]
  /// The initial scene of that document, or else its first scene with views; nil in a project
  /// without documents.
  let scene: SceneAnswer?
  /// The board of that document; nil if it has fewer than two scenes, or so many that the page
  /// shows the rest first.
  let board: BoardAnswer?
}

/// The board of a document, without the drawings of its scenes.
struct BoardAnswer: Encodable {
  struct Scene: Encodable {
    let id: String
    let title: String
    let frame: [Double]
    let isInitial: Bool
    let hasPicture: Bool
  }

  let document: String
  let state: ProjectState
  let width: Double
  let height: Double
  let svg: String
  let scenes: [Scene]
  let notes: [String]

  init(_ board: LiveBoard, of document: String, at state: ProjectState) {
    self.document = document
    self.state = state
    (width, height) = (board.size.width, board.size.height)
    svg = board.content
    scenes = board.scenes.map { scene in
      Scene(
        id: scene.id.rawValue,
        title: scene.title,
        frame: scene.frame.numbers,
        isInitial: scene.isInitial,
        hasPicture: scene.hasPicture
      )
    }
    notes = board.notes
  }
}

/// The languages in which a document can be shown.
struct LanguagesAnswer: Encodable {
  /// The languages with translations beside the document.
  let languages: [String]
  let pseudo: [String]
  let sizes: [String]

  init(beside document: String) {
    languages = ShownLanguage.available(beside: document)
    pseudo = ShownLanguage.pseudoNames
    sizes = TextSize.allCases.map(\.rawValue)
  }
}

/// One of the nine cells of the size class tool.
struct ClassAnswer: Encodable {
  let name: String
  let title: String
  let heading: String
  let description: String
  let affects: [String]

  init(_ sizeClass: SizeClass) {
    name = sizeClass.description
    title = sizeClass.title
    heading = sizeClass.canvasHeading
    description = sizeClass.canvasDescription
    affects = sizeClass.affected.map(\.description)
  }
}

/// A device of the device bar, and the shares of its screen that were measured.
struct DeviceAnswer: Encodable {
  struct Share: Encodable {
    let orientation: String
    let share: String
    let name: String
    let sizeClass: String
  }

  let name: String
  let shares: [Share]

  init(_ device: Device) {
    name = device.name
    shares = device.configurations.filter { $0.width != nil || $0.share == .full }.map {
      Share(
        orientation: $0.orientation.rawValue,
        share: $0.share.rawValue,
        name: $0.share.description,
        sizeClass: $0.sizeClass.description
      )
    }
  }
}

/// A scene in a document's list.
struct SceneEntry: Encodable {
  let id: String
  let title: String
}

/// A scene on a canvas.
struct SceneAnswer: Encodable {
  let document: String
  let scene: String?
  let state: ProjectState
  /// The number of open conflicts in the project.
  let conflicts: Int
  let canvas: CanvasAnswer
  let svg: String
  let objects: [ObjectEntry]
  let constraints: [ConstraintEntry]
  /// Messages about texts and images that are not shown as in the app.
  let notes: [String]
}

/// The frames of views on a canvas.
struct CanvasAnswer: Encodable {
  let name: String
  let sizeClass: String
  let width: Double
  let height: Double
  let views: [String]
  let frames: [[Double]?]

  init(_ canvas: LiveCanvas) {
    name = canvas.name
    sizeClass = canvas.sizeClass.description
    (width, height) = (canvas.size.width, canvas.size.height)
    views = canvas.views.map(\.rawValue)
    frames = canvas.frames.map { $0?.numbers }
  }
}

/// The changes that an edit would make in the picture of a scene.
struct PreviewAnswer: Encodable {
  /// The frames of the views that move, by their indices on the scene's canvas; null for views that
  /// lose their place.
  let moved: [Int: [Double]?]
  /// The drawings of the views that get another size, by index.
  let shapes: [Int: String]

  init(from before: LiveCanvas, to after: LiveCanvas, shapes: [Int: String]) {
    let frames = Dictionary(zip(after.views, after.frames), uniquingKeysWith: { first, _ in first })
    var moved: [Int: [Double]?] = [:]
    for (index, view) in before.views.enumerated() {
      let frame = frames[view] ?? nil
      if frame != before.frames[index] { moved.updateValue(frame?.numbers, forKey: index) }
    }
    self.moved = moved
    self.shapes = shapes
  }
}

extension Frame {
  /// The numbers of a response, which has none for what is not finite.
  fileprivate var numbers: [Double] { [x, y, width, height].map { $0.isFinite ? $0 : 0 } }
}

/// A line of the outline.
struct ObjectEntry: Encodable {
  let id: String
  let parent: String?
  let kind: String
  let role: String
  let name: String
  /// Why the object is not active; nil if it is.
  let inactive: String?
  /// True if the stored frame positions the view, so a drag can change it.
  let isFramed: Bool
}

/// A constraint as the canvas draws it.
struct ConstraintEntry: Encodable {
  let id: String
  let isActive: Bool
  let firstItem: String
  let firstAttribute: String
  let relation: String
  let secondItem: String?
  let secondAttribute: String?
  let constant: Double
  let priority: Double
  /// The size class of the row that sets the constant.
  let row: String
}

/// The content of the inspector.
struct InspectorAnswer: Encodable {
  struct Row: Encodable {
    let sizeClass: String
    let value: String
    let isEditable: Bool
    let wins: [String]
  }

  struct Setting: Encodable {
    let name: String
    let rows: [Row]
  }

  let id: String
  let kind: String
  let name: String
  let role: String
  let settings: [Setting]
}

/// A finding on a canvas.
struct FindingAnswer: Encodable {
  let kind: String
  let severity: String
  let object: String?
  let constraints: [String]
  let message: String
}
