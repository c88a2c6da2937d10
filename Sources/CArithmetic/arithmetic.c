#include "CArithmetic.h"

#include <sleef.h>

// Names, results and errors in range are those of <math.h>, which is not included here: compilers
// know its functions and would answer some calls themselves.

#define PORTABLE(name)                                                                    \
  double portable_##name(double x) { return Sleef_cinz_##name##d1_u10purec(x); }

#define PORTABLE_OF_TWO(name)                                                             \
  double portable_##name(double x, double y) { return Sleef_cinz_##name##d1_u10purec(x, y); }

PORTABLE(acos)
PORTABLE(asin)
PORTABLE(atan)
PORTABLE_OF_TWO(atan2)
PORTABLE(cos)
PORTABLE(exp)
PORTABLE(log)
PORTABLE(log10)
PORTABLE_OF_TWO(pow)
PORTABLE(sin)
PORTABLE(tan)

// In place of the C library's.

#define STANDS_IN(name, accuracy)                                                         \
  double name(double x) { return Sleef_cinz_##name##d1_##accuracy##purec(x); }

#define STANDS_IN_FOR_TWO(name)                                                           \
  double name(double x, double y) { return Sleef_cinz_##name##d1_u10purec(x, y); }

STANDS_IN(acos, u10)
STANDS_IN(acosh, u10)
STANDS_IN(asin, u10)
STANDS_IN(asinh, u10)
STANDS_IN(atan, u10)
STANDS_IN_FOR_TWO(atan2)
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
STANDS_IN_FOR_TWO(pow)
STANDS_IN(sin, u10)
STANDS_IN(sinh, u10)
STANDS_IN(tan, u10)
STANDS_IN(tanh, u10)
STANDS_IN(tgamma, u10)

void sincos(double x, double *sine, double *cosine) {
  *sine = portable_sin(x);
  *cosine = portable_cos(x);
}

float powf(float x, float y) { return Sleef_cinz_powf1_u10purec(x, y); }
