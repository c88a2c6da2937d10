#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

// A quick answer to the question whether a type conforms to a protocol.
//
// Swift's runtime answers it by reading the records of all conformances of the program, some nine
// thousand, for each type and protocol that it has not seen. A start asks some two hundred times:
// reflection asks each type whether it reflects itself. A program that holds the runtime is linked
// with `--wrap`, so that these questions come here first, where a table has the records.

#include <stdbool.h>

/// Looks up whether a type conforms to a protocol, in the records of this program.
///
/// What is read is laid out as in Swift's `docs/ABI/TypeMetadata.rst`.
///
/// - type: the type's metadata.
/// - protocol: the protocol's descriptor.
/// - is_known: set to false where the runtime has to look: for all types but structs and enums that
///   Swift declares, and for conformances with conditions.
/// - Returns: the witness table; NULL when the type does not conform, or when it is not known.
const void *conformances_find(const void *type, const void *protocol, bool *is_known);

#endif
