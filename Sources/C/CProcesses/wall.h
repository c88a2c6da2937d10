#ifndef WALL_H
#define WALL_H

#include "CProcesses.h"

// Shuts this process in, for good and with all that it starts. Called between fork and exec: nothing
// in it takes memory or locks. Returns false with errno where the wall does not stand.
bool wall_raise(const process_wall *wall);

// Refuses the calls that reach past files: networks, other processes, and changes of what files are
// called, whose they are and who may read them, which Landlock does not guard.
bool wall_filter_calls(int version);

#endif
