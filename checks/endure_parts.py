"""The parts of checks/endure, and which of them show which bar of docs/reliability.md."""
import csv
from dataclasses import dataclass


def first(found):
    """What the tests wrote, each once."""
    return "; ".join(dict.fromkeys(found))


def mutations(found):
    """How many files of how many kinds; each of the numbers is what a test says that it read."""
    return f"{sum(int(count) for _, count in found):,} files changed at random, of {len({kind.removesuffix(', recognised') for kind, _ in found})} kinds"


def guided(found):
    """How many files of how many targets, and what Jazzer reached."""
    branches = [int(covered) for _, _, covered in found]
    files = sum(int(count) for _, count, _ in found)
    return f"{files:,} files by Jazzer in {len(found)} targets, which reach {min(branches):,} to {max(branches):,} branches"


def operations(found):
    return f"{sum(map(int, found)):,} operations failed in {len(found)} commands, nothing torn"


def kills(found):
    return (f"{sum(int(kills) for kills, _, _ in found):,} kills of {len(found)} writers, "
            f"{sum(int(beside) for _, beside, _ in found):,} of them while it wrote; none torn")


def branches(root):
    """The share of branches that are taken, of each module that is measured."""
    shares = []
    for report in sorted(root.glob("target/coverage/*/jacoco.csv")):
        with report.open() as lines:
            rows = list(csv.DictReader(lines))
        missed, taken = (sum(int(row["BRANCH_" + what]) for row in rows) for what in ("MISSED", "COVERED"))
        shares.append(f"{report.parent.name.removeprefix('mazewright-')} {100 * taken / (taken + missed):.1f} % of {taken + missed:,} branches")
    return ", ".join(shares) or "no report"


def mutants(root):
    """How many changes of the code the tests notice, of those that a test reaches and of all."""
    report = root / "target" / "mutants" / "mutations.csv"
    if not report.exists():
        return "no report"
    with report.open() as lines:
        ends = [line[5] for line in csv.reader(lines) if len(line) > 5]
    killed = sum(end in ("KILLED", "TIMED_OUT", "MEMORY_ERROR") for end in ends)
    unreached = sum(end == "NO_COVERAGE" for end in ends)
    return f"{killed:,} of {len(ends):,} mutants killed ({100 * killed / len(ends):.0f} %), {unreached:,} reached by no test of their package"


@dataclass(frozen=True)
class Part:
    """Tests of a module that show something, how many of what they try, and how to read what they say."""
    name: str
    bars: str
    what: str
    module: str = ""
    tests: str = ""
    property: str = ""
    count: int = 0
    unit: str = ""
    minutes: int = 10
    figure: str = ""
    sum: object = first
    profile: str = ""
    maven: tuple = ()
    script: str = ""
    reports: str = ""
    seen: object = None


MUTATIONS = r"^(.+): (\d+) mutations of \d+ samples"

