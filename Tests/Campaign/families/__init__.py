"""The families of trials: what may go wrong, one module a kind."""
from families import (
    arguments, calls, chance, damage, disks, environments, films, kills, names, neighbours, parallel,
    projects, scenes, servers, statics, strangers, streams, video)

# In the order of the table.
ALL = [family for module in (
    kills, calls, disks, streams, parallel, strangers, damage, films, video, names, arguments, environments,
    chance, neighbours, projects, servers, scenes, statics) for family in module.FAMILIES]
