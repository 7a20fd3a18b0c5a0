import { useEffect, useState } from 'react'
import { useFinalAccountStep } from '#app/account/guest-form/use-final-account-step.ts'
import { checkValues, moveCityError } from '#app/account/listing/check.ts'
import {
  deleteDeviceDraft,
  saveDeviceDraft,
  readDeviceDraft,
  ANONYMOUS_DRAFT_OWNER_ID,
} from '#app/account/listing/device-draft.ts'
import { useListingPhotos } from '#app/account/listing/use-pictures.ts'
import { useListingForm } from '#app/account/listing/use-listing-form.ts'
import { toListingBody, parseDraftValues } from '#app/account/listing/values.ts'
import { APP_PATHS, listingSentPath } from '#config/app-paths.ts'
import { DISTRICT } from '#district/district.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { call } from '#stores/api.ts'
import type { useHoneypot } from '#ui/Honeypot.tsx'

const NO_PICTURES = { logo: null, images: [], imageTexts: {} }
/** As the form of an account calls it: whoever logs in instead finds the photos there. */
const FORM = 'listing:new'

/**
 * The listing of somebody without an account: kept on this device while it is typed, sent as soon
 * as the code has made the account. So are its photos.
 */
export function useGuestListing() {
  const [kept] = useState(() => readDeviceDraft(ANONYMOUS_DRAFT_OWNER_ID))
  const form = useListingForm(
    parseDraftValues({
      selectedState: DISTRICT.state,
      selectedDistrict: DISTRICT.name,
      ...kept?.values,
    }),
  )
  const { values, isTouched } = form
  const photos = useListingPhotos(FORM, NO_PICTURES, true)

  useEffect(() => {
    if (isTouched)
      saveDeviceDraft(ANONYMOUS_DRAFT_OWNER_ID, {
        id: null,
        version: 0,
        form: FORM,
        values: { ...values },
      })
  }, [values, isTouched])

  const account = useFinalAccountStep({
    role: 'owner',
    name: values.ownerName,
    email: values.email,
    mobile: values.phone,
    fields: { name: 'ownerName', email: 'email', mobile: 'phone' },
    from: APP_PATHS.addListing,
    fill: listing.fill,
    show: (found) => form.setProblems(moveCityError(found)),
    submit: async (person) => {
      const pictures = { ...NO_PICTURES, images: await photos.sendAll() }
      // The number may be that of an account with an address.
      const email = values.email.trim() || (person.email ?? '')
      const body = toListingBody({ ...values, email }, pictures)
      const { data } = await call('POST /businesses', { body })
      photos.forget()
      deleteDeviceDraft(ANONYMOUS_DRAFT_OWNER_ID)
      location.assign(listingSentPath(data.id))
    },
  })
  return {
    form,
    photos,
    account,
    /** All that is wrong, also with what is asked beside the form. */
    problems: { ...form.problems, ...account.problems },
    /**
     * Sends a code, or sends the listing where the account is made; answers what is wrong, or null.
     */
    send: (honeypot: ReturnType<ReturnType<typeof useHoneypot>['values']>) =>
      account.send(
        checkValues(
          values,
          form.required.filter((name) => name !== 'email' || account.way === 'email'),
        ),
        honeypot,
      ),
  }
}

export type GuestListingForm = ReturnType<typeof useGuestListing>
