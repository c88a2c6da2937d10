// Transcendental functions that give the same digits on every CPU.
//
// The C library chooses its code by the CPU: with fused multiply-add, one sine in 1400 has another
// last bit, and one in a hundred million in single precision. SLEEF's `cinz` functions
// ("consistent, no FMA") have the same on all, and are off by 1 ulp at most.
//
// The program also gets functions of the C library's own names (`sin`, `pow`, …), which Cairo,
// Pango, Foundation and the code of scenes then call in place of the C library's. Compilers compute
// `sin(0.5)` themselves, so Flipbook calls the names below.
#ifndef C_ARITHMETIC_H
#define C_ARITHMETIC_H

double portable_acos(double x);
double portable_asin(double x);
double portable_atan(double x);
double portable_atan2(double y, double x);
double portable_cos(double x);
float portable_cosf(float x);
double portable_exp(double x);
double portable_log(double x);
double portable_log10(double x);
double portable_pow(double x, double y);
double portable_sin(double x);
float portable_sinf(float x);
double portable_tan(double x);

#endif
