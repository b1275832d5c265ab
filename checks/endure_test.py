#!/usr/bin/env python3
"""Tests of checks/endure, which run no part of it: python3 checks/endure_test.py"""
import contextlib
import importlib.machinery
import importlib.util
import io
import json
import sys
import tempfile
import time
import unittest
from argparse import Namespace
from pathlib import Path

sys.dont_write_bytecode = True
LOADER = importlib.machinery.SourceFileLoader("endure", str(Path(__file__).with_name("endure")))
endure = importlib.util.module_from_spec(importlib.util.spec_from_loader("endure", LOADER))
LOADER.exec_module(endure)
READERS, SOAK = endure.PARTS["readers"], endure.PARTS["soak"]
REPORT = """<?xml version="1.0"?>
<testsuite xmlns:xsi="x" name="a.ServeTest" tests="4" errors="0" skipped="2" failures="0">
  <testcase name="works(Path)[1]" classname="a.ServeTest" time="0.1"/>
  <testcase name="endsByCtrlC" classname="a.ServeTest" time="0"><system-out><![CDATA[\x01]]></system-out></testcase>
  <testcase name="needsMore(Path)[1]" classname="a.ServeTest" time="0">
    <skipped message="no other user" type="x"/>
  </testcase>
  <testcase name="needsMore(Path)[2]" classname="a.ServeTest" time="0">
    <skipped/>
  </testcase>
</testsuite>
"""


class EndureTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = Path(folder.name)
        for name, value in {"ROOT": root, "STATE": root / "state", "DOCUMENT": root / "document.md", "RECORDS": root / "records.json",
                            "commit": lambda: self.commit, "run": self.ran}.items():
            self.addCleanup(setattr, endure, name, getattr(endure, name))
            setattr(endure, name, value)
        endure.DOCUMENT.write_text("before\n" + endure.BEGIN + "\n" + endure.END + "\nbehind\n")
        self.addCleanup(setattr, endure.os, "getloadavg", endure.os.getloadavg)
        endure.os.getloadavg = lambda: (1.0, 9.4, 8.0)
        self.commit, self.code, self.runs = "11111111", 0, []

    def ran(self, part, count, options):
        """In place of Maven: a test that passes."""
        self.runs.append((part.name, count, options))
        reports = endure.ROOT / part.module.split(",")[0] / "target" / "surefire-reports"
        reports.mkdir(parents=True, exist_ok=True)
        (reports / "TEST-a.ServeTest.xml").write_text(REPORT)
        return self.code, 7, "", time.time() - 60

    def endure(self, *parts, count=None, seed=None, define=(), again=False):
        with contextlib.redirect_stdout(io.StringIO()):
            return endure.endure(parts, Namespace(count=count, seed=seed, define=list(define), again=again, offline=False))

    def rows(self):
        endure.table()
        lines = endure.DOCUMENT.read_text().splitlines()
        self.assertEqual(("before", "behind"), (lines[0], lines[-1]))
        return {cells[1].strip(): [cell.strip() for cell in cells] for cells in (line.split("|") for line in lines) if len(cells) > 1}

    def test_skipped_tests_are_named(self):
        self.endure(SOAK)
        self.assertIn("2 tests, 2 skipped (ServeTest.needsMore)", self.rows()["31"][4])

    def test_the_table_says_which_commit_was_run(self):
        self.endure(SOAK)
        self.assertEqual("%s, 7 s, commit 11111111, load 9" % time.strftime("%Y-%m-%d"), self.rows()["31"][5])
        self.commit = "22222222+0badcafe"
        self.endure(SOAK)
        self.assertIn("commit 22222222+,", self.rows()["31"][5])

    def test_figures_that_were_made_elsewhere_stay(self):
        self.endure(SOAK)
        before = self.rows()["31"]
        for file in endure.STATE.iterdir():
            file.unlink()
        self.assertEqual(before, self.rows()["31"])
        self.assertIn("readers: " + endure.NOT_RUN, self.rows()["1"][4])
        self.endure(READERS)
        self.assertIn("readers: 2 tests", self.rows()["1"][4])
        self.assertIn("bits: " + endure.NOT_RUN, self.rows()["1"][4])

    def test_smaller_runs_are_not_told(self):
        self.endure(READERS, count=10)
        self.endure(READERS, define=["a=b"])
        self.assertIn("readers: " + endure.NOT_RUN, self.rows()["1"][4])
        self.endure(READERS, count=READERS.count + 1)
        self.assertIn("readers: 2 tests", self.rows()["1"][4])
        self.code = 1
        self.endure(READERS, count=10)
        self.assertNotIn("failed", self.rows()["1"][4])

    def test_what_has_passed_runs_again_for_another_commit(self):
        self.assertTrue(self.endure(SOAK))
        self.endure(SOAK)
        self.assertEqual(1, len(self.runs))
        self.commit = "22222222"
        self.code = 1
        self.assertFalse(self.endure(SOAK))
        self.assertIn("**failed**: soak", self.rows()["31"][4])
        self.endure(SOAK)
        self.assertEqual(3, len(self.runs))

    def test_properties_and_the_seed_reach_maven(self):
        self.endure(READERS, seed=5, define=["mazewright.mutation=3"])
        self.assertEqual([("readers", READERS.count, ["-Dmazewright.mutation=3", "-Dmazewright.seed=5"])], self.runs)
        line = endure.command(READERS, 9, self.runs[0][2])[0]
        self.assertLessEqual({"-Dmazewright.mutation=3", "-Dmazewright.mutations=9", "-Dtest=MutatedFilesTest"}, set(line))

    def test_bars_name_parts(self):
        shown = {name for _, names, _ in endure.BARS.values() for name in names}
        self.assertLessEqual(shown, set(endure.PARTS))
        self.assertEqual(set(), set(endure.PARTS) - shown - {"mutants"})


if __name__ == "__main__":
    unittest.main()
