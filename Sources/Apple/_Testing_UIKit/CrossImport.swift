// Swift Testing tells the compiler that a file which imports both Testing and a module named UIKit
// also needs this module, which on Apple's systems attaches images to tests. It has to exist, and
// to be built before the tests of any package that uses ours.
