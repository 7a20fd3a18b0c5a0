import { writeFileSync } from 'node:fs'
import { formatFault } from '#district/read/fault.ts'
import { listShippedDistricts } from '#district/read/folder.ts'
import { checkDistrict } from './district/check.ts'
import { listSchemaFiles } from './district/schema-files.ts'

/**
 * `npm run check-district -- NAME-OR-PATH…`: every fault of a district's folder, and what is filled
 * of it; of all shipped ones when none is named. `--schemas` writes their JSON schemas.
 */
const given = process.argv.slice(2)
if (given.includes('--schemas')) {
  for (const { path, text } of await listSchemaFiles()) writeFileSync(path, text)
} else {
  for (const name of given.length > 0 ? given : listShippedDistricts()) {
    const { faults, filled } = checkDistrict(name)
    console.log(`${name}: ${faults.length === 0 ? 'fit' : `${faults.length} faults`}`)
    for (const fault of faults) console.log(`  ${formatFault(fault)}`)
    for (const { part, how } of filled) console.log(`  ${part.padEnd(26)}${how}`)
    if (faults.length > 0) process.exitCode = 1
  }
}
