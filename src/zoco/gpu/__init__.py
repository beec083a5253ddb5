"""The rules on an NVIDIA GPU: the same functions, one game a thread.

>>> import zoco.gpu
>>> if zoco.gpu.available():
...     zoco.gpu.playouts(name, players=3, seed=0, games=100_000)
...     zoco.gpu.Batch(name, players=3, seed=0, games=65_536)
"""

from zoco.gpu.batch import Batch as Batch
from zoco.gpu.device import GpuError as GpuError
from zoco.gpu.device import available as available
from zoco.gpu.device import require_gpu as require_gpu
from zoco.gpu.playing import playouts as playouts