ALL = [
    Part("readers", "1", "files of every format that is read, changed at random", "drawing", "MutatedFilesTest",
         "mazewright.mutations", 5_000, "files of each, and as many to be recognised", 60, MUTATIONS, mutations),
    Part("bits", "1", "files of every format: cut at every byte, every bit flipped, a byte less or more, as other formats; hand-made bad ones",
         "formats,drawing", "BadInputTest,HandMadeBadTest,DamagedPngTest", minutes=30),
    Part("fuzz", "2", "every reader, recipes and HTTP requests, changed by Jazzer such that they take other branches",
         "formats,drawing,datasets,books,vision,studio",
         "MutatedTextsTest,MutatedFilesTest,MutatedDatasetFileTest,MutatedBookTest,MutatedPdfTest,MutatedPictureTest,MutatedRequestTest",
         "mazewright.guided", 30, "seconds each", 180, r"^(.+): (\d+) files in \d+ s, guided; (\d+) branches$", guided, profile="fuzz"),
    Part("texts", "1", "recipes, graphs, scenarios, masks and styles, changed at random", "formats", "MutatedTextsTest",
         "mazewright.mutations", 20_000, "of each", 60, MUTATIONS, mutations),
    Part("descriptions", "1", "descriptions of datasets and books, and PDF files for printers, changed at random", "datasets,books",
         "MutatedDatasetFileTest,MutatedBookTest,MutatedPdfTest", "mazewright.mutations", 2_000, "of each", 60, MUTATIONS, mutations),
    Part("pictures", "1, 8", "pictures (PNG, JPEG, GIF, BMP, TIFF, WebP, PDF, SVG), changed at random", "vision", "MutatedPictureTest",
         "mazewright.mutations", 300, "of each kind", 60, MUTATIONS, mutations),
    Part("truth", "3, 4", "files of other programs with known answers; each format written, read and compared", "formats,drawing,vision",
         "TruthTest,DialectTest,ScenarioTest,RoundTripTest,EverythingOnEverythingTest,RenditionsAgreeTest,CellsReaderTest", minutes=30),
    Part("independent", "3, 5", "readers and lengths of scenarios, against others in Python", "cli", "IndependentTest", minutes=30,
         figure=r"^(\d+ files read by .*|[\d,]+ lengths of .*)$"),
    Part("solvers", "5", "every solver against a slow breadth-first search, on random mazes of all shapes", "core", "SolverContractTest",
         "mazewright.mazes", 100_000, "mazes", 120),
    Part("sizes", "6", "the smallest sizes of everything; sizes that are no numbers, or too large", "core,cli",
         "CatalogContractTest,GridContractTest,ExitCodeTest", minutes=30),
    Part("memory", "7", "memory is asked for before work; little heaps; the memory that the catalog states", "core,cli,studio",
         "MemoryStatementTest,AtlasMemoryTest,ProcessTest#littleMemory,LargeMemoryTest,BookMemoryTest,JvmOptionsTest", minutes=60),
    Part("bombs", "8", "pictures and archives that say or unpack to more than they should", "formats,vision,books",
         "UnpackerTest,HostilePictureTest,DamagedPdfTest", minutes=30),
    Part("killed", "9, 16", "kill -9 at random instants, of each kind of writer", "cli", "KilledTest",
         "mazewright.kills", 20, "kills of each", 240, r"^\S+: (\d+) kills, (\d+) while it wrote, (\d+) when", kills),
    Part("killed-datasets", "9, 16", "kill -9 of datasets at random instants, which are gone on with; signals, full disks, two runs at once", "cli",
         "DatasetProcessTest", "mazewright.kills", 50, "kills of each of two formats", 120),
    Part("errors", "10", "operation 1, 2, 3 ... on files fails, once and for ever", "cli", "InjectedErrorsTest", minutes=60,
         figure=r"^failed: (\d+) ", sum=operations),
    Part("processes", "11-14, 19", "full disks, closed pipes, signals, terminals, permissions, odd names", "cli",
         "ProcessTest,BookProcessTest,OutputTest,PartFileTest", minutes=30),
    Part("codes", "12, 15", "every exit code, and one line for every failure", "cli", "ExitCodeTest,HelpTest", minutes=20),
    Part("bytes", "18", "the same bytes in all locales, zones, charsets, heaps and numbers of threads", "cli",
         "SameBytesTest,SameBytesEverywhereTest", "mazewright.combinations", 60, "processes", 60, r"^(\d+ processes: .*)$"),
    Part("golden", "18, 33", "recorded digests of recipes; published vectors of the random numbers", "core", "GoldenDigestTest,MazeRandomTest", minutes=20),
    Part("upgrades", "18", "files of earlier versions are read as they were", "cli", "UpgradeTest", minutes=10),
    Part("web", "20-25, 29", "Host, Origin, tokens, paths, sizes, times, ports and the end of the studio", "studio,cli",
         "StudioTest,StudioLimitsTest,OriginCheckTest,OtherOriginsTest,ClassAccessTest,EndpointsTest,OpenApiTest,ServeTest", minutes=30),
    Part("browser", "22-24", "pages of other origins, and names that are markup, in a real browser", "browser", "SafetyTest", minutes=20),
    Part("slow-clients", "26", "500 that send and 500 that read a byte a second", "studio", "EnduranceTest#slowClients*",
         "mazewright.slow", 300, "seconds", 20, r"^(slow senders stayed .*|heap \d+ KB before.*)$"),
    Part("load", "27, 29", "200 clients at -Xmx256m; the end while it works", "cli", "ServeLoadTest",
         "mazewright.load", 600, "seconds", 40, r"^(\d+ clients, .*|at half load: .*|stopped in .*)$"),
    Part("files-served", "27", "files of the page, as fast as they are served", "studio", "EnduranceTest#filesAreServed*", minutes=10,
         figure=r"^(\d+ files a second; .*)$"),
    Part("requests", "28", "random and mutated HTTP requests, forms of smuggling among them", "studio", "FuzzTest",
         "mazewright.fuzz", 100_000, "requests", 60, r"^(statuses of answers to .*)$"),
    Part("supply", "30", "no serialisation, no reflection, no other hosts; SVG without entities", "tools,vision",
         "ArchitectureTest,ForbiddenUseTest,HostilePictureTest", minutes=20),
    Part("supply-broken", "30", "a release with one byte changed in a library is not built", script="checks/supply_broken.py", minutes=30,
         figure=r"^(with a byte of .*)$"),
    Part("soak", "31", "ten thousand mixed requests: heap, threads and memory as after a thousand", "studio", "EnduranceTest#heapAndThreads*", minutes=20,
         figure=r"^(after 1000 requests .*)$"),
    Part("hours", "31", "commands of all kinds, one after the other, beside a studio that is asked for all kinds of things", "cli", "SoakTest",
         "mazewright.soak", 1_200, "seconds", 60, r"^soak: (.*)$"),
    Part("statistics", "33", "mazes as often as each algorithm's definition says", "core,certify",
         "UniformityTest,ExactDistributionTest,SamplesFitTest,PowerTest,MazeRandomTest", minutes=120),
    Part("branches", "34", "branches of core, formats and datasets that the tests take", minutes=40,
         maven=("-Pcoverage,thorough test -pl core,micromouse,formats,drawing,datasets",
                "-Pcoverage org.jacoco:jacoco-maven-plugin:report org.jacoco:jacoco-maven-plugin:check -pl core,formats,datasets"),
         reports="target/coverage", seen=branches),
    Part("mutants", "34", "mutants of core that the tests kill", minutes=240,
         maven=("-Pmutants test-compile org.pitest:pitest-maven:mutationCoverage -pl core",),
         reports="target/mutants", seen=mutants),
]
PARTS = {part.name: part for part in ALL}

