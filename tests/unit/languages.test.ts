import { describe, expect, it } from 'vitest'
import {
  addLanguage,
  findLanguage,
  isTranslatedPath,
  LANGUAGES,
  splitLanguage,
} from '#config/languages.ts'

const hindi = findLanguage('hi')
const split = (address: string) => {
  const { language, path } = splitLanguage(address)
  return [language.code, path]
}

describe('the language of an address', () => {
  it('is that of its beginning, and the rest is the same in all languages', () => {
    expect(split('/hi/business/x')).toEqual(['hi', '/business/x'])
    expect(split('/hi')).toEqual(['hi', '/'])
    expect(split('/hi/')).toEqual(['hi', '/'])
    expect(split('/business/x')).toEqual(['en', '/business/x'])
    expect(split('/')).toEqual(['en', '/'])
  })

  it('is English for what only looks alike', () => {
    for (const address of ['/hindi', '/HI', '/Hi/about', '//hi', '/hi.html', '/a/hi', 'hi', ''])
      expect(split(address)).toEqual(['en', address])
  })

  it('is taken off once', () => {
    expect(split('/hi/hi')).toEqual(['hi', '/hi'])
    expect(split('/hi//x')).toEqual(['hi', '//x'])
  })
})

describe('the address in a language', () => {
  it('begins with the language, and leads back', () => {
    expect(addLanguage(hindi, '/')).toBe('/hi')
    expect(addLanguage(hindi, '/?search=bank')).toBe('/hi?search=bank')
    expect(addLanguage(hindi, '/businesses#search')).toBe('/hi/businesses#search')
    for (const language of LANGUAGES)
      for (const path of ['/', '/about', '/hindi', '/business/x/page/2'])
        expect(splitLanguage(addLanguage(language, path))).toEqual({ language, path })
  })

  it('is the same for what exists once', () => {
    for (const path of ['/api', '/api/live', '/uploads/a.webp', '/developers', '/robots.txt']) {
      expect(isTranslatedPath(path)).toBe(false)
      expect(addLanguage(hindi, path)).toBe(path)
    }
    for (const path of ['/apis', '/developers/x', '/robots', '/'])
      expect(isTranslatedPath(path)).toBe(true)
  })
})
