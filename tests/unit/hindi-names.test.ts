import { describe, expect, test } from 'vitest'
import { DEFAULT_SERVICE_FIELDS } from '#config/listing-defaults/service-fields.ts'
import { OPTION_WORDS } from '#config/listing-defaults/option-words.ts'
import { getCategoryKind } from '#shared/drawings/category-kind.ts'
import { readCategories } from '#district/read/categories.ts'
import { stopAtFault } from '#district/read/fault.ts'
import { getDistrictFolder } from '#district/read/folder.ts'
import { formatServiceDetails } from '#shared/rules/service-information.ts'
import { toHindiHours } from '#shared/view/hindi-hours.ts'
import {
  getHindiSortName,
  hindiTownNames,
  toHindiAd,
  toHindiBusiness,
  toHindiName,
  toHindiQuestion,
} from '#shared/view/hindi-names.ts'

describe('names in Hindi', () => {
  const bank = { name: 'Bank of India, Sonpani', nameHi: 'बैंक ऑफ इंडिया, सोनपानी' }

  test('the Hindi name takes the place of the English one, which is the other name', () => {
    expect(toHindiName(bank)).toEqual({
      name: 'बैंक ऑफ इंडिया, सोनपानी',
      nameHi: null,
      otherName: 'Bank of India, Sonpani',
    })
  })

  test('without a Hindi name the English one is shown', () => {
    expect(toHindiName({ name: 'Axis Bank', nameHi: null })).toEqual({
      name: 'Axis Bank',
      nameHi: null,
    })
  })

  test('a business has its category, town, district and features in Hindi, too', () => {
    expect(
      toHindiBusiness({
        ...bank,
        description: 'Branch.',
        descriptionHi: '',
        ...{ city: 'Sonpani', district: 'Suhana', state: 'Madhyam' },
        category: { name: 'Banks', nameHi: 'बैंक' },
        location: { city: 'Sonpani', nameHi: 'सोनपानी' },
        selectedFeatures: [{ name: 'Parking', nameHi: 'पार्किंग' }],
      }),
    ).toMatchObject({
      name: 'बैंक ऑफ इंडिया, सोनपानी',
      description: 'Branch.',
      ...{ city: 'सोनपानी', district: 'सुहाना', state: 'मध्यम' },
      category: { name: 'बैंक', otherName: 'Banks' },
      selectedFeatures: [{ name: 'पार्किंग' }],
    })
  })

  test('an ad has the Hindi name of the one town that is called as its seller typed it', () => {
    const towns = [
      { city: 'Sonpani', nameHi: 'सोनपानी' },
      { city: 'Lekhapur', nameHi: null },
      ...['हसरामपुर', 'हुसेनाबाद'].map((nameHi) => ({ city: 'Hasrampur', nameHi })),
    ]
    const townOf = (city: string) =>
      toHindiAd({ city, state: 'Madhyam', category: { name: 'Books' } }, hindiTownNames(towns)).city
    expect(townOf('sonpani')).toBe('सोनपानी')
    expect(townOf('Lekhapur')).toBe('Lekhapur')
    expect(townOf('Hasrampur')).toBe('Hasrampur')
    expect(townOf('Near the school')).toBe('Near the school')
  })

  test('names in Hindi come before those that have none', () => {
    const names = [
      { name: 'Axis Bank', nameHi: null },
      { name: 'Redma', nameHi: 'रेड़मा' },
      { name: 'Abun', nameHi: 'आबुन' },
    ]
    const sorted = names.toSorted((a, b) => (getHindiSortName(a) < getHindiSortName(b) ? -1 : 1))
    expect(sorted.map(({ name }) => name)).toEqual(['Abun', 'Redma', 'Axis Bank'])
  })

  test('answers to a question are the Hindi words of its options', () => {
    const question = toHindiQuestion({
      ...{ fieldName: 'atm', fieldLabel: 'Cash machine', labelHi: 'एटीएम' },
      fieldOptions: { options: ['Yes', 'No', 'BSE'], optionsHi: ['हाँ', 'नहीं', ''] },
    })
    const words = { yes: 'हाँ', no: 'नहीं' }
    expect(formatServiceDetails({ atm: ['Yes', 'BSE'] }, [question], words)).toEqual([
      { label: 'एटीएम', value: 'हाँ, BSE' },
    ])
  })
})

describe('a span of hours', () => {
  test.each([
    ['9:00 AM - 6:00 PM', 'सुबह 9 – शाम 6 बजे'],
    ['10:30 am – 1:00 pm', 'सुबह 10:30 – दोपहर 1 बजे'],
    ['12:00 PM - 9:15 PM', 'दोपहर 12 – रात 9:15 बजे'],
    ['Closed', 'Closed'],
    ['', ''],
  ])('%s is %s', (text, hindi) => expect(toHindiHours(text)).toBe(hindi))
})

describe('the Hindi of what a site begins with', () => {
  test('every category has a name, a description and the drawing of its English name', async () => {
    for (const { slug, name, nameHi, descriptionHi } of readCategories(
      getDistrictFolder(),
      stopAtFault,
    )) {
      expect([slug, Boolean(nameHi && descriptionHi)]).toEqual([slug, true])
      expect([slug, getCategoryKind(nameHi!)]).toEqual([slug, getCategoryKind(name)])
    }
  })

  test('every option has a word, or is letters and names that stay', () => {
    const options = Object.values(DEFAULT_SERVICE_FIELDS).flatMap((fields) =>
      fields.flatMap(({ options: { options = [] } = {} }) => options),
    )
    const missing = new Set(options.filter((option) => !OPTION_WORDS[option]))
    expect([...missing]).toEqual(['CBSE', 'ICSE', 'NIOS', 'JEE / NEET', 'UPSC'])
  })
})
