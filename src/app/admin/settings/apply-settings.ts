import { inPageLanguage } from '#i18n/en/page-language.ts'
import { getLookCss } from '#views/theme/theme-css.ts'
import type { SettingValues } from './setting-fields.ts'
import { toPreviewSettings } from './preview-settings.ts'
import { getLogoPreviewUrl } from './uploaded-logos.ts'

type Target = {
  values: SettingValues
  saved: SettingValues
  theme: 'light' | 'dark'
  /** What the page brings as inline styles. */
  styles: readonly string[]
}

/** What was shown before the first change, by its place on the page. */
const firsts = new WeakMap<Node, string>()

const TEXTS = [
  ['.hero h1', 'heroTitle'],
  ['.hero .lede', 'heroSubtitle'],
  ['.hero-actions .button', 'heroButtonText'],
] as const
type TextName = (typeof TEXTS)[number][1] | 'siteName'

/** The text of a setting in the language of the page. */
const textOf = (settings: SettingValues, name: TextName): string =>
  inPageLanguage.language === 'hi' ? settings[`${name}Hi`] : settings[name]

/**
 * Makes a page of the site look as it would with other settings. Only through the CSSOM and texts:
 * the page's content security policy allows no other styles.
 */
export function applySettingsToPreview(
  page: Document,
  { values, saved, theme, styles }: Target,
): void {
  const view = page.defaultView
  if (!view || !page.querySelector('.masthead')) return
  page.documentElement.dataset['theme'] = theme
  page.adoptedStyleSheets = [...styles, getLookCss(toPreviewSettings(values), theme)].map((css) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  for (const link of page.querySelectorAll('a, button, input, select')) stopLeading(link)

  for (const [place, name] of TEXTS)
    setNotice(page.querySelector(place), textOf(values, name), textOf(saved, name))
  const masthead = page.querySelector('.masthead')!
  masthead.classList.remove('logo-center', 'logo-right')
  if (values.logoPosition !== 'left') masthead.classList.add(`logo-${values.logoPosition}`)
  brand(masthead.querySelector('.brand'), values.navbarLogo || values.siteLogo, values)
  const footer = page.querySelector('footer')
  brand(footer?.querySelector('.brand') ?? null, values.footerLogo || values.siteLogo, values)
}

/** Links do not lead away, and nothing can be sent. */
function stopLeading(element: Element): void {
  element.removeAttribute('href')
  element.setAttribute('tabindex', '-1')
}

/** The chosen text, or the page's default if there is none. */
function setNotice(place: Element | null, wanted: string, saved: string): void {
  if (!place) return
  if (!firsts.has(place)) firsts.set(place, place.textContent)
  const standard = saved === '' ? firsts.get(place)! : ''
  place.textContent = wanted.trim() || standard
}

/** A logo, or the flower and the name. */
function brand(place: Element | null, logo: string, values: SettingValues): void {
  if (!place) return
  const siteName = textOf(values, 'siteName') || values.siteName
  if (!firsts.has(place)) firsts.set(place, place.querySelector('img') ? '' : place.innerHTML)
  if (logo) {
    const picture = place.ownerDocument.createElement('img')
    picture.className = `logo-${values.logoSize}`
    picture.src = getLogoPreviewUrl(logo)
    picture.alt = siteName
    picture.height = 40
    place.replaceChildren(picture)
    return
  }
  const drawing = place.querySelector('svg')
  const hindi = place.querySelector('.hi')
  place.replaceChildren(...(drawing ? [drawing] : []), ` ${siteName} `, ...(hindi ? [hindi] : []))
}
