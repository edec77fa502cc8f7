"""The pieces of a page that stands for itself: sections of plots with their numbers in tables, light and dark."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from matplotlib.figure import Figure

from kemet.report.plots import COLOURS, inline_svg


@dataclass
class Table:
    """A table: what it is of, the heads of its columns, the cells by row; the first column names the row."""

    caption: str
    head: list[str]
    rows: list[list[str]]


@dataclass
class Panel:
    """A plot with what it shows, in words for those who cannot see it, and its numbers."""

    title: str
    alt: str
    figure: Figure
    table: Table
    note: str = ""


@dataclass
class Section:
    """A part of the page."""

    name: str
    title: str
    text: str
    panels: list[Panel] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)


STYLE = """
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:0 0 .4rem}
h3{font-size:1rem;margin:0 0 .4rem}
p{max-width:46rem;margin:.3rem 0 .8rem}
a{color:var(--main)}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1rem;list-style:none;padding:0;margin:.5rem 0 1rem}
nav a{display:inline-block;padding:.5rem 0}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.6rem;margin:1rem 0}
dl div{background:var(--card);border-radius:.5rem;padding:.6rem .8rem}
dt{font-size:.85rem}
dd{margin:0;font-size:1.35rem;font-weight:600}
section{background:var(--card);border-radius:.6rem;padding:1rem;margin:0 0 1rem}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;margin:0 0 1.6rem}
@media(min-width:52rem){.panel{grid-template-columns:minmax(0,30rem) minmax(0,1fr)}}
figure{margin:0}
figure svg{display:block;width:100%;height:auto;max-width:30rem}
figcaption{font-size:.9rem;margin:.3rem 0 0}
svg text{font-family:system-ui,sans-serif}
.scroll{overflow:auto;max-height:34rem}
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:0 0 .3rem}
th,td{padding:.15rem .5rem .15rem 0;text-align:right;border-bottom:1px solid var(--grid);vertical-align:top}
thead th{position:sticky;top:0;background:var(--card)}
th:first-child{text-align:left;font-weight:400}
thead th:first-child{font-weight:600}
footer{font-size:.85rem;margin:1rem 0}
:focus-visible{outline:3px solid var(--other);outline-offset:2px}
@media print{section{break-inside:avoid}.scroll{max-height:none}}
"""
PAGE_COLOURS = {"page": ("#f3eee5", "#1c1814"), "card": ("#fffdf9", "#27221d")}


def colour_style() -> str:
    """Returns the colours as CSS variables: light, and dark where the reader prefers that."""
    every = {**COLOURS, **PAGE_COLOURS}
    light, dark = (";".join(f"--{name}:{shades[k]}" for name, shades in every.items()) for k in (0, 1))
    return f":root{{color-scheme:light dark;{light}}}\n@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"


def whole_page(
    title: str, lead: str, facts: dict[str, str], sections: list[Section], foot: str, language: str, contents: str
) -> str:
    """Returns the page in *language*; *contents* is what the list of its sections is called."""
    links = "".join(f'<li><a href="#{section.name}">{escape(section.title)}</a></li>' for section in sections)
    tiles = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items())
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{colour_style()}{STYLE}</style></head>",
            f"<body><header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>",
            f"<dl>{tiles}</dl>",
            f'<nav aria-label="{escape(contents, quote=True)}"><ul>{links}</ul></nav>',
            "<main>",
            *(section_html(section) for section in sections),
            "</main>",
            f"<footer>{escape(foot)}</footer></body></html>\n",
        ]
    )


def section_html(section: Section) -> str:
    """Returns one section."""
    parts = [panel_html(f"{section.name}-{k}", panel) for k, panel in enumerate(section.panels, 1)]
    parts += [table_html(table) for table in section.tables]
    head = f'<section id="{section.name}"><h2>{escape(section.title)}</h2><p>{escape(section.text)}</p>'
    return "\n".join([head, *parts, "</section>"])


def panel_html(name: str, panel: Panel) -> str:
    """Returns a plot with its table beside it."""
    note = f"<figcaption>{escape(panel.note)}</figcaption>" if panel.note else ""
    svg = inline_svg(panel.figure, name, escape(panel.alt, quote=True))
    return f'<div class="panel"><figure><h3>{escape(panel.title)}</h3>{svg}{note}</figure>{table_html(panel.table)}</div>'


def table_html(table: Table) -> str:
    """Returns a table that scrolls within itself where it is too large; the keyboard reaches it."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(table.caption, quote=True)}">'
        f"<table><caption>{escape(table.caption)}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
