import { formatFault } from '#district/read/fault.ts'
import { getDistrictFolder } from '#district/read/folder.ts'
import { checkDistrict } from '../district/check.ts'

/* Imported before everything that reads the district's folder: an unfit one stops the command. */
const { faults } = checkDistrict()
if (faults.length > 0) {
  console.error(`The district's folder ${getDistrictFolder()} is not fit:`)
  for (const fault of faults.slice(0, 20)) console.error(`  ${formatFault(fault)}`)
  if (faults.length > 20) console.error(`  and ${faults.length - 20} more: npm run check-district`)
  process.exit(1)
}
