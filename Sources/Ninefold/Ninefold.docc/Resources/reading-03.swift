import Ninefold

let project = try Project.create(at: "Weather.ninefold")
_ = try project.importDocuments(at: ["Weather.storyboard"])

let portrait = SizeClass(width: .compact, height: .regular)
let scenes = try project.layout(of: "Weather.storyboard", in: portrait)
