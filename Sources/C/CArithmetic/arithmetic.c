#include "CArithmetic.h"

#include <sleef.h>

// The names, results and ranges are those of <math.h>, which is not included: compilers know its
// functions and would compute some calls themselves.

// Each line: a name, SLEEF's name of the function for doubles or floats, and its accuracy.

#define PORTABLE(type, name, sleef) \
  type name(type x) { return Sleef_cinz_##sleef##purec(x); }

#define PORTABLE_OF_TWO(type, name, sleef) \
  type name(type x, type y) { return Sleef_cinz_##sleef##purec(x, y); }

PORTABLE(double, portable_acos, acosd1_u10)
PORTABLE(double, portable_asin, asind1_u10)
PORTABLE(double, portable_atan, atand1_u10)
PORTABLE_OF_TWO(double, portable_atan2, atan2d1_u10)
PORTABLE(double, portable_cos, cosd1_u10)
PORTABLE(float, portable_cosf, cosf1_u10)
PORTABLE(double, portable_exp, expd1_u10)
PORTABLE(double, portable_log, logd1_u10)
PORTABLE(double, portable_log10, log10d1_u10)
PORTABLE_OF_TWO(double, portable_pow, powd1_u10)
PORTABLE(double, portable_sin, sind1_u10)
PORTABLE(float, portable_sinf, sinf1_u10)
PORTABLE(double, portable_tan, tand1_u10)

// Functions that replace the C library's.

#define STANDS_IN(name, accuracy)                      \
  PORTABLE(double, name, name##d1_##accuracy)          \
  PORTABLE(float, name##f, name##f1_##accuracy)

STANDS_IN(acos, u10)
STANDS_IN(acosh, u10)
STANDS_IN(asin, u10)
STANDS_IN(asinh, u10)
STANDS_IN(atan, u10)
STANDS_IN(atanh, u10)
STANDS_IN(cbrt, u10)
STANDS_IN(cos, u10)
STANDS_IN(cosh, u10)
STANDS_IN(erf, u10)
STANDS_IN(erfc, u15)
STANDS_IN(exp, u10)
STANDS_IN(exp10, u10)
STANDS_IN(exp2, u10)
STANDS_IN(expm1, u10)
STANDS_IN(log, u10)
STANDS_IN(log10, u10)
STANDS_IN(log1p, u10)
STANDS_IN(log2, u10)
STANDS_IN(sin, u10)
STANDS_IN(sinh, u10)
STANDS_IN(tan, u10)
STANDS_IN(tanh, u10)
STANDS_IN(tgamma, u10)

PORTABLE_OF_TWO(double, atan2, atan2d1_u10)
PORTABLE_OF_TWO(float, atan2f, atan2f1_u10)
PORTABLE_OF_TWO(double, pow, powd1_u10)
PORTABLE_OF_TWO(float, powf, powf1_u10)

// Computes both by the functions above. SLEEF's combined functions give other last digits, and
// compilers join a sine and a cosine only when they optimize, which must not change results.

void sincos(double x, double *sine, double *cosine) {
  *sine = portable_sin(x);
  *cosine = portable_cos(x);
}

void sincosf(float x, float *sine, float *cosine) {
  *sine = portable_sinf(x);
  *cosine = portable_cosf(x);
}
