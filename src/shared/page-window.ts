/** What a pagination shows: first, last and the pages within `reach` of the current one; `gap` where pages are left out. */
export function pageWindow(page: number, pages: number, reach = 2): Array<number | 'gap'> {
  const shown = [1]
  for (let n = Math.max(2, page - reach); n <= Math.min(pages - 1, page + reach); n++) shown.push(n)
  if (pages > 1) shown.push(pages)
  return shown.flatMap((n, i) => (i > 0 && n - shown[i - 1]! > 1 ? ['gap' as const, n] : [n]))
}
