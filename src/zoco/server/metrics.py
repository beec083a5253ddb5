"""Metrics for the host, in Prometheus' format."""

from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

if TYPE_CHECKING:
    from zoco.server.table_manager import TableManager


class Metrics:
    """Totals only, and for the host alone: they would tell a player of hidden decisions."""

    def __init__(self, manager: "TableManager") -> None:
        self.registry = CollectorRegistry()
        entries = self.counter("zoco_entries", "Entries written to the logs of tables", "kind")
        self.entries = cache(entries.labels)  # by kind
        self.refusals = self.counter("zoco_refusals", "Requests and messages that were refused", "status")
        self.frozen = self.counter("zoco_frozen_tables", "Tables that turned out to be damaged or outdated")
        self.reports = self.counter("zoco_reports", "What people reported to the host")
        self.gauge("zoco_tables", "Tables in memory").set_function(lambda: len(manager.tables))
        self.gauge("zoco_ready", "Whether the rules are compiled").set_function(manager.ready.is_set)
        self.gauge("zoco_commits", "Transactions so far").set_function(lambda: manager.store.commits)
        self.gauge("zoco_bots_waiting", "Decisions that bots are asked for").set_function(manager.workers.waiting)
        self.gauge("zoco_bot_restarts", "Workers that had to be restarted").set_function(
            lambda: manager.workers.restarts
        )
        self.connections = self.gauge("zoco_connections", "Open WebSockets")

    def counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, registry=self.registry)

    def gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(name, meaning, registry=self.registry)

    def write(self) -> bytes:
        return generate_latest(self.registry)
