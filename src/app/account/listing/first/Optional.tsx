import { Features } from '#app/account/listing/Features.tsx'
import { Hours } from '#app/account/listing/Hours.tsx'
import { Services } from '#app/account/listing/Services.tsx'
import { Text } from '#app/account/listing/Text.tsx'
import type { Listing } from '#app/account/listing/use-listing.ts'

/** What can be added now or after sending; photos need the account. */
export const Optional = ({ form }: { form: Listing }) => (
  <div className="stack">
    <Text form={form} name="nameHi" lang="hi" />
    <Text form={form} name="landmark" />
    <Hours form={form} />
    <Services form={form} />
    <Features form={form} />
  </div>
)
