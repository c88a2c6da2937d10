import Foundation

// The functions of kinds of data before iOS 14, which MobileCoreServices declares on a phone. They take
// names of kinds as Swift's texts and as Foundation's, for both are what `as CFString` may leave.

/// What a name of `UTTypeCreatePreferredIdentifierForTag` is: the ending of a file.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// What a name of `UTTypeCreatePreferredIdentifierForTag` is: a media type.
public let kUTTagClassMIMEType = "public.mime-type"

/// Returns true for a kind itself and for one that it is besides.
///
/// Source: Apple, UTTypeConformsTo.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeConformsTo(
  _ inUTI: some CustomStringConvertible, _ inConformsToUTI: some CustomStringConvertible
) -> Bool {
  UTType(importedAs: inUTI.description, conformingTo: .item)
    .conforms(to: UTType(importedAs: inConformsToUTI.description))
}

/// Returns true where both are names of one kind.
///
/// Source: Apple, UTTypeEqual.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeEqual(
  _ inUTI1: some CustomStringConvertible, _ inUTI2: some CustomStringConvertible
) -> Bool {
  inUTI1.description.lowercased() == inUTI2.description.lowercased()
}

/// Returns the kind of an ending or of a media type; `nil` where there is none here.
///
/// Source: Apple, UTTypeCreatePreferredIdentifierForTag.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: some CustomStringConvertible, _ inTag: some CustomStringConvertible,
  _ inConformingToUTI: (any CustomStringConvertible)?
) -> Unmanaged<NSString>? {
  let kind = inConformingToUTI.flatMap { UTType($0.description) } ?? .data
  let tag = inTag.description
  let found =
    switch inTagClass.description {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: tag, conformingTo: kind)
    case kUTTagClassMIMEType: UTType(mimeType: tag, conformingTo: kind)
    default: UTType?.none
    }
  return found.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns the ending or the media type of a kind; `nil` where there is none here.
///
/// Source: Apple, UTTypeCopyPreferredTagWithClass.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: some CustomStringConvertible, _ inTagClass: some CustomStringConvertible
) -> Unmanaged<NSString>? {
  let kind = UTType(inUTI.description)
  let found =
    switch inTagClass.description {
    case kUTTagClassFilenameExtension: kind?.preferredFilenameExtension
    case kUTTagClassMIMEType: kind?.preferredMIMEType
    default: String?.none
    }
  return found.map { Unmanaged.passRetained(NSString(string: $0)) }
}
