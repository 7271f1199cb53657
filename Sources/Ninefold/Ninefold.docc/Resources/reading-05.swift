import Ninefold

let project = try Project.create(at: "Weather.ninefold")
_ = try project.importDocuments(at: ["Weather.storyboard"])

let portrait = SizeClass(width: .compact, height: .regular)
let scenes = try project.layout(of: "Weather.storyboard", in: portrait)

for scene in scenes {
  for view in scene.layout.views where view.state.isActive {
    print(view.id, view.kind)
  }
}

for view in scenes.flatMap(\.layout.views) {
  if let reason = view.state.inactive { print(view.id, reason.sentence) }
}
