import CArithmetic

// The functions of `<math.h>`, under their own names, with the same digits on every CPU.
//
// A file names what it takes (`import func Arithmetic.sin`), since Foundation has all of them too.
// Accuracy: 1 ulp. Source: SLEEF, "SLEEF: A Portable Vectorized Library of C Standard Mathematical
// Functions", Shibata and Petrogalli, 2020.

/// The angle in radians, 0 to π, whose cosine is `x`; `nan` beyond -1 and 1.
package func acos(_ x: Double) -> Double { portable_acos(x) }

/// The angle in radians, -π/2 to π/2, whose sine is `x`; `nan` beyond -1 and 1.
package func asin(_ x: Double) -> Double { portable_asin(x) }

/// The angle in radians, -π/2 to π/2, whose tangent is `x`.
package func atan(_ x: Double) -> Double { portable_atan(x) }

/// The angle in radians, -π to π, of the vector (`x`, `y`).
package func atan2(_ y: Double, _ x: Double) -> Double { portable_atan2(y, x) }

/// The cosine of an angle in radians.
package func cos(_ angle: Double) -> Double { portable_cos(angle) }

/// The cosine of an angle in radians, in single precision.
package func cosf(_ angle: Float) -> Float { portable_cosf(angle) }

/// e to the power of `x`.
package func exp(_ x: Double) -> Double { portable_exp(x) }

/// The natural logarithm; `-inf` of 0, `nan` below.
package func log(_ x: Double) -> Double { portable_log(x) }

/// The logarithm to base 10; `-inf` of 0, `nan` below.
package func log10(_ x: Double) -> Double { portable_log10(x) }

/// `base` to the power of `exponent`.
package func pow(_ base: Double, _ exponent: Double) -> Double { portable_pow(base, exponent) }

/// The sine of an angle in radians.
package func sin(_ angle: Double) -> Double { portable_sin(angle) }

/// The sine of an angle in radians, in single precision.
package func sinf(_ angle: Float) -> Float { portable_sinf(angle) }

/// The tangent of an angle in radians.
package func tan(_ angle: Double) -> Double { portable_tan(angle) }
