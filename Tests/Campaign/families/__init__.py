"""The families of trials: what may go wrong, one module a kind."""
from families import (
    arguments, calls, damage, disks, environments, films, kills, names, parallel, scenes, servers,
    strangers, streams, video)

# In the order of the table.
ALL = [family for module in (
    kills, calls, disks, streams, parallel, strangers, damage, films, video, names, arguments, environments,
    servers, scenes) for family in module.FAMILIES]
