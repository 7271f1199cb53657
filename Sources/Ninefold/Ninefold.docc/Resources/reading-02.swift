import Ninefold

let project = try Project.create(at: "Weather.ninefold")
_ = try project.importDocuments(at: ["Weather.storyboard"])
