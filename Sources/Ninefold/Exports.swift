// Reexports the types that the library takes and returns, and the errors of project files, so that
// clients only need `import Ninefold`.
@_exported public import struct Accessors.AccessorProblem
@_exported public import struct Accessors.AccessorStyle
@_exported public import LayoutEditing
@_exported public import LayoutModel
@_exported public import LocalizedStrings
@_exported public import enum LayoutStore.StoreError
