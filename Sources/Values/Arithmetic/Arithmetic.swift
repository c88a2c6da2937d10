import CArithmetic

// The functions of `<math.h>`, under their own names, with the same digits on every CPU.
//
// A file names those that it imports (`import func Arithmetic.sin`), since Foundation has them all,
// too. Accuracy: 1 ulp.
//
// Source: SLEEF, "SLEEF: A Portable Vectorized Library of C Standard Mathematical Functions",
// Shibata and Petrogalli, 2020.

/// Returns the angle in radians, 0 to π, whose cosine is `x`; `nan` beyond -1 and 1.
package func acos(_ x: Double) -> Double { portable_acos(x) }

/// Returns the angle in radians, -π/2 to π/2, whose sine is `x`; `nan` beyond -1 and 1.
package func asin(_ x: Double) -> Double { portable_asin(x) }

/// Returns the angle in radians, -π/2 to π/2, whose tangent is `x`.
package func atan(_ x: Double) -> Double { portable_atan(x) }

/// Returns the angle in radians, -π to π, of the vector (`x`, `y`).
package func atan2(_ y: Double, _ x: Double) -> Double { portable_atan2(y, x) }

/// Returns the cosine of an angle in radians.
package func cos(_ angle: Double) -> Double { portable_cos(angle) }

/// Returns the cosine of an angle in radians, in single precision.
package func cosf(_ angle: Float) -> Float { portable_cosf(angle) }

/// Returns e to the power of `x`.
package func exp(_ x: Double) -> Double { portable_exp(x) }

/// Returns the natural logarithm; `-inf` of 0, `nan` below.
package func log(_ x: Double) -> Double { portable_log(x) }

/// Returns the logarithm to base 10; `-inf` of 0, `nan` below.
package func log10(_ x: Double) -> Double { portable_log10(x) }

/// Returns `base` to the power of `exponent`.
package func pow(_ base: Double, _ exponent: Double) -> Double { portable_pow(base, exponent) }

/// Returns the sine of an angle in radians.
package func sin(_ angle: Double) -> Double { portable_sin(angle) }

/// Returns the sine of an angle in radians, in single precision.
package func sinf(_ angle: Float) -> Float { portable_sinf(angle) }

/// Returns the tangent of an angle in radians.
package func tan(_ angle: Double) -> Double { portable_tan(angle) }
