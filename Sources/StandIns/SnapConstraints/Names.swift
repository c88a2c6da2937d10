import UIKit

// What SnapKit calls the system's types, on every platform the same, and the steps of a chain, which are
// one class here.
//
// Source: SnapKit, Typealiases and ConstraintMaker….

/// A view.
public typealias ConstraintView = UIView
/// A guide of a layout.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// Distances from four edges.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances from four edges, in the direction of reading.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// What is related to something.
public typealias ConstraintMakerRelatable = ConstraintMakerExtendable
/// What is related, and gets an amount.
public typealias ConstraintMakerEditable = ConstraintMakerExtendable
/// What gets a priority.
public typealias ConstraintMakerPrioritizable = ConstraintMakerExtendable
/// What gets a priority, as older versions write it.
public typealias ConstraintMakerPriortizable = ConstraintMakerExtendable
/// What is made.
public typealias ConstraintMakerFinalizable = ConstraintMakerExtendable

/// An amount that is added.
public typealias ConstraintOffsetTarget = ConstraintAmount
/// An amount that is taken from each side.
public typealias ConstraintInsetTarget = ConstraintAmount
