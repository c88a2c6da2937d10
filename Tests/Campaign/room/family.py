"""What a family of trials is."""


class Family:
    """A kind of trial.

    `share` says how many of a hundred thousand trials it gets; `least` how many of a short campaign.
    """
    name = ""
    sentence = ""
    share = 100
    least = 2
    batch = 10
    is_batched = False  # whether a batch costs one process, through run_many

    def missing(self, kit):
        """Why it has to be left out here, in a sentence; None where it can run."""
        return None

    def run(self, trial):
        """Makes one trial; raises Fell."""
        raise NotImplementedError

    def run_many(self, kit, numbers):
        """Makes the trials of these numbers; yields each number and why it fell, or None."""
        raise NotImplementedError


def number_of(rng, low, high):
    """Any number from low to high, small ones as often as large ones."""
    return min(high, int(low + (high - low + 1) * rng.random() ** 2))
