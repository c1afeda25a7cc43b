"""What can go wrong before the first step."""

from tertulia.core.errors import TertuliaError, UnknownName


class MissingExtra(TertuliaError, ImportError):
    """A package that an environment needs, and that Tertulia does not bring along by itself."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'tertulia[{extra}]'")


class UnknownReward(UnknownName):
    what = "reward"


class UnknownHandling(UnknownName):
    what = "handling of illegal actions"


class UnknownRenderMode(UnknownName):
    what = "render mode"


class UnknownDevice(UnknownName):
    what = "device"


class NoGpu(TertuliaError):
    """There is no GPU, or nothing to reach it with."""

    def __init__(self) -> None:
        super().__init__(
            "device=\"cuda\" needs an NVIDIA GPU with its driver and pip install 'tertulia[cuda]'; "
            'device="cpu" plays the same games without'
        )
