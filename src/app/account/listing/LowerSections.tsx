import { useRead } from '#app/data/use-read.ts'
import { FeatureFields } from './FeatureFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { MediaFields } from './MediaFields.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import type { ListingFormState } from './use-listing-form.ts'
import type { UsePicturesResult } from './use-pictures.ts'
import { useScrollToSection } from './use-scroll-to-section.ts'

export { Preview } from './Preview.tsx'

type Props = { form: ListingFormState; pictures: UsePicturesResult }

/** The parts of a listing that need not be filled in; they come after the others can be. */
export function LowerSections({ form, pictures }: Props) {
  useScrollToSection(useRead('GET /categories', {}).data !== undefined)
  return (
    <>
      <HoursFields form={form} />
      <ServiceFields form={form} />
      <FeatureFields form={form} />
      <MediaFields form={form} photos={pictures.photos} logo={pictures.logo} />
    </>
  )
}
