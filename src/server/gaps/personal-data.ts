import { businessCalls, callList, helpers } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Who may call, and who called whom. What was written stays without a name: it is of listings. */
export const gapPersonalData: PersonalData = {
  noun: 'gaps',
  parts: [
    { table: businessCalls, owner: businessCalls.accountId, file: 'calls', onErase: 'unlink' },
    { table: helpers, owner: helpers.accountId, file: 'helper', onErase: 'delete' },
    // Told in the file of the helper.
    { table: helpers, owner: helpers.grantedBy, file: null, onErase: 'unlink' },
    { table: callList, owner: callList.leasedTo, file: null, onErase: 'unlink' },
  ],
}
