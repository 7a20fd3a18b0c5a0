import { previewOptions as t } from '#i18n/en/app/preview-options.ts'

type PageOptions = { size: string; position: string; styles: readonly string[] }

const LINES = '<i></i><i class="short"></i>'
const TEXT = `<div class="drawn-text">${LINES}${LINES}</div>`
const CARDS = '<div class="drawn-cards"><b></b><b></b></div>'

/**
 * A page of grey shapes with a slot of this size at this position. It has the styles and colours of
 * the page that shows it, and no script.
 */
export function renderMockPage({ size, position, styles }: PageOptions): string {
  const at = (here: string, around = '') =>
    here === position
      ? `<aside class="${here === 'popup' ? 'drawn-popup ad-300x250' : 'ad-slot'} ad-${size} ` +
        `${around}"><div class="ad-frame"></div></aside>`
      : ''
  const sheets = [
    ...[...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ dataset }) => dataset['precedence'] === undefined)
      .map(({ href }) => href),
    ...styles,
  ]
  // With the words that the page's policy knows.
  const colours = [...document.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML)
  return `<!doctype html><html lang="en"><head><title>${t.page}</title>
    ${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${colours.join('')}
    </head><body class="drawn"><main>
      <div class="drawn-bar"></div>
      ${at('header')}
      <h1>${t.page}</h1>
      ${at('content-top')}
      <div class="drawn-columns ${position === 'sidebar' ? 'with-side' : ''}">
        <div>${CARDS}${TEXT}</div>
        ${position === 'sidebar' ? `<div class="side">${at('sidebar')}${TEXT}</div>` : ''}
      </div>
      ${at('content-bottom')}
      ${at('footer')}
      <div class="drawn-foot"></div>
      ${at('popup')}
    </main></body></html>`
}
