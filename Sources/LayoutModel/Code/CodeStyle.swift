/// The notation or library that generated code uses for constraints.
public enum CodeStyle: String, CaseIterable, Sendable, Hashable {
  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  case nslayoutconstraint
  /// Layout anchors: `title.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8)`.
  case anchors
  /// Strings of the visual format language: `V:[header]-8-[title]`.
  case vfl
  /// The Masonry library: `make.top.equalTo(header.mas_bottom).offset(8)`.
  case masonry
  /// The SnapKit library: `make.top.equalTo(header.snp.bottom).offset(8)`.
  case snapkit

  /// The languages that the style supports, the most common first.
  public var languages: [CodeLanguage] {
    switch self {
    case .nslayoutconstraint, .vfl, .anchors: [.swift, .objectiveC]
    case .masonry: [.objectiveC, .swift]
    case .snapkit: [.swift]
    }
  }
}

/// The language of generated code.
public enum CodeLanguage: String, CaseIterable, Sendable, Hashable {
  /// Swift.
  case swift
  /// Objective-C, with automatic reference counting.
  case objectiveC = "objc"
}
