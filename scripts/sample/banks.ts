import { join } from 'node:path'
import { bankBranches, unlistedBranches } from './bank-branches.ts'
import { bankNames } from './bank-names.ts'
import { judgePhone } from './bank-phones.ts'
import { readCsv } from './csv.ts'
import { hindiPlaces } from './hindi-places.ts'
import { joinParts, type SourceResult, type SampleListing } from './listing.ts'

/** In the state's list but not in the district's: it was filed under the neighbour. */
const filedElsewhere = ['CBIN0281630']

/** The bank branches of Palamu from the IFSC lists under `banks/`. */
export function readBanks(sourceFolder: string): SourceResult {
  const state = readCsv(join(sourceFolder, 'banks/jharkhand.csv'))
  const district = readCsv(join(sourceFolder, 'banks/palamu.csv'))
  const uses = new Map<string, number>()
  for (const { contact } of state) uses.set(contact ?? '', (uses.get(contact ?? '') ?? 0) + 1)
  const rows = [...district, ...state.filter(({ ifsc }) => filedElsewhere.includes(ifsc ?? ''))]

  const dropped: string[] = []
  const listings = rows.flatMap((row) => {
    const reason = unlistedBranches[row.ifsc ?? '']
    if (!reason) return [branchListing(row, (uses.get(row.contact ?? '') ?? 0) > 1)]
    dropped.push(`${row.ifsc} ${row.bank} ${row.branch}: ${reason}`)
    return []
  })
  return {
    listings: listings.toSorted((left, right) => (left.source_id < right.source_id ? -1 : 1)),
    dropped,
  }
}

function branchListing(row: Record<string, string>, shared: boolean): SampleListing {
  const [ifsc, bank, branch] = [
    row.ifsc ?? '',
    bankNames[row.bank ?? ''],
    bankBranches[row.ifsc ?? ''],
  ]
  if (!bank || !branch)
    throw new Error(`${ifsc} ${row.bank} is in neither bank-names.ts nor bank-branches.ts`)
  const town = branch.town ?? branch.place
  const inTown = branch.place.includes(town)
  const micr = /^822\d{6}$/.test(row.micr ?? '') ? row.micr : ''
  const vintage = (row.source ?? '').split('@')[1] ?? ''
  const verdict = judgePhone(row.contact ?? '', shared, Number(vintage.slice(0, 4)))
  const hindi = hindiPlaces[branch.place]
  return {
    source_id: ifsc,
    name: `${bank.name}, ${branch.place}`,
    name_hi: hindi ? `${bank.hindi}, ${hindi}` : '',
    category: 'banks',
    description: joinParts(
      [
        branch.about ??
          `Branch of ${bank.name} ${inTown ? 'in' : 'at'} ` +
            `${inTown ? town : `${branch.place}, ${town}`}.`,
        micr ? `IFSC ${ifsc}, MICR ${micr}.` : `IFSC ${ifsc}.`,
      ],
      ' ',
    ),
    address: branch.address ?? (inTown ? '' : branch.place),
    landmark: branch.landmark ?? '',
    city: town,
    zip_code: branch.pin ?? row.pin_in_address ?? '',
    phone: verdict && 'phone' in verdict ? verdict.phone : '',
    tags: joinParts([ifsc, micr, bank.short], '|'),
    source_date: vintage,
    source_note: joinParts(
      [
        `Bank branch lists (IFSC), ${vintage}`,
        branch.pin && !row.pin_in_address ? 'PIN code added from the post office directory' : '',
        /^\d{6}$/.test(row.contact ?? '') ? 'district code 06562 added to the number' : '',
        verdict && 'reason' in verdict ? `number left out: ${verdict.reason}` : '',
        branch.note,
      ],
      '; ',
    ),
  }
}
