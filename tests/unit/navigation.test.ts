import { describe, expect, it } from 'vitest'
import { getContactLinks, getSocialLinks } from '#components/navigation/footer-links.ts'
import { businessSearchPath, categoryPath, isCurrentRoute } from '#config/routes.ts'
import { SAMPLE_SITE } from '#pages/_styleguide/sample-site.ts'
import { toPath } from '#shared/view/address.ts'
import { toScriptJson } from '#shared/text/json-for-script.ts'

describe('addresses', () => {
  it('of a category’s pages and of the filtered list', () => {
    expect(categoryPath('banks')).toBe('/categories/banks')
    expect(categoryPath('banks', 2)).toBe('/categories/banks/page/2')
    expect(businessSearchPath()).toBe('/businesses')
    expect(businessSearchPath({ search: 'state bank', category: '' })).toBe(
      '/businesses?search=state+bank',
    )
  })

  it('mark as current the page and what lies below it, the home page only itself', () => {
    expect(isCurrentRoute('classified', toPath('/classified/a-bicycle'))).toBe(true)
    expect(isCurrentRoute('home', toPath('/'))).toBe(true)
    expect(isCurrentRoute('home', toPath('/businesses'))).toBe(false)
    expect(isCurrentRoute('businesses', toPath('/businesses-of-old'))).toBe(false)
  })
})

describe('the footer shows what is configured', () => {
  it('nothing when nothing is', () => {
    expect(getContactLinks(SAMPLE_SITE)).toEqual([])
    expect(getSocialLinks(SAMPLE_SITE)).toEqual([])
  })

  it('phone, mail, and WhatsApp by its digits only', () => {
    const site = {
      ...SAMPLE_SITE,
      contactPhone: '+91 00000 00000',
      contactWhatsapp: '+91-00000-11111',
      youtubeUrl: 'https://youtube.example/x',
    }
    expect(getContactLinks(site).map(({ href }) => href)).toEqual([
      'tel:+910000000000',
      'https://wa.me/910000011111',
    ])
    expect(getSocialLinks(site)).toEqual([
      { icon: 'youtube', name: 'YouTube', href: 'https://youtube.example/x' },
    ])
  })
})

describe('JSON inside a script element', () => {
  it('cannot close it', () => {
    const hostile = { name: '</script><!--\u2028&' }
    const text = toScriptJson(hostile)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(hostile)
  })
})
