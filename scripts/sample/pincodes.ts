import { join } from 'node:path'
import { readCsv } from './csv.ts'
import { formatDistrictName } from './districts.ts'

export const pincodeColumns = ['pincode', 'district', 'state', 'offices'] as const

/**
 * Every PIN code of Jharkhand, once for each district it reaches into, with the number of post
 * offices there.
 */
export function readPincodes(
  sourceFolder: string,
): Record<(typeof pincodeColumns)[number], string>[] {
  const offices = new Map<string, number>()
  for (const { pincode, district = '' } of readCsv(join(sourceFolder, 'pincodes/jharkhand.csv'))) {
    const key = `${pincode},${formatDistrictName(district)}`
    offices.set(key, (offices.get(key) ?? 0) + 1)
  }
  return [...offices].toSorted(inOrder).map(([key, count]) => {
    const [pincode = '', district = ''] = key.split(',')
    return { pincode, district, state: 'Jharkhand', offices: String(count) }
  })
}

function inOrder([left]: readonly [string, number], [right]: readonly [string, number]): number {
  return left < right ? -1 : left > right ? 1 : 0
}
