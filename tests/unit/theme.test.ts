import { describe, expect, it } from 'vitest'
import { checkColour, checkAppearanceContrast } from '#views/theme/checks.ts'
import { getDarkColours, getLightColours } from '#views/theme/colours.ts'
import { getCategoryColourRules, findCategoryColours } from '#views/theme/category-colours.ts'
import { getThemeCss } from '#views/theme/theme-css.ts'
import { SAMPLE_APPEARANCE, type SiteAppearance } from '#config/site-settings.ts'
import { getContrast } from '#shared/rules/colour.ts'

const STANDARD: SiteAppearance = {
  primaryColor: '#3B82F6',
  secondaryColor: '#10B981',
  accentColor: '#F59E0B',
  fontFamily: 'Inter',
  fontSize: 'medium',
  theme: 'light',
  borderRadius: 'medium',
  shadowStyle: 'subtle',
}
const CHOICES = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#ffff00',
  '#000000',
  '#ffffff',
  '#808080',
  '#ff00ff',
  '#1D5B3B',
  '#7f7f00',
]

describe('the look of the website settings', () => {
  it('adds nothing for the sample district', () => {
    expect(getThemeCss(SAMPLE_APPEARANCE)).toBe('')
  })

  it('sets only what differs', () => {
    expect(getThemeCss({ ...SAMPLE_APPEARANCE, borderRadius: 'none' })).toBe(
      ':root{--radius:0;--radius-s:0;--radius-c:0}',
    )
  })

  it('writes both themes for auto and one otherwise', () => {
    expect(getThemeCss({ ...STANDARD, theme: 'auto' })).toContain(
      '@media (prefers-color-scheme:dark)',
    )
    expect(getThemeCss(STANDARD)).not.toContain('@media')
    expect(getThemeCss({ ...STANDARD, theme: 'dark' })).not.toContain('--on-wall-2')
  })

  it('lets no font name leave its quotes', () => {
    expect(getThemeCss({ ...SAMPLE_APPEARANCE, fontFamily: "x';}body{}" })).not.toContain('}body')
  })
})

describe('words stay readable with any chosen colour', () => {
  const looks = CHOICES.map((colour) => ({
    ...STANDARD,
    primaryColor: colour,
    secondaryColor: colour,
    accentColor: colour,
  }))

  it.each(looks)('light: $primaryColor', (look) => {
    const t = getLightColours(look)
    expect(getContrast(t['--on-primary']!, t['--primary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(t['--on-secondary']!, t['--secondary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(t['--on-wall-2']!, t['--secondary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(t['--on-wall-mark']!, t['--secondary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(t['--on-accent']!, t['--accent']!)).toBeGreaterThanOrEqual(4.5)
    for (const words of ['--link', '--flame-text']) {
      for (const ground of ['#ffffff', '#f8f6f1', '#efeae0'])
        expect(getContrast(t[words as '--link']!, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(looks)('dark: $primaryColor', (look) => {
    const t = getDarkColours(look)
    expect(getContrast(t['--on-primary']!, t['--primary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast('#fbead6', t['--secondary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast('#edb754', t['--secondary']!)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(t['--on-accent']!, t['--accent']!)).toBeGreaterThanOrEqual(4.5)
    for (const words of ['--link', '--flame-text']) {
      for (const ground of ['#15110e', '#1e1915', '#28221c', '#453724'])
        expect(getContrast(t[words as '--link']!, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('colours that categories have chosen', () => {
  it('are found in the page and written once each', () => {
    const html =
      '<a class="tile kind-bank earth-112233"><i class="kind-x earth-112233 panel"></i><b ' +
      'class="earth-zzzzzz"></b>'
    expect(findCategoryColours(html)).toEqual(['#112233'])
    expect(getCategoryColourRules(['#112233', '#112233'])).toBe(
      '.earth-112233{--k:#112233;--kt:#fff6e8;--kd:#e9a933;--kw:initial}',
    )
  })

  it.each(CHOICES)('what is drawn on %s can be made out', (earth) => {
    const drawn = /--kt:(#\w+)/.exec(getCategoryColourRules([earth]))![1]!
    expect(getContrast(drawn, earth)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('what the settings say of chosen colours', () => {
  it('names an accent that is too pale as words, and what is used instead', () => {
    const look = { ...SAMPLE_APPEARANCE, accentColor: '#F2B134' }
    const { wordsOn, ratio, asWords } = checkColour(look, 'accentColor')
    expect(ratio).toBeCloseTo(getContrast(wordsOn, '#F2B134'))
    expect(asWords!.ratio).toBeLessThan(4.5)
    expect(asWords!.instead).toBe(getLightColours(look)['--flame-text'])
    expect(checkColour({ ...look, accentColor: asWords!.instead! }, 'accentColor').asWords).toEqual(
      expect.objectContaining({ instead: null }),
    )
  })

  it.each(CHOICES)('every pair can be read with %s everywhere', (colour) => {
    const look = { ...SAMPLE_APPEARANCE, primaryColor: colour, secondaryColor: colour }
    const { good, all } = checkAppearanceContrast({ ...look, accentColor: colour })
    expect([good, all]).toEqual([all, 11])
  })
})
