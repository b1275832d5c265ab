"""Mazes for PyTorch's DataLoader."""

from .stream import mazes

try:
    from torch.utils.data import IterableDataset, get_worker_info
except ImportError:
    IterableDataset = object

    def get_worker_info():
        return None


class Mazes(IterableDataset):
    """The mazes of a recipe or of a split, one after the other, each a dict of arrays. With several workers each makes its part, on one thread.

    Arguments are those of mazewright.mazes; set_epoch asks for other mazes of the same split from the next iteration on.
    """

    def __init__(self, source, **options):
        super().__init__()
        self.source = source
        self.options = options

    def set_epoch(self, epoch):
        self.options["epoch"] = epoch

    def __iter__(self):
        info = get_worker_info()
        options = dict(self.options)
        if info is not None:
            options["worker"] = (info.id, info.num_workers)
        for block in mazes(self.source, **options):
            for i in range(len(block["seed"])):
                yield {name: values[i] for name, values in block.items()}
