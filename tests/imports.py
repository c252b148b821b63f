"""Who imports what, read from the source: imports for types alone and those inside functions count as well."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """One imported thing.

    Args:
        module: who imports.
        target: the module that is imported from, or the one imported.
        name: what is imported from it; None: the module itself.
    """

    module: str
    target: str
    name: str | None = None

    def __str__(self) -> str:
        return f"{self.module} imports {self.name + ' from ' if self.name else ''}{self.target}"


class Source:
    """The modules of a project."""

    def __init__(self, root: Path, *folders: str) -> None:
        self._root = root
        self._folders = folders
        self._exported: dict[str, set[str]] = {}

    @cached_property
    def modules(self) -> dict[str, Path]:
        """The files of all modules by name; a package is its `__init__`."""
        paths = [path for folder in self._folders for path in sorted(self._root.glob(f"{folder}/**/*.py"))]
        return {self._name(path): path for path in paths}

    @cached_property
    def imports(self) -> list[Import]:
        """All imports of modules of the project."""
        return [each for module, path in self.modules.items() for each in self._imports(module, path)]

    def is_package(self, module: str) -> bool:
        return self.modules[module].name == "__init__.py"

    def exported(self, package: str) -> set[str]:
        """Return what a package lists in `__all__`, or, without such a list, what its own file imports and makes."""
        if package not in self._exported:
            self._exported[package] = _exports(ast.parse(self.modules[package].read_text(encoding="utf-8")))
        return self._exported[package]

    def doors(self, one: Import) -> Iterator[str]:
        """Yield the packages that an import enters, the outer first: those that its own module is not in."""
        parts = one.target.split(".")
        for length in range(1, len(parts) + 1):
            package = ".".join(parts[:length])
            within = one.module == package or one.module.startswith(f"{package}.")
            if package in self.modules and self.is_package(package) and not within:
                yield package

    def circles(self) -> list[list[str]]:
        """Return the groups of modules each of which needs all others of its group, directly or not."""
        needs: dict[str, set[str]] = {module: set() for module in self.modules}
        for one in self.imports:
            # Python runs the packages on the way, too.
            needs[one.module] |= {one.target, *self.doors(one)} - {one.module}
        reached = {module: _reached(module, needs) for module in needs}
        groups = {frozenset(other for other in reached[module] if module in reached[other]) for module in needs}
        return sorted(sorted(group) for group in groups if len(group) > 1)

    def _name(self, path: Path) -> str:
        parts = path.relative_to(self._root).with_suffix("").parts
        return ".".join(part for part in parts if part != "__init__")

    def _imports(self, module: str, path: Path) -> Iterator[Import]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found = [Import(module, alias.name) for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                found = [self._named(module, node.module, alias.name) for alias in node.names]
            else:
                continue
            yield from (one for one in found if one.target in self.modules)

    def _named(self, module: str, target: str, name: str) -> Import:
        """Return an import of a name, which may be that of a module."""
        # From outside, a package's own word for something comes first; inside, it is the module of that name.
        within = module.startswith(f"{target}.")
        exported = not within and target in self.modules and name in self.exported(target)
        inner = f"{target}.{name}"
        return Import(module, inner) if inner in self.modules and not exported else Import(module, target, name)


def _exports(tree: ast.Module) -> set[str]:
    made = set[str]()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            made |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            if name == "__all__" and node.value is not None:
                return set(ast.literal_eval(node.value))
            made.add(name)
    return {name for name in made if not name.startswith("_")}


def _reached(module: str, needs: dict[str, set[str]]) -> set[str]:
    """Return the modules that one needs, and those that they need."""
    found, left = set[str](), [module]
    while left:
        new = needs[left.pop()] - found
        found |= new
        left.extend(new)
    return found | {module}
