import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_DISTRICT } from '#district/read/folder.ts'
import { checkDistrict } from '../../scripts/district/check.ts'
import { cutTables } from '../../scripts/district/cut-tables.ts'
import { writeDistrict } from '../../scripts/district/write.ts'

const ANSWERS = {
  ...{ slug: 'navgram', name: 'Navgram', state: 'Uttarpur', language: 'kn' },
  ...{ localName: 'ನವಗ್ರಾಮ', headquarters: 'Suhapur' },
}
/**
 * As data.gov.in has it: capitals, three kinds of offices, a district after a name, offices within
 * a town, districts that are not known, a point on the wrong continent and one that stands for a
 * whole division.
 */
const PINCODES = `officename,pincode,officetype,district,statename,latitude,longitude
Suhapur H.O,581001,HO,NAVGRAM,UTTARPUR,15.20,75.10
Suhapur Fort S.O,581001,PO,NAVGRAM,UTTARPUR,15.21,75.11
Mandi Bazar S.O (Navgram),581002,PO,NAVGRAM,UTTARPUR,15.25,75.20
"Chota, Gaon B.O",581002,BO,NAVGRAM,UTTARPUR,15.27,75.22
Pul S.O,581003,PO,NAVGRAM,UTTARPUR,15.3,75.3
Ghat S.O,581004,PO,NAVGRAM,UTTARPUR,15.3,75.3
Tal S.O,581005,PO,NAVGRAM,UTTARPUR,15.3,75.3
Kona B.O,581001,BO,NAVGRAM,UTTARPUR,15.55,75.45
Dur B.O,581002,BO,NAVGRAM,UTTARPUR,51.2,7.1
Paar B.O,581002,BO,PURVAPUR,UTTARPUR,15.4,75.5
Kahin B.O,581002,BO,NA,NA,15.4,75.5
Idhar B.O,581002,BO,n/a,UTTARPUR,15.4,75.5
Udhar B.O,581002,BO,,UTTARPUR,15.4,75.5
Elsewhere S.O,110001,PO,NAVGRAM,OTHERPUR,28.6,77.2
`
const BANKS = `ifsc,bank,branch,address,pin_in_address
ABCD0000001,Sample Bank,Suhapur,Main Road,581001
ABCD0000002,Sample Bank,Far Away,Main Road,999999
`
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zila-new-district-'))
  writeFileSync(join(folder, 'pincodes.csv'), PINCODES)
  writeFileSync(join(folder, 'banks.csv'), BANKS)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const make = () => writeDistrict(folder, ANSWERS, cutTables(folder, ANSWERS))

describe('a new district', () => {
  it('is cut out of the tables and fit to start with', () => {
    const { folder: made, todo } = make()
    expect(checkDistrict(made).faults).toEqual([])
    const read = (file: string) => readFileSync(join(made, file), 'utf8')
    expect(read('towns.csv').trim().split('\n').slice(1)).toEqual([
      'Uttarpur,Navgram,Ghat,581004,,,,',
      'Uttarpur,Navgram,Mandi Bazar,581002,15.25,75.2,,',
      'Uttarpur,Navgram,Pul,581003,,,,',
      'Uttarpur,Navgram,Suhapur,581001,15.2,75.1,,',
      'Uttarpur,Navgram,Tal,581005,,,,',
    ])
    expect(read('businesses.csv')).toContain('"Chota, Gaon Post Office"')
    expect(read('businesses.csv')).not.toMatch(/Far Away|Elsewhere|51\.2/)
    // Fifty kilometres from its town, which the importer would not believe.
    expect(read('businesses.csv')).toMatch(/Kona Post Office.*,581001,,,/)
    expect(read('pincodes.csv')).toContain('581002,Purvapur,Uttarpur,1')
    // Rows whose district the table does not know are of none.
    expect(read('pincodes.csv')).not.toMatch(/^581002,(?:na|n\/a)?,/im)
    expect(read('districts.csv').trim().split('\n').slice(1)).toEqual([
      'Uttarpur,Navgram,,',
      'Uttarpur,Purvapur,,',
    ])
    expect(JSON.parse(read('district.json'))).toMatchObject({
      languages: ['en', 'kn'],
      script: 'Knda',
      middle: { lat: 15.2, lng: 75.1 },
      pins: ['58'],
    })
    expect(todo.join('\n')).toContain('sources.json')
    expect(read('TODO.md')).toContain(todo[0])
  })

  it('may be called as a district that is shipped', () => {
    const to = join(folder, 'own')
    const { folder: made } = writeDistrict(
      to,
      { ...ANSWERS, slug: DEFAULT_DISTRICT },
      cutTables(folder, ANSWERS),
    )
    expect(checkDistrict(made).faults).toEqual([])
  })

  it('changes nothing where there is one already', () => {
    expect(make).toThrow('is there already')
  })

  it.each([
    [{ name: 'Navgaon' }, 'no district “Navgaon”; they have Navgram, Purvapur'],
    [{ state: 'Nowhere' }, 'no state “Nowhere”; they have Otherpur, Uttarpur'],
  ])('is refused with what the tables have: %o', (other, words) => {
    expect(() => cutTables(folder, { ...ANSWERS, ...other })).toThrow(words)
  })
})
