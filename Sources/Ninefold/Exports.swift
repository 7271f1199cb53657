// Reexports the types that the library takes and returns, and the errors that they throw, so that
// clients only need `import Ninefold`.
@_exported public import struct Accessors.AccessorProblem
@_exported public import struct Accessors.AccessorStyle
@_exported public import enum LayoutCode.CodeError
@_exported public import LayoutEditing
@_exported public import LayoutModel
@_exported public import enum LayoutStore.StoreError
@_exported public import struct LocalizedStrings.DocumentTexts
@_exported public import struct LocalizedStrings.LocalizableText
@_exported public import struct LocalizedStrings.OmittedText
@_exported public import enum LocalizedStrings.PseudoLanguage
@_exported public import enum LocalizedStrings.StringsEncoding
