import { CodeStep } from '#app/account/guest-form/CodeStep.tsx'
import {
  GuestFormFrame,
  GuestFormSteps,
  SignInLink,
} from '#app/account/guest-form/GuestFormFrame.tsx'
import { REQUIRED_FIELDS, type TextFieldName } from '#app/account/listing/values.ts'
import { ListingsNotAccepted } from '#app/account/listing/ClosedListings.tsx'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { firstForm } from '#i18n/en/app/first-form.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { GuestListing } from './GuestListing.tsx'
import { useGuestListing } from './use-guest-listing.ts'

/** "List your business" for somebody without an account. */
export const GuestListingScreen = () => (
  <GuestFormFrame title={t.title}>
    {acceptsListings() ? <Form /> : <ListingsNotAccepted />}
  </GuestFormFrame>
)

const PLACE: readonly TextFieldName[] = ['locationId', 'address']
const ACCOUNT: readonly TextFieldName[] = ['ownerName', 'email']

function Form() {
  const first = useGuestListing()
  const { values } = first.form
  const isFilled = (names: readonly TextFieldName[]) =>
    names.every((name) => values[name].trim() !== '')
  const business = REQUIRED_FIELDS.filter((name) => ![...PLACE, ...ACCOUNT].includes(name))
  return (
    <>
      <GuestFormSteps
        lede={t.lede}
        steps={[
          { name: t.steps.business, isDone: isFilled(business) },
          { name: t.steps.place, isDone: isFilled(PLACE) },
          { name: firstForm.account, isDone: first.account.hasAccount },
        ]}
      />
      {first.account.sent ? (
        <CodeStep account={first.account} sent={first.account.sent} />
      ) : (
        <GuestListing first={first} />
      )}
      <SignInLink />
    </>
  )
}
