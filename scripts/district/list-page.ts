import type { DistrictFacts } from '#district/read/schemas.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

/** A district of the list, and the address of its site. */
export type ListedDistrict = { facts: DistrictFacts; href: string }

/**
 * The page of a list of districts, which a web server sends at their common address: one file
 * without scripts, in both themes, with the names that each `district.json` has.
 */
export function makeListPage(districts: readonly ListedDistrict[]): string {
  const byName = (a: ListedDistrict, b: ListedDistrict) =>
    a.facts.name.en!.localeCompare(b.facts.name.en!)
  const states = Map.groupBy(districts.toSorted(byName), ({ facts }) => facts.state.en!)
  const sections = [...states]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([state, some]) =>
        `<h2>${escapeHtml(state)}</h2>\n<ul>\n${some.map(makeItem).join('\n')}\n</ul>\n`,
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose your district</title>
<meta name="description" content="Local directories of ${districts.length} districts.">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Choose your district</h1>
${sections.join('')}</main>
</body>
</html>
`
}

/** Its English name, and the ones in its own languages. */
function makeItem({ facts: { name, languages }, href }: ListedDistrict): string {
  const others = languages
    .filter((code) => code !== 'en')
    .map((code) => ` <span lang="${code}">${escapeHtml(name[code]!)}</span>`)
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(name.en!)}${others.join('')}</a></li>`
}

// Old phones do not know `light-dark()`.
const STYLE = `:root{color-scheme:light dark;--ground:#f7f6f1;--text:#1d1813;--line:#d8d2c4}
@media (prefers-color-scheme:dark){:root{--ground:#14120f;--text:#f3efe4;--line:#3a342c}}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:auto;padding:2rem 1rem}
h1{font-size:1.6rem;line-height:1.2}
h2{margin:1.5rem 0 0;font-size:1rem}
ul{margin:0;padding:0;list-style:none}
a{display:block;padding:.6rem 0;border-bottom:1px solid var(--line);color:inherit}
span{margin-left:.5rem}`
