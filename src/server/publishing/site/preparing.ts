import { READS_HINDI } from '#district/district.ts'
import { sitePages } from '#i18n/hi/site-pages.ts'
import type { SiteTexts } from './texts.ts'

/**
 * What a visitor sees while the very first release is being built. It needs no other file, because
 * none exists yet.
 */
export const renderPreparingPage = ({ lang, preparing }: SiteTexts): string =>
  renderPlainPage(lang, preparing, sitePages.preparing)

/** What a visitor sees while one page cannot be rendered. */
export const renderBusyPage = ({ lang, busy }: SiteTexts): string =>
  renderPlainPage(lang, busy, sitePages.busy)

type PageText = { title: string; text: string }

const renderPlainPage = (lang: string, t: PageText, hindi: PageText): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="3">
<title>${t.title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf6ee;
  color: #2b2118; font: 1.125rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 32rem; padding: 2rem; border-top: 6px solid #c2410c }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .75rem }
p { margin: 0 0 .75rem }
@media (prefers-color-scheme: dark) { body { background: #1c1612; color: #f3eadc } }
</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
${lang === 'en' && READS_HINDI ? `<p lang="hi">${hindi.title}।</p>\n` : ''}<p>${t.text}</p>
</main>
</body>
</html>
`
