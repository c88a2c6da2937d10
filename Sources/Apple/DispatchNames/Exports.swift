@_exported import SystemWorld

// The names that Foundation and the C library have, too. In a file that imports one of them, a name
// that is exported by itself hides those that come with a whole module.
@_exported import func SystemWorld.arc4random
@_exported import func SystemWorld.arc4random_uniform
@_exported import func SystemWorld.drand48
@_exported import func SystemWorld.rand
@_exported import func SystemWorld.random
@_exported import func SystemWorld.srand
@_exported import func SystemWorld.srand48
@_exported import func SystemWorld.srandom
