import { formatDay } from '#browser/offline/day.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

type Kept = {
  fetched: Date
  url: URL
  /** There is no line, or else only a slow one. */
  hasFailed: boolean
}

/*
 * The line over a kept page is a template of the page without a line, in the language of that:
 * the day and the link are filled in, and of the two reasons one stays.
 */
const TEMPLATE = /<template id="kept-page" data-months="([^"]*)">([\s\S]*?)<\/template>/
const STYLES = /<link [^>]*>/
const REASONS = { offline: /<b data-offline>.*?<\/b>/s, slow: /<b data-slow>.*?<\/b>/s }

/** Says over a page's content that it is a kept copy, and of which day. */
export function markAsKept(html: string, shell: string, { fetched, url, hasFailed }: Kept): string {
  const [, months, template] = TEMPLATE.exec(shell) ?? []
  if (!months || !template) return html
  const line = template
    .replace(REASONS[hasFailed ? 'slow' : 'offline'], '')
    .replace('%day%', formatDay(fetched, months.split(',')))
    .replace(/href="[^"]*" data-again/, () => `href="${escapeHtml(url.pathname)}" data-again`)
  const styles = STYLES.exec(line)?.[0] ?? ''
  return html
    .replace('</head>', () => `${styles}</head>`)
    .replace('<main id="main"', () => `${line.replace(styles, '')}<main id="main"`)
}
