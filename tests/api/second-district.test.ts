import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { DEFAULT_DISTRICT, getDistrictFolder } from '#district/read/folder.ts'
import { listForeignNames } from '../../scripts/district/names.ts'
import { listForeignInFiles } from './setup/district-texts.ts'
import { runScript } from './setup/server.ts'
import { START_LIMIT_MS, startDistrict, type StartedDistrict } from './setup/started-district.ts'

const FOLDER = path.join(import.meta.dirname, '../fixtures/district')

describe('another district, from a folder outside src', () => {
  let district: StartedDistrict
  beforeAll(async () => {
    district = await startDistrict(FOLDER, 'en')
  }, START_LIMIT_MS)
  afterAll(() => district.stop())

  it('is built, and names nothing of those that are shipped', async () => {
    const foreign = listForeignNames(readFacts(FOLDER, stopAtFault)!)
    const ofDefault = readFacts(getDistrictFolder(DEFAULT_DISTRICT), stopAtFault)!
    expect(foreign).toContain(ofDefault.name.en)
    expect(await listForeignInFiles(district, foreign)).toEqual([])
    expect(await (await district.get('/')).text()).toContain('Suhana')
  })

  it('has its guide at its own address', async () => {
    const guide = await (await district.get('/suhana-district')).text()
    expect(guide).toContain('Its towns, banks and hospitals were made up.')
  })

  it('answers in its own towns, by both names', async () => {
    for (const search of ['kheda aspatal', 'खेड़ा अस्पताल']) {
      const answer = await district.get(`/api/businesses?search=${encodeURIComponent(search)}`)
      expect(JSON.stringify(await answer.json()), search).toContain('Sample Hospital Kheda')
    }
  })
})

describe('a folder that is not fit', () => {
  it('stops the start with its faults', async () => {
    const refused = runScript('start', {
      DISTRICT: path.join(FOLDER, 'posts'),
      DATA_DIR: path.join(tmpdir(), 'zila-unfit-district'),
    })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain('district.json:1:1  is missing')
  })
})
