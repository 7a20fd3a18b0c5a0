import { factAnswers } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** What somebody told of listings stays without their name: it is about the listing. */
export const factPersonalData: PersonalData = {
  noun: 'facts',
  parts: [
    {
      table: factAnswers,
      owner: factAnswers.accountId,
      file: 'facts',
      hides: [factAnswers.networkHash],
      onErase: 'unlink',
    },
  ],
}
