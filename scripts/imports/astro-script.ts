/** The program text of an .astro file: its frontmatter, and the scripts in its markup. */
export function extractAstroScript(text: string): string {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(/<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  )
  return [frontmatter, ...scripts].join('\n')
}
