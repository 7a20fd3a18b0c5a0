import { CodeStep } from '#app/account/first-form/CodeStep.tsx'
import { FirstFrame, FirstSteps, HaveAccount } from '#app/account/first-form/FirstFrame.tsx'
import { REQUIRED_FIELDS, type TextFieldName } from '#app/account/listing/values.ts'
import { ClosedListings } from '#app/account/listing/ClosedListings.tsx'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { firstForm } from '#i18n/en/app/first-form.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { FirstListing } from './FirstListing.tsx'
import { useFirstListing } from './use-first-listing.ts'

/** "List your business" for somebody without an account. */
export const FirstScreen = () => (
  <FirstFrame title={t.title}>{acceptsListings() ? <Form /> : <ClosedListings />}</FirstFrame>
)

const PLACE: readonly TextFieldName[] = ['locationId', 'address']
const ACCOUNT: readonly TextFieldName[] = ['ownerName', 'email']

function Form() {
  const first = useFirstListing()
  const { values } = first.form
  const isFilled = (names: readonly TextFieldName[]) =>
    names.every((name) => values[name].trim() !== '')
  const business = REQUIRED_FIELDS.filter((name) => ![...PLACE, ...ACCOUNT].includes(name))
  return (
    <>
      <FirstSteps
        lede={t.lede}
        steps={[
          { name: t.steps.business, isDone: isFilled(business) },
          { name: t.steps.place, isDone: isFilled(PLACE) },
          { name: firstForm.account, isDone: first.account.hasAccount },
        ]}
      />
      {first.account.isConfirming ? (
        <CodeStep account={first.account} />
      ) : (
        <FirstListing first={first} />
      )}
      <HaveAccount />
    </>
  )
}
