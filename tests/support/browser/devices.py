"""Screens of the sizes that tests look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "is_mobile": True, "has_touch": True}

DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}

MakePage = Callable[..., Page]