# A bar: what is promised, the parts that show it, and what they do not show.
BARS = {
    1: ("A bad file is a maze that is one, or refused in one line that names the file and the place.",
        ["readers", "bits", "texts", "descriptions", "pictures"], ""),
    2: ("Fuzzing guided by coverage finds no more.", ["fuzz"], "Not run: four hours each. In 30 seconds each, three of 34 targets found four faults in pictures, and one a fifth when run again; all are mended"),
    3: ("Files of other programs are read as these programs mean them.", ["truth", "independent"], ""),
    4: ("What is written is read again as the same maze.", ["truth"], ""),
    5: ("Solvers that promise a shortest path find one.", ["solvers", "independent"], ""),
    6: ("Every size works or is refused with 64 and the range.", ["sizes"], ""),
    7: ("What does not fit into memory is refused before work, with 70.", ["memory"], ""),
    8: ("A file that unpacks to too much is refused from its head.", ["bombs"], ""),
    9: ("A killed run leaves the old file or the new one.", ["killed", "killed-datasets"], ""),
    10: ("An error of the disk leaves the old file, 73 or 74, and a line.", ["errors"], ""),
    11: ("So does a full disk.", ["processes"], ""),
    12: ("So do missing permissions; odd names work.", ["processes", "codes"], "Not run as root: missing permissions"),
    13: ("Ctrl-C and TERM end a run with 130 and 143, without a torn file.", ["processes", "killed-datasets"], ""),
    14: ("A closed pipe ends a run, quietly.", ["processes"], ""),
    15: ("Each exit code means one thing.", ["codes"], ""),
    16: ("A killed run is gone on with, to the same bytes.", ["killed-datasets", "processes"], ""),
    17: ("There is no bar of this number.", [], "Nothing to run"),
    18: ("The same recipe is the same bytes everywhere and in every later version.", ["bytes", "golden", "upgrades"],
         "Not run: another processor, another system, JDK 26"),
    19: ("Where a terminal has no Unicode, drawings are ASCII.", ["processes"], ""),
    20: ("The studio listens to this machine alone, unless told otherwise.", ["web"], ""),
    21: ("It answers to its own names alone.", ["web"], ""),
    22: ("Pages of other sites can do nothing with it.", ["web", "browser"], ""),
    23: ("The page loads nothing from elsewhere, and stands in no frame.", ["web", "browser"], ""),
    24: ("No path leads out of the page's files; names are inert.", ["web", "browser"], ""),
    25: ("What is too large or takes too long is refused.", ["web"], ""),
    26: ("Slow clients do not slow others down.", ["slow-clients"], ""),
    27: ("Under load it answers, or says that it is busy.", ["load", "files-served"], ""),
    28: ("No request brings it down.", ["requests"], ""),
    29: ("It stops within 5 s, and the port is free.", ["web", "load"], ""),
    30: ("It deserialises nothing, and reads no XML entities; its libraries are those of the list.", ["supply", "supply-broken"], ""),
    31: ("It does not grow.", ["soak", "hours"], "Not run: 24 hours"),
    32: ("A bug is closed by a test that failed before.", [], "A rule of CONTRIBUTING.md, which no command checks"),
    33: ("Mazes are as frequent as the definitions say.", ["statistics", "golden"], ""),
    34: ("Tests take the branches, and notice changes.", ["branches"],
         "The aim is 95 % of core and 90 % of formats and datasets. Part `mutants` was not run to its end: stopped after 7 minutes, when 367 of 526 mutants of core's packages mask and option had been killed"),
}
