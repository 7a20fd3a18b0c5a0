import { enquiries } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Enquiries hold the name, address and number of their sender, signed in or not. */
export const enquiryData: PersonalData = {
  noun: 'enquiries',
  parts: [
    { table: enquiries, owner: enquiries.accountId, file: 'enquiries', onErase: 'delete' },
    {
      table: enquiries,
      owner: enquiries.email,
      by: 'email',
      file: 'enquiries-of-this-address',
      onErase: 'delete',
    },
  ],
}
