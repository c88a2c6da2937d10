import Foundation

// The names of Apple's module simd for the vectors that Swift has itself.

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// The old name of `simd_float2`.
public typealias float2 = SIMD2<Float>
/// The old name of `simd_float3`.
public typealias float3 = SIMD3<Float>
/// The old name of `simd_float4`.
public typealias float4 = SIMD4<Float>
/// The old name of `simd_double2`.
public typealias double2 = SIMD2<Double>
/// The old name of `simd_double3`.
public typealias double3 = SIMD3<Double>

/// Returns the sum of the products of the parts.
public func simd_dot<Vector: SIMD>(_ first: Vector, _ second: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (first * second).sum() }

/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(vector, vector).squareRoot() }

/// Returns the square of the length of a vector.
public func simd_length_squared<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(vector, vector) }

/// Returns the distance of two points.
public func simd_distance<Vector: SIMD>(_ first: Vector, _ second: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(first - second) }

/// Returns a vector of the same direction with the length 1.
public func simd_normalize<Vector: SIMD>(_ vector: Vector) -> Vector
where Vector.Scalar: FloatingPoint { vector / simd_length(vector) }

/// Returns what lies between two vectors, at the share `t` of the way.
public func simd_mix<Vector: SIMD>(_ first: Vector, _ second: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { first + (second - first) * t }

/// Returns a vector whose parts lie between those of two others.
public func simd_clamp<Vector: SIMD>(_ vector: Vector, _ low: Vector, _ high: Vector) -> Vector
where Vector.Scalar: Comparable { vector.clamped(lowerBound: low, upperBound: high) }

/// Returns the vector that stands on two others.
public func simd_cross<Number: FloatingPoint & SIMDScalar>(
  _ first: SIMD3<Number>, _ second: SIMD3<Number>
) -> SIMD3<Number> {
  let x = first.y * second.z - first.z * second.y
  let y = first.z * second.x - first.x * second.z
  let z = first.x * second.y - first.y * second.x
  return SIMD3(x, y, z)
}
